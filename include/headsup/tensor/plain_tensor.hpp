#pragma once

#include <headsup/core/position.hpp>
#include <headsup/diagnostics/run_time.hpp>
#if defined(HEADSUP_AS_PYTORCH)
#include <headsup/by_place/given.hpp>
#endif
#include <headsup/tensor/given_rules.hpp>
#include <headsup/tensor/literal.hpp>
#include <headsup/tensor/torch_members.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Asks for the numbers of a tensor over other axes.
struct relabeled_t {};
/// How clone() and operations that only rename axes ask for them.
inline constexpr relabeled_t relabeled{};

/// Numbers that are no tensor: a vector, a span, a pointer, an array of another type than Scalar.
template <class X, class Scalar> concept NumbersElsewhere =
    !requires { typename X::axes; } && !std::is_same_v<std::remove_all_extents_t<X>, Scalar> &&
    (std::is_pointer_v<X> || std::is_array_v<X> || requires(X const& all) { all.begin(); });

/// Whether a tensor T can be copied from an X of another type; whether that needs no word of T; and whether T cannot be
/// made from an X at all.
template <class T, class X> inline constexpr bool can_copy = false;
template <class Scalar, Axis... As, Axis... Bs>
inline constexpr bool can_copy<tensor<Scalar, As...>, tensor<Scalar, Bs...>> =
    !can_hold<axes<As...>, axes<Bs...>> && is_made_from<tensor<Scalar, As...>, tensor<Scalar, Bs...>>;
template <class T, class X> inline constexpr bool is_copied_unsaid = headsup_rule::is_given<T, X>::value;
template <class T, class X> inline constexpr bool is_refused = NumbersElsewhere<X, typename T::scalar>;
template <class T, class Other, class... Bs>
inline constexpr bool is_refused<T, tensor<Other, Bs...>> = !is_made_from<T, tensor<Other, Bs...>>;
template <class T, class Other, class... Bs> inline constexpr bool is_refused<T, tensor_view<Other, Bs...>> = true;

/// Refuses a position outside an axis; HU021.
[[noreturn]] HEADSUP_SELDOM constexpr void refuse_position(headsup_diagnostics::axis_words axis, auto position) {
  headsup_diagnostics::refuse_sizes<argument_error>(
      headsup_diagnostics::beyond_the_end("tensor", axis, position)
      << (axis.size == 0 ? "a tensor that was not moved from" : "-1 for the last"));
}

/// Whether T is a size, given by role or as a number.
template <class T> inline constexpr bool is_size = std::integral<T>;
template <class Role> inline constexpr bool is_size<axis_size<Role>> = true;

/// Sizes given by role. Sizes that do not fit are refused elsewhere.
template <class List, class... Sizes> constexpr extents<List> sizes_given(Sizes... sizes) {
  if constexpr (all_sized<List, Sizes...>) return extents_from<List>(sizes...);
  else return {};
}

