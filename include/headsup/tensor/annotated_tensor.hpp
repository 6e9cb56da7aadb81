#pragma once

#include <headsup/tensor/plain_tensor.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
/// A tensor whose type knows more about its numbers: that they sum to one, form a triangle, or what an axis was merged
/// from. It is also a tensor over the plain axes, so whatever takes tokens and keys takes attention weights. A plain
/// tensor made from it forgets all this: merged heads, for example, can then be split in any way.
template <class Scalar, Axis A, Axis... As>
requires(headsup_detail::annotated<A> || ... || headsup_detail::annotated<As>)
class tensor<Scalar, A, As...>
    : public tensor<Scalar, headsup_detail::plain_axis<A>, headsup_detail::plain_axis<As>...> {
  using plain = tensor<Scalar, headsup_detail::plain_axis<A>, headsup_detail::plain_axis<As>...>;

 public:
  using axes = headsup::axes<A, As...>;

  // One function: after an error, g++ takes two that exclude each other for ambiguous.
  constexpr extents<axes> sizes() const {
    if constexpr (axes::fixed) return {};
    else return headsup_detail::in_places<axes>(plain::sizes());
  }

  using plain::plain;
  constexpr tensor() = default;

  // A copy that is deleted for lack of a copy of the memory would have no words.
  constexpr tensor(tensor const&) requires(headsup_detail::is_in_object<Scalar, axes>)
  = default;
  constexpr tensor(tensor&&) = default;
  template <std::same_as<tensor> X> requires(!headsup_detail::is_in_object<Scalar, axes>)
  constexpr tensor(X const&) HEADSUP_DELETED("HU038 tensor: a large one is copied only by clone()", "x.clone()");

  constexpr tensor& operator=(tensor const&) & requires(headsup_detail::is_in_object<Scalar, axes>) = default;
  constexpr tensor& operator=(tensor&&) & = default;
  template <std::same_as<tensor> X> requires(!headsup_detail::is_in_object<Scalar, axes>)
  constexpr tensor& operator=(X const&) &
      HEADSUP_DELETED("HU038 tensor: a large one is copied only by clone()", "x.clone()");
  template <class X = tensor> constexpr auto operator=(X const&) && {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::is_no_temporary<tensor, X>));
    return shape_mistake{};
  }

  constexpr ~tensor() = default;

  /// Forgets some of what is known about the numbers.
  template <Axis... Bs> requires(!std::is_same_v<axes, headsup::axes<Bs...>> && can_hold<axes, headsup::axes<Bs...>>)
  constexpr tensor(tensor<Scalar, Bs...> known) : plain(static_cast<tensor<Scalar, Bs...>&&>(known)) {}

  template <class X> requires headsup_detail::can_copy<tensor, X>
  constexpr explicit(!headsup_detail::is_copied_unsaid<tensor, X>) tensor(X const& other)
      : tensor(headsup_detail::relabeled, headsup_calls::must_hold_for<headsup_calls::op::copied, tensor>(other),
               headsup_detail::in_places<axes>(other.sizes())) {}

  /// What was pooled otherwise, or not at all, or whose ids are others, over the same axes.
  template <Axis... Bs>
  requires(!std::is_same_v<axes, headsup::axes<Bs...>> && !std::is_same_v<axes, headsup_detail::claims_of<axes>> &&
           can_hold<headsup_detail::claims_of<axes>, headsup::axes<Bs...>>)
  constexpr tensor& operator=(tensor<Scalar, Bs...> other) & {
    plain::operator=(static_cast<tensor<Scalar, Bs...>&&>(other));
    return *this;
  }

  // Inherited, they would be two errors for g++.
  template <class Number>
  requires(axes::fixed && axes::size != 1 && !__is_class(Number) && std::is_arithmetic_v<Number>)
  constexpr tensor(Number) HEADSUP_DELETED("HU065 tensor: one number is not a tensor",
                                           "all its numbers in braces, or ones<...>() * number to fill it");
  template <class Number>
  requires(plain::rank != 0 && axes::size == 1 && !__is_class(Number) && std::is_arithmetic_v<Number>)
  constexpr tensor(Number) HEADSUP_DELETED("HU065 tensor: one number is not a tensor",
                                           "{{number}}, with one more pair of braces for each further axis");

  template <class X> requires headsup_detail::is_refused<tensor, X>
#if defined(HEADSUP_AS_PYTORCH)
  constexpr tensor(X const& x) : plain(headsup_detail::uninitialized, extents<typename plain::axes>{}) {
    headsup_by_place::give(*this, x);
  }
#else
  constexpr tensor(X const&) noexcept(sizeof(headsup_diagnostics::refusal<headsup_rule::is_given<tensor, X>>) != 0)
      : plain(headsup_detail::uninitialized, extents<typename plain::axes>{}) {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::is_given<tensor, X>));
  }
#endif

  constexpr tensor(headsup_detail::uninitialized_t, extents<axes> const& given)
      : plain(headsup_detail::uninitialized, headsup_detail::in_places<typename plain::axes>(given)) {}
  template <class X>
  constexpr tensor(headsup_detail::relabeled_t how, X&& other, extents<axes> const& given = {})
      : plain(how, static_cast<X&&>(other), headsup_detail::in_places<typename plain::axes>(given)) {}

  constexpr tensor clone() const { return tensor(headsup_detail::relabeled, *this, sizes()); }
};

/// One number whose type knows of what it is an id. It is also a plain number, and made from no id of something else.
template <class Scalar, Axis Of> requires(!std::is_class_v<Scalar>)
class tensor<Scalar, ids_of<Of>> : public tensor<Scalar> {
  using plain = tensor<Scalar>;

 public:
  using is_id_of = Of;

  using plain::plain;
  constexpr tensor() = default;
  constexpr tensor(tensor const&) = default;
  constexpr tensor& operator=(tensor const&) & = default;
  template <class X = tensor> constexpr auto operator=(X const&) && {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::is_no_temporary<tensor, X>));
    return shape_mistake{};
  }

  template <class... Other> requires(tensor<Scalar, Other...>::rank == 0)
  constexpr tensor& operator=(tensor<Scalar, Other...> const& other) & {
    plain::operator=(other);
    return *this;
  }

  template <class X> requires headsup_detail::is_refused<tensor, X>
#if defined(HEADSUP_AS_PYTORCH)
  constexpr tensor(X const& x) {
    headsup_by_place::give(*this, x);
  }
#else
  constexpr tensor(X const&) noexcept(sizeof(headsup_diagnostics::refusal<headsup_rule::is_given<tensor, X>>) != 0) {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::is_given<tensor, X>));
  }
#endif

  constexpr tensor clone() const { return *this; }
};
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
