#ifndef HEADSUP_TENSOR_VIEW_HPP
#define HEADSUP_TENSOR_VIEW_HPP

#include <headsup/tensor/dynamic_tensor.hpp>

namespace HEADSUP_NAMESPACE {

namespace detail {
/// Whether the memory of a range is there after the call: it is not a temporary, or it is a span, which names the type
/// of its elements, and not a container.
template <class Range>
inline constexpr bool outlives_call =
    std::is_lvalue_reference_v<Range> || requires { typename std::remove_cvref_t<Range>::element_type; };
}  // namespace detail

/// Numbers that somebody else owns, in a shape that is part of the type; every operation takes it like a tensor.
///
/// Element is const-qualified for memory that is only read: tensor_view<float const, tokens<6>, d_in<3>>. The memory is
/// contiguous and row-major, needs no alignment, and must live as long as the view.
///
/// Errors  a temporary that owns its numbers: at compile time; a range of another size: argument_error
template <class Element, Axis... As>
class tensor_view {
 public:
  using scalar = std::remove_const_t<Element>;
  using axes = headsup::axes<As...>;

  static constexpr std::size_t rank = sizeof...(As);
  static constexpr std::size_t size() { return axes::size; }
  static constexpr extents<axes> shape() { return {}; }

  /// The first of size() numbers.
  constexpr explicit tensor_view(Element* first) : first_(first) {}

  /// Any contiguous range that knows its size: std::span, std::vector, std::array, a tensor. Of temporaries only those
  /// that own nothing.
  template <class Range>
    requires requires(Range&& range) {
      { range.data() } -> std::convertible_to<Element*>;
      { range.size() } -> std::convertible_to<std::size_t>;
    }
  constexpr explicit tensor_view(Range&& range) : first_(range.data()) {
    if constexpr (!detail::outlives_call<Range>) {
      using mistake = diagnostics::view_of_temporary<axes>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
    if (range.size() != size()) reject("tensor_view: a shape of ", size(), " numbers was given ", range.size());
  }

  constexpr tensor<scalar, As...> clone() const {
    tensor<scalar, As...> copy(uninitialized);
    for (std::size_t i = 0; i < size(); ++i) copy.data()[i] = first_[i];
    return copy;
  }

  constexpr Element* data() const { return first_; }

  /// The element at one position an axis, in the order of the axes, counted from 0.
  template <class... Positions>
    requires(sizeof...(Positions) == rank)
  constexpr Element& operator()(Positions... positions) const {
    return first_[detail::offset(axes{}, positions...)];
  }

 private:
  Element* first_;
};

namespace detail {
/// Whether an argument of this type is a temporary that owns its numbers.
template <class T>
inline constexpr bool owns = false;
template <class Scalar, class... As>
inline constexpr bool owns<tensor<Scalar, As...>> = true;
template <class Scalar, class... As>
inline constexpr bool owns<tensor<Scalar, As...> const> = true;
}  // namespace detail

/// The same where some sizes are known at run time only: tensor_view<float const, tokens<dynamic>, d_in<3>>.
///
/// The sizes are given by role, as for a tensor. A range gives the size of the only dynamic axis itself. A tensor or view
/// of the same axes converts without being asked, whichever sizes its type knows; only the sizes are compared.
///
///     tensor_view<float const, tokens<dynamic>, d_in<3>> x(numbers, sized<tokens>(n));
///
/// Errors  no size for a dynamic axis or one too many, a temporary that owns its numbers: at compile time; numbers that
///         do not fill the shape, a fixed axis of another size: size_error
template <class Element, Axis A, Axis... As>
  requires(!axes<A, As...>::fixed)
class tensor_view<Element, A, As...> {
 public:
  using scalar = std::remove_const_t<Element>;
  using axes = headsup::axes<A, As...>;

  static constexpr std::size_t rank = 1 + sizeof...(As);
  constexpr std::size_t size() const { return shape_.count(); }
  constexpr extents<axes> const& shape() const { return shape_; }