/// Where the element at the given positions lies in a row-major tensor of these sizes.
template <class... As, class... Positions>
constexpr std::size_t offset_of(extents<axes<As...>> const& sizes, Positions... positions) {
  std::size_t at = 0;
  [[maybe_unused]] std::size_t axis = 0;
  [[maybe_unused]] auto step = [&](auto position, std::size_t size, char const* role) {
    std::size_t const from_start = headsup_diagnostics::from_the_start(position, size);
    if (from_start >= size) refuse_position({role, size}, position);
    at = at * size + from_start;
    ++axis;
  };
  (step(positions, As::size == dynamic ? sizes.data()[axis] : As::size, As::role::name.chars), ...);
  return at;
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE {
/// Numbers in a shape that is part of the type: tensor<float, batch<2>, tokens<6>, d_in<3>>. An axis whose size is
/// known only at run time is dynamic: tensor<float, tokens<dynamic>, d_in<3>>; operations check its size when they run.
///
/// Row-major in the order written. Up to largest_in_object bytes it is a plain value that can be a constant. Larger
/// ones and those with dynamic axes own aligned heap memory, move without copying, and are copied only by clone().
///
///     tensor<float, tokens<2>, d_in<3>> x{{1, 2, 3}, {4, 5, 6}};
///     tensor<float, batch<2>, tokens<dynamic>, d_in<768>> y(sized<tokens>(n));
///
/// - Errors: a role twice, more numbers than memory can hold, a literal of another shape, no size for a dynamic axis or
///           one too many: at compile time; a position outside: argument_error
template <class Scalar, Axis... As> requires(!std::is_class_v<Scalar> && sizeof...(As) <= 8)
class tensor<Scalar, As...> : public torch_members<>,
                              public headsup_detail::last_choice<tensor<Scalar, As...>>,
                              headsup_detail::numbers_in_braces<Scalar, headsup::axes<As...>> {
  using base = headsup_detail::numbers_in_braces<Scalar, headsup::axes<As...>>;

  using such_axes = headsup_rule::has_such_axes<headsup_calls::op::tensor_type, Scalar, headsup::axes<As...>>;
  static constexpr bool made = such_axes::value && (headsup_rule::keeps_size<As> && ...);
  using wrong_axes = headsup_rule::all<such_axes, headsup_rule::has_its_size<As>...>;
  using checked =
      decltype(headsup_diagnostics::check<std::conditional_t<made, headsup_diagnostics::reported, wrong_axes>, made>());

 public:
  using scalar = Scalar;
  using axes = headsup::axes<As...>;

  static constexpr std::size_t rank = sizeof...(As);
  using base::size;
  using base::sizes;

  /// All zeros.
  constexpr tensor() requires(axes::fixed)
      : base(headsup_detail::uninitialized, {}) {
    if constexpr (std::is_same_v<typename base::memory, headsup_detail::heap_of<Scalar>>) clear();
  }

  /// All zeros: one sized<Role>(n) for each dynamic axis, in any order.
  template <class... Sizes> requires(!axes::fixed && (headsup_detail::is_size<Sizes> && ...) &&
                                     (headsup_detail::are_sizes<axes, Sizes...> || !(std::integral<Sizes> && ...)))
  constexpr explicit tensor(Sizes const&... given)
      : base(headsup_detail::uninitialized, headsup_detail::sizes_given<axes>(given...)) {
    using mistake = headsup_rule::refused_by<headsup_rule::is_given_sizes<
        headsup_calls::op::sized_by_role<headsup_calls::op::tensor_type, "x({each_size})">, axes, Sizes...>>;
    static_assert(!HEADSUP_MISTAKE(mistake));
    clear();
  }

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

  /// Uninitialised numbers.
  constexpr explicit tensor(headsup_detail::uninitialized_t) requires(axes::fixed)
      : base(headsup_detail::uninitialized, {}) {}

  /// Braces, one level per axis, with or without the outermost; a dynamic axis has as many elements as they hold. A
  /// single row keeps the outermost braces if it could otherwise be read as a column.
  using base::base;

  /// A copy of a tensor of the same axes, whose type may know other sizes than this one.
  ///
  /// - Errors: a size that is not that of a fixed axis: size_error
  template <class X> requires headsup_detail::can_copy<tensor, X>
  constexpr explicit(!headsup_detail::is_copied_unsaid<tensor, X>) tensor(X const& other)
      : tensor(headsup_detail::relabeled, headsup_calls::must_hold_for<headsup_calls::op::copied, tensor>(other),
               headsup_detail::in_places<axes>(other.sizes())) {}

  /// That copy where nothing in the code says so. A parameter pack, so that it is only the second choice.
  template <class... X> requires(sizeof...(X) == 1 && (headsup_detail::can_copy<tensor, X> && ...) &&
                                 !(headsup_detail::is_copied_unsaid<tensor, X> && ...))
#if defined(HEADSUP_AS_PYTORCH)
  constexpr tensor(X const&... x) : base(headsup_detail::uninitialized, extents<axes>{}) {
    (headsup_by_place::give(*this, x), ...);
  }
#else
  constexpr tensor(X const&...) noexcept(sizeof(headsup_diagnostics::refusal<headsup_rule::is_given<tensor, X...>>) !=
                                         0)
      : base(headsup_detail::uninitialized, extents<axes>{}) {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::is_given<tensor, X...>));
  }
#endif

  template <class Number>
  requires(axes::fixed && axes::size != 1 && !__is_class(Number) && std::is_arithmetic_v<Number>)
  constexpr tensor(Number) HEADSUP_DELETED("HU065 tensor: one number is not a tensor",
                                           "all its numbers in braces, or ones<...>() * number to fill it");
  template <class Number> requires(rank != 0 && axes::size == 1 && !__is_class(Number) && std::is_arithmetic_v<Number>)
  constexpr tensor(Number) HEADSUP_DELETED("HU065 tensor: one number is not a tensor",
                                           "{{number}}, with one more pair of braces for each further axis");

  /// Any other tensor, and numbers that lie elsewhere, are refused with a message; views are copied by clone().
  template <class X> requires headsup_detail::is_refused<tensor, X>
#if defined(HEADSUP_AS_PYTORCH)
  constexpr tensor(X const& x) : base(headsup_detail::uninitialized, extents<axes>{}) {
    headsup_by_place::give(*this, x);
  }
#else
  constexpr tensor(X const&) noexcept(sizeof(headsup_diagnostics::refusal<headsup_rule::is_given<tensor, X>>) != 0)
      : base(headsup_detail::uninitialized, extents<axes>{}) {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::is_given<tensor, X>));
  }
