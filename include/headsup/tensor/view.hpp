#pragma once

#include <headsup/tensor/neighbour.hpp>
#include <headsup/tensor/tensor.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Whether the memory of a range outlives the call: it is not a temporary, or it is a span and not a container.
template <class Range>
inline constexpr bool outlives_call =
    std::is_lvalue_reference_v<Range> || requires { typename std::remove_cvref_t<Range>::element_type; };

/// Whether X is a tensor, or what derives from one: it owns its numbers, and a view does not.
template <class X> concept Owning =
    requires(std::remove_cvref_t<X> const& x) { []<class Scalar, class... As>(tensor<Scalar, As...> const&) {}(x); };

/// Whether Range is not a tensor, and knows the address and the count of its numbers of type Element.
template <class Range, class Element> concept NumbersOf =
    !requires { typename std::remove_cvref_t<Range>::axes; } && !Neighbour<Range> && requires(Range&& range) {
      { range.data() } -> std::convertible_to<Element*>;
      { range.size() } -> std::convertible_to<std::size_t>;
    };

/// Whether X is a tensor or view whose numbers an Element* may point to.
template <class X, class Element> concept TensorOf = !is_mistake<X> && requires(X&& x) {
  typename std::remove_cvref_t<X>::axes;
  { x.data() } -> std::convertible_to<Element*>;
};

/// Whether X is one that a View of Elements is made from, and not copied.
template <class X, class Element, class View> concept Viewed =
    TensorOf<X, Element> && !std::is_same_v<std::remove_cvref_t<X>, View>;
}  // namespace headsup_detail

