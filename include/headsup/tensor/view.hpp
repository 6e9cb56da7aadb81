#ifndef HEADSUP_TENSOR_VIEW_HPP
#define HEADSUP_TENSOR_VIEW_HPP

#include <headsup/tensor/tensor.hpp>

namespace headsup {

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

/// A tensor's numbers without owning them.
template <class Scalar, Axis... As>
constexpr tensor_view<Scalar const, As...> view(tensor<Scalar, As...> const& x) {
  return tensor_view<Scalar const, As...>(x.data());
}
template <class Scalar, Axis... As>
constexpr tensor_view<Scalar, As...> view(tensor<Scalar, As...>& x) {
  return tensor_view<Scalar, As...>(x.data());
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

}  // namespace headsup

#endif