#endif

  /// The numbers of a tensor of as many elements over other axes: a temporary transfers its memory.
  template <Axis... Bs> requires(std::is_same_v<headsup_detail::tensor_storage<Scalar, headsup::axes<As...>::size>,
                                                headsup_detail::tensor_storage<Scalar, headsup::axes<Bs...>::size>>)
  constexpr tensor(headsup_detail::relabeled_t, tensor<Scalar, Bs...>&& other, extents<axes> const& given = {})
      : base(given, static_cast<typename base::memory&&>(other.memory_)) {
    if constexpr (!headsup::axes<Bs...>::fixed) other.forget();
  }
  constexpr tensor(headsup_detail::relabeled_t, auto const& other, extents<axes> const& given = {})
      : base(headsup_detail::uninitialized, given) {
    for (std::size_t i = 0; i < size(); ++i) data()[i] = other.data()[i];
  }

  /// An explicit copy.
  constexpr tensor clone() const { return tensor(headsup_detail::relabeled, *this, sizes()); }

  /// Contiguous, the last axis fastest; null after the tensor was moved from. Its run-time sizes are 0 then.
  constexpr Scalar* data() { return base::memory_.data(); }
  constexpr Scalar const* data() const { return base::memory_.data(); }

  /// The element at one position per axis, in the order of the axes, counted from 0, or from the end if negative. That
  /// of a temporary is constant: what is written to it would be lost.
  template <class... Positions> requires(sizeof...(Positions) == rank && (std::integral<Positions> && ...))
  constexpr Scalar& operator()(Positions... positions) & {
    return data()[headsup_detail::offset_of(sizes(), positions...)];
  }
  template <class... Positions> requires(sizeof...(Positions) == rank && (std::integral<Positions> && ...))
  constexpr Scalar const& operator()(Positions... positions) const& {
    return data()[headsup_detail::offset_of(sizes(), positions...)];
  }

  /// Too few positions, too many, or none that are integers.
  template <class... Positions> requires(sizeof...(Positions) != rank || !(std::integral<Positions> && ...))
  constexpr auto operator()(Positions const&...) const& {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::has_a_position_per_axis<axes, Positions...>));
    return shape_mistake{};
  }

  /// The element of a tensor of one axis; of more, every position is needed.
  template <class Position> requires(rank <= 1)
  constexpr decltype(auto) operator[](Position const& position) & {
    return (*this)(position);
  }
  template <class Position> requires(rank <= 1)
  constexpr decltype(auto) operator[](Position const& position) const& {
    return (*this)(position);
  }
  template <class Position> requires(rank > 1)
  constexpr auto operator[](Position const&) const& {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::names_the_axis<axes, Position>));
    return shape_mistake{};
  }

  /// The numbers one after another, as they lie in memory: for (float number : x).
  constexpr Scalar* begin() { return data(); }
  constexpr Scalar const* begin() const { return data(); }
  constexpr Scalar* end() { return data() + count_held(); }
  constexpr Scalar const* end() const { return data() + count_held(); }

  /// The number of a tensor without axes.
  constexpr operator Scalar() const requires(rank == 0)
  {
    return data()[0];
  }

  /// A number, or a truth, where there are many.
  template <class Number> requires(rank != 0 && !__is_class(Number) && std::is_arithmetic_v<Number>)
  constexpr operator Number() const {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::of_elements<headsup_calls::op::one_number, axes, Scalar, Number>));
    return Number{};
  }

 private:
  template <class, class...> friend class tensor;

  /// None after the tensor was moved from.
  constexpr std::size_t count_held() const {
    if constexpr (std::is_same_v<typename base::memory, headsup_detail::heap_of<Scalar>>)
      if (data() == nullptr) return 0;
    return size();
  }

  constexpr void clear() {
    for (std::size_t i = 0; i < size(); ++i) data()[i] = Scalar{};
  }
};

/// What is not a type of numbers and at most eight axes is refused where it is named.
template <class Scalar, class... As> class tensor : public shape_mistake {
  using checked = decltype(headsup_diagnostics::check<headsup_rule::is_made_of<Scalar, As...>>());

 public:
  constexpr tensor() = default;
  constexpr tensor(headsup_detail::any_braces) {}
  constexpr tensor(auto const&...) {}
};
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