// A call that takes a view is the last that reads a temporary: C++ cannot tell it from a variable that is given one by
// =, or from a return. Clang can, and warns of the others.
#if defined(__clang__)
#define HEADSUP_OUTLIVED [[clang::lifetimebound]]
#else
#define HEADSUP_OUTLIVED
#endif
}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE {
/// Numbers that another object owns, with a shape in the type; every operation takes it like a tensor.
///
/// Element is const-qualified for memory that is only read: tensor_view<float const, tokens<6>, d_in<3>>. The memory is
/// contiguous and row-major, needs no alignment, and must live as long as the view. Sizes of dynamic axes are given by
/// role, as for a tensor; a range gives the size of the only dynamic axis itself. A tensor or view of the same axes
/// converts implicitly, whichever sizes its type knows; only the sizes are compared.
///
///     tensor_view<float const, tokens<dynamic>, d_in<3>> x(numbers, sized<tokens>(n));
///
/// A temporary that owns its numbers may be the argument of a call that takes a view of constants. A variable, member
/// or result outlives it: made by its name, it is refused; by = or return, C++ does not tell, and Clang warns.
///
/// - Errors: other axes, no size for a dynamic axis or one too many, a temporary that owns its numbers: at compile
///           time; a range of another size: argument_error; numbers that do not fill a shape with dynamic axes, more
///           than memory can hold, a fixed axis of another size: size_error
template <class Element, Axis... As>
class tensor_view : public torch_members<>,
                    public headsup_detail::last_choice<tensor_view<Element, As...>>,
                    public headsup_detail::sizes_held<axes<As...>> {
  using base = headsup_detail::sizes_held<headsup::axes<As...>>;
  using fits = headsup_rule::has_such_axes<headsup_calls::op::in_memory<"tensor_view">, std::remove_const_t<Element>,
                                           headsup::axes<As...>>;
  using checked = decltype(headsup_diagnostics::check<fits>());

 public:
  using scalar = std::remove_const_t<Element>;
  using axes = headsup::axes<As...>;

  static constexpr std::size_t rank = sizeof...(As);
  using base::size;
  using base::sizes;

  /// The first number; the sizes say how many follow.
  constexpr tensor_view(Element* first, extents<axes> const& given) : base(given), first_(first) {}
  template <class First, class... Sizes>
  requires(std::is_pointer_v<First> && std::convertible_to<First, Element*> &&
           (headsup_detail::is_size<Sizes> && ...) && (sizeof...(Sizes) == 0 || !axes::fixed))
  constexpr explicit tensor_view(First first, Sizes... given) : base(sizes_in_memory(given...)), first_(first) {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::refused_by<gives_sizes<Sizes...>>));
  }

  /// An array of as many numbers or more. If its only dynamic axis is not given a size, it is filled by all of them.
  template <class Number, std::size_t Count, class... Sizes>
  requires(std::convertible_to<Number*, Element*> && (headsup_detail::is_size<Sizes> && ...) &&
           (sizeof...(Sizes) == 0 || !axes::fixed))
  constexpr explicit tensor_view(Number (&given_array)[Count], Sizes... given)
      : base(of_array<Count>(given...)), first_(given_array) {
    using mistake = headsup_rule::refused_by<
        headsup_rule::all<headsup_rule::is_large_enough<axes, Count>,
                          std::conditional_t<fills<Sizes...>, headsup_rule::all<>, gives_sizes<Sizes...>>>>;
    static_assert(!HEADSUP_MISTAKE(mistake));
  }

  /// Any contiguous range that knows its size: std::span, std::vector, std::array. A temporary only if it does not own
  /// its numbers, as a span.
  template <headsup_detail::NumbersOf<Element> Range, class... Sizes>
  requires((headsup_detail::is_size<Sizes> && ...) && (sizeof...(Sizes) == 0 || !axes::fixed))
  constexpr explicit tensor_view(Range&& range, Sizes... given)
      : base(of_range(range.size(), given...)), first_(range.data()) {
    using mistake = headsup_rule::refused_by<
        headsup_rule::all<headsup_rule::outlives_its_views<axes, headsup_detail::outlives_call<Range>>,
                          std::conditional_t<fills<Sizes...>, headsup_rule::all<>, gives_sizes<Sizes...>>>>;
    static_assert(!HEADSUP_MISTAKE(mistake));
  }

  /// An array of another library that knows its sizes: a std::mdspan, or a matrix, map or block of Eigen, whose rows
  /// follow each other. Its sizes are compared with the axes in their order.
  template <headsup_detail::NeighbourOf<Element> Array>
  constexpr explicit tensor_view(Array&& array)
      : base(of_neighbour(array)), first_(headsup_detail::neighbour<std::remove_reference_t<Array>>::first(array)) {
    using facts = headsup_detail::neighbour<std::remove_reference_t<Array>>;
    using mistake = headsup_rule::refused_by<
        headsup_rule::all<headsup_rule::names_each_axis<facts::rank, rank>, headsup_rule::are_rows<facts::has_rows>,
                          headsup_rule::is_given<tensor_view, known_of<std::remove_reference_t<Array>>>,
                          headsup_rule::outlives_its_views<axes, std::is_lvalue_reference_v<Array> || !facts::owns>>>;
    static_assert(!HEADSUP_MISTAKE(mistake));
  }

  /// A view of the same axes; one of other axes is refused in words. It is taken by value, since what matters is how
  /// long its numbers live.
  template <class Other, Axis... Bs> requires headsup_detail::Viewed<tensor_view<Other, Bs...>, Element, tensor_view>
  constexpr tensor_view(tensor_view<Other, Bs...> viewed HEADSUP_OUTLIVED)
      : base(of_tensor(viewed)), first_(viewed.data()) {
    static_assert(
        !HEADSUP_MISTAKE(headsup_rule::refused_by<headsup_rule::is_given<tensor_view, tensor_view<Other, Bs...>>>));
  }

  /// A tensor of the same axes. An argument of a call, which only reads, may be a temporary: it lives until the call
  /// ends.
  template <headsup_detail::Viewed<Element, tensor_view> X> requires headsup_detail::Owning<X>
  constexpr tensor_view(X&& viewed HEADSUP_OUTLIVED) : base(of_tensor(viewed)), first_(viewed.data()) {
    using mistake = headsup_rule::refused_by<headsup_rule::all<
        headsup_rule::is_given<tensor_view, std::remove_cvref_t<X>>,
        headsup_rule::outlives_its_views<axes, std::is_lvalue_reference_v<X> || std::is_const_v<Element>>>>;
    static_assert(!HEADSUP_MISTAKE(mistake));
  }

  /// What is made by its name, and not for an argument, outlives a temporary.
  template <headsup_detail::Viewed<Element, tensor_view> X>
  requires(headsup_detail::Owning<X> && !std::is_lvalue_reference_v<X>)
  constexpr explicit tensor_view(X&& viewed) : base(of_tensor(viewed)), first_(viewed.data()) {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::refused_by<headsup_rule::outlives_its_views<axes>>));
  }

  /// A view that could write refers to numbers that can be written.
  template <class X> requires(!std::is_const_v<Element> && headsup_detail::TensorOf<X, Element const> &&
                              !headsup_detail::TensorOf<X, Element>)
  constexpr tensor_view(X&&)
      HEADSUP_DELETED("HU033 tensor_view: the numbers are constant", "float const instead of float in the view");

  /// Numbers of another type are not a view's own, nor constant ones that it could write.
  template <class X, class... Sizes>
  requires((headsup_detail::NumbersOf<X, void const> && !headsup_detail::NumbersOf<X, Element>) ||
           (std::is_pointer_v<std::decay_t<X>> && !std::convertible_to<std::decay_t<X>, Element*>))
  constexpr explicit tensor_view(X&&, Sizes const&...)
      HEADSUP_DELETED("HU033 tensor_view: refers to numbers of its own type alone",
                      "a view of the type that they have, const if they are, and to<float>(view) for another type");

  /// A view that is moved stays what it is; one that is assigned to refers to other numbers, and writes none.
  constexpr tensor_view(tensor_view const&) = default;
  constexpr tensor_view& operator=(tensor_view const&) & = default;
  template <class X = tensor_view> constexpr auto operator=(X const&) && {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::is_no_temporary<tensor_view, X>));
    return shape_mistake{};
  }

  constexpr tensor<scalar, As...> clone() const {
    return tensor<scalar, As...>(headsup_detail::relabeled, *this, sizes());
  }

  constexpr Element* data() const { return first_; }

  /// The element at one position per axis, in the order of the axes, counted from 0.
  template <class... Positions> requires(sizeof...(Positions) == rank && (std::integral<Positions> && ...))
  constexpr Element& operator()(Positions... positions) const {
    return first_[headsup_detail::offset_of(sizes(), positions...)];
  }
  template <class... Positions> requires(sizeof...(Positions) != rank || !(std::integral<Positions> && ...))
  constexpr auto operator()(Positions const&...) const {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::has_a_position_per_axis<axes, Positions...>));
    return shape_mistake{};
  }

  template <class Position> requires(rank <= 1)
  constexpr decltype(auto) operator[](Position const& position) const {
    return (*this)(position);
  }
  template <class Position> requires(rank > 1)
  constexpr auto operator[](Position const&) const {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::names_the_axis<axes, Position>));
    return shape_mistake{};
  }

  constexpr Element* begin() const { return first_; }
  constexpr Element* end() const { return first_ + size(); }

 private:
  template <class... Sizes>
  using gives_sizes = headsup_rule::is_given_sizes<
      headsup_calls::op::sized_by_role<headsup_calls::op::in_memory<"tensor_view">, "x(numbers, {each_size})">, axes,
      Sizes...>;

  /// Whether a range alone can give the only size that is not known.
  template <class... Sizes>
  static constexpr bool fills = sizeof...(Sizes) == 0 && ((As::size == dynamic ? 1 : 0) + ... + 0) == 1;

  template <class... Sizes> static constexpr extents<axes> of_range(std::size_t count, Sizes... given) {
    if constexpr (fills<Sizes...>) {
      constexpr std::size_t row = (std::size_t{1} * ... * (As::size == dynamic ? 1 : As::size));
      if (count == 0 || count % row != 0)
        headsup_diagnostics::reject<size_error>("tensor_view: ", count, " numbers do not fill whole rows of ", row);
      return {{(As::size == dynamic ? count / row : As::size)...}};
    } else {
      using error = std::conditional_t<axes::fixed, argument_error, size_error>;
      extents<axes> const all = headsup_detail::sizes_given<axes>(given...);
      if (count != all.count())
        headsup_diagnostics::reject<error>("tensor_view: the shape has ", all.count(), " numbers, the range has ",
                                           count);
      return all;
    }
  }

  template <class List> struct over;
  template <class... Bs> struct over<headsup::axes<Bs...>> {
    using type = tensor_view<Element, Bs...>;
  };
  /// The view of what the type of an array knows of its sizes.
  template <class Array>
  using known_of = typename over<typename headsup_detail::axes_of_neighbour<Array, headsup::axes<As...>>::type>::type;

  template <class Array> static constexpr extents<axes> of_neighbour(Array& array) {
    using facts = headsup_detail::neighbour<Array>;
    if constexpr (facts::rank != sizeof...(As)) {
      return {};
    } else {
      using run_time = headsup::axes<headsup_detail::resized<headsup_detail::plain_axis<As>, dynamic>...>;
      extents<run_time> found{};
      std::size_t step = 1;
      bool in_rows = true;
      for (std::size_t i = rank; i-- > 0;) {
        found.sizes[i] = facts::size(array, i);
        in_rows = in_rows && (found.sizes[i] < 2 || facts::stride(array, i) == step);
        step *= found.sizes[i];
      }
      if (step == 0) headsup_diagnostics::reject<size_error>("tensor_view: the array has no numbers");
      if (!in_rows)
        headsup_diagnostics::reject("tensor_view: the rows of the array do not follow each other",
                                    headsup_diagnostics::fix_is,
                                    "a copy, or x.transpose() of what is column-major, with its axes the other way "
                                    "round");
      return of_tensor(typename over<run_time>::type(facts::first(array), found));
    }
  }

  template <class... Sizes> static constexpr extents<axes> sizes_in_memory(Sizes... given) {
    extents<axes> const all = headsup_detail::sizes_given<axes>(given...);
    if constexpr (!axes::fixed)
      if (all.count() > fits::most)
        headsup_diagnostics::reject<size_error>("tensor_view: more numbers than memory can hold");
    return all;
  }

  template <std::size_t Count, class... Sizes> static constexpr extents<axes> of_array(Sizes... given) {
    if constexpr (axes::fixed) {
      return {};
    } else if constexpr (fills<Sizes...>) {
      return of_range(Count);
    } else {
      extents<axes> const all = sizes_in_memory(given...);
      if (Count < all.count())
        headsup_diagnostics::reject<size_error>("tensor_view: the shape has ", all.count(), " numbers, the array has ",
                                                Count);
      return all;
    }
  }

  template <class X> static constexpr extents<axes> of_tensor(X const& x) {
    if constexpr (headsup_detail::is_made_from<tensor_view, X>) {
      headsup_calls::must_hold_for<headsup_calls::op::viewed, tensor_view>(x);
      return headsup_detail::in_places<axes>(x.sizes());
    } else {
      return {};
    }
  }

  Element* first_;
};

}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// The numbers from the first one on, in such a shape.
template <class Element, class... As>
constexpr tensor_view<Element, As...> view_at(Element* first, extents<axes<As...>> const& shape) {
  return {first, shape};
}
}  // namespace headsup_detail