  /// The first numbers of as many as the sizes make.
  constexpr tensor_view(Element* first, extents<axes> const& shape) : shape_(shape), first_(first) {}
  template <class... Sizes>
    requires(detail::is_size<Sizes> && ...)
  constexpr explicit tensor_view(Element* first, Sizes... sizes) : shape_(from_sizes(sizes...)), first_(first) {
    if constexpr (!diagnostics::all_sized<axes, Sizes...>) {
      using mistake = diagnostics::sizes_missing<"tensor_view", axes, "x(numbers, ">;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }

  /// Any contiguous range that knows its size. Of temporaries only those that own nothing.
  template <class Range, class... Sizes>
    requires(
                !requires { typename std::remove_cvref_t<Range>::axes; } && (detail::is_size<Sizes> && ...) &&
                requires(Range&& range) {
                  { range.data() } -> std::convertible_to<Element*>;
                  { range.size() } -> std::convertible_to<std::size_t>;
                })
  constexpr explicit tensor_view(Range&& range, Sizes... sizes)
      : shape_(from_range(range.size(), sizes...)), first_(range.data()) {
    if constexpr (!detail::outlives_call<Range>) {
      using mistake = diagnostics::view_of_temporary<axes>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    } else if constexpr (!says_itself<Sizes...> && !diagnostics::all_sized<axes, Sizes...>) {
      using mistake = diagnostics::sizes_missing<"tensor_view", axes, "x(numbers, ">;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }

  /// A tensor or view of the same axes.
  template <class X>
    requires(requires(X&& x) {
              typename std::remove_cvref_t<X>::axes;
              { x.data() } -> std::convertible_to<Element*>;
            } && !std::is_same_v<std::remove_cvref_t<X>, tensor_view> &&
             same_axes<axes, forget_sums<typename std::remove_cvref_t<X>::axes>>)
  constexpr tensor_view(X&& x) : shape_(in_places<axes>(x.shape())), first_(x.data()) {
    diagnostics::must_be_known(axes{}, x.shape());
    if constexpr (detail::owns<X>) {
      using mistake = diagnostics::view_of_temporary<axes>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }

  /// One of other axes is refused in words.
  template <class X>
    requires(requires { typename std::remove_cvref_t<X>::axes; } &&
             !same_axes<axes, forget_sums<typename std::remove_cvref_t<X>::axes>>)
  constexpr tensor_view(X&& x) : shape_{}, first_(nullptr) {
    (void)x;
    using given = std::remove_cvref_t<X>;
    using mistake =
        diagnostics::other_axes<scalar, axes, diagnostics::operand<typename given::axes, typename given::scalar>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    (void)diagnostics::refuse<mistake>();
  }

  constexpr tensor<scalar, A, As...> clone() const {
    return tensor<scalar, A, As...>(detail::relabeled, *this, shape_);
  }

  constexpr Element* data() const { return first_; }

  /// The element at one position an axis, in the order of the axes, counted from 0.
  template <class... Positions>
    requires(sizeof...(Positions) == rank)
  constexpr Element& operator()(Positions... positions) const {
    return first_[detail::offset_in(shape_, positions...)];
  }

 private:
  static constexpr std::size_t unknown =
      ((A::size == dynamic ? 1 : 0) + ... + (As::size == dynamic ? std::size_t{1} : std::size_t{0}));

  /// Whether a range can give the only size that is asked for.
  template <class... Sizes>
  static constexpr bool says_itself = sizeof...(Sizes) == 0 && unknown == 1;

  template <class... Sizes>
  static constexpr extents<axes> from_sizes(Sizes... sizes) {
    if constexpr (diagnostics::all_sized<axes, Sizes...>) return extents_from<axes>(sizes...);
    else return {};
  }

  template <class... Sizes>
  static constexpr extents<axes> from_range(std::size_t count, Sizes... sizes) {
    if constexpr (says_itself<Sizes...>) {
      constexpr std::size_t fixed = ((A::size == dynamic ? 1 : A::size) * ... * (As::size == dynamic ? 1 : As::size));
      if (count == 0 || count % fixed != 0)
        reject<size_error>("tensor_view: ", count, " numbers do not fill whole rows of ", fixed);
      return {{(A::size == dynamic ? count / fixed : A::size), (As::size == dynamic ? count / fixed : As::size)...}};
    } else {
      extents<axes> const shape = from_sizes(sizes...);
      if (count != shape.count())
        reject<size_error>("tensor_view: a shape of ", shape.count(), " numbers was given ", count);
      return shape;
    }
  }

  extents<axes> shape_;
  Element* first_;
};

namespace detail {
template <class Element, class... As>
constexpr tensor_view<Element, As...> view_at(Element* first, [[maybe_unused]] extents<axes<As...>> const& shape) {
  if constexpr (axes<As...>::fixed) return tensor_view<Element, As...>(first);
  else return tensor_view<Element, As...>(first, shape);
}
}  // namespace detail

/// A tensor's numbers without owning them.
template <class Scalar, Axis... As>
constexpr tensor_view<Scalar const, As...> view(tensor<Scalar, As...> const& x) {
  return detail::view_at(x.data(), x.shape());
}
template <class Scalar, Axis... As>
constexpr tensor_view<Scalar, As...> view(tensor<Scalar, As...>& x) {
  return detail::view_at(x.data(), x.shape());
}
template <class Scalar, Axis... As>
constexpr auto view(tensor<Scalar, As...>&&) {
  using mistake = diagnostics::view_of_temporary<axes<As...>>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake>();
}

namespace detail {
template <class T>
inline constexpr bool is_tensor = false;
template <class Scalar, class... As>
inline constexpr bool is_tensor<tensor<Scalar, As...>> = true;
template <class Element, class... As>
inline constexpr bool is_tensor<tensor_view<Element, As...>> = true;
}  // namespace detail

/// A tensor or a view of one: what every operation takes.
template <class T>
concept Tensor = detail::is_tensor<std::remove_cvref_t<T>>;

/// The axes of a tensor or view, and the type of its numbers.
template <Tensor X>
using axes_of = typename std::remove_cvref_t<X>::axes;
template <Tensor X>
using scalar_of = typename std::remove_cvref_t<X>::scalar;

namespace detail {
template <class T>
struct describe {
  using type = diagnostics::operand<diagnostics::no_tensor, T>;
};
template <Tensor T>
struct describe<T> {
  using type = diagnostics::operand<axes_of<T>, scalar_of<T>>;
};
}  // namespace detail

/// What a message says of an argument, which may be no tensor.
template <class T>
using described = typename detail::describe<T>::type;

}  // namespace HEADSUP_NAMESPACE

#endif