/// A tensor's numbers without owning them.
template <class Scalar, Axis... As>
constexpr tensor_view<Scalar const, As...> view(tensor<Scalar, As...> const& x HEADSUP_OUTLIVED) {
  return {x.data(), x.sizes()};
}
template <class Scalar, Axis... As>
constexpr tensor_view<Scalar, As...> view(tensor<Scalar, As...>& x HEADSUP_OUTLIVED) {
  return {x.data(), x.sizes()};
}
template <class Scalar, Axis... As> constexpr auto view(tensor<Scalar, As...>&&) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::outlives_its_views<axes<As...>>));
  return shape_mistake{};
}

/// Of what one number is an id its view does not say.
template <class Scalar, Axis Of>
constexpr tensor_view<Scalar const> view(tensor<Scalar, ids_of<Of>> const& x HEADSUP_OUTLIVED) {
  return view(static_cast<tensor<Scalar> const&>(x));
}
template <class Scalar, Axis Of> constexpr tensor_view<Scalar> view(tensor<Scalar, ids_of<Of>>& x HEADSUP_OUTLIVED) {
  return view(static_cast<tensor<Scalar>&>(x));
}
template <class Scalar, Axis Of> constexpr auto view(tensor<Scalar, ids_of<Of>>&& x) {
  return view(static_cast<tensor<Scalar>&&>(x));
}
}  // namespace HEADSUP_NAMESPACE
