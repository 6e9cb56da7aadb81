#ifndef HEADSUP_TENSOR_TENSOR_HPP
#define HEADSUP_TENSOR_TENSOR_HPP

#include <headsup/axes/layout.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/core/argument_error.hpp>
#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/diagnostics/size_mistakes.hpp>
#include <headsup/tensor/any_braces.hpp>
#include <headsup/tensor/storage.hpp>

namespace HEADSUP_NAMESPACE {

template <class Scalar, Axis... As>
class tensor;
template <class Scalar, Axis A, Axis... As>
  requires(!axes<A, As...>::fixed)
class tensor<Scalar, A, As...>;
template <class Element, Axis... As>
class tensor_view;
template <class Element, Axis A, Axis... As>
  requires(!axes<A, As...>::fixed)
class tensor_view<Element, A, As...>;

/// Whether a tensor over To takes the numbers of one over From as they are: the axes are the same, but for what is known
/// of the numbers, which may be forgotten.
template <class To, class From>
concept can_hold = std::is_same_v<To, From> || std::is_same_v<To, forget_sums<From>>;

/// Whether tensors over two lists can be compared: the axes are the same in the same order.
template <class List, class Other>
concept can_compare = same_axes<List, Other>;

namespace detail {

struct relabeled_t {};
inline constexpr relabeled_t relabeled{};

/// Where the element at the given positions lies in a row-major tensor over As.
template <class... As, class... Positions>
constexpr std::size_t offset(axes<As...>, Positions... positions) {
  std::size_t at = 0;
  [[maybe_unused]] auto step = [&](std::size_t position, std::size_t size, char const* role) {
    if (position >= size) reject("tensor: position ", position, " is outside ", role, "<", size, ">");
    at = at * size + position;
  };
  (step(static_cast<std::size_t>(positions), As::size, As::role::name.chars), ...);
  return at;
}

}  // namespace detail

/// Numbers in a shape that is part of the type: tensor<float, batch<2>, tokens<6>, d_in<3>>.
///
/// Row-major in the order written. Up to largest_in_object bytes it is a plain value that can be a constant; above that
/// it owns aligned memory on the heap, moves without copying, and is copied only by clone().
///
/// Errors  a role twice, a literal of another shape: at compile time; a position outside: argument_error
template <class Scalar, Axis... As>
class tensor {
 public:
  using scalar = Scalar;
  using axes = headsup::axes<As...>;

  template <class Other, Axis... Bs>
  using not_from = diagnostics::other_axes<Scalar, axes, diagnostics::operand<headsup::axes<Bs...>, Other>>;

  static constexpr bool few_enough = sizeof...(As) <= 8;
  static_assert(few_enough, "HU042 tensor: has more than 8 axes; fix: merge some that are always used together");
  static_assert(!std::is_class_v<Scalar>, "HU041 tensor: holds numbers, not objects; fix: float, double, int or bool");
  using role_mistake = diagnostics::role_twice<axes>;
  using checked = decltype(diagnostics::check<role_mistake, distinct<axes>>());

  static constexpr std::size_t rank = sizeof...(As);
  static constexpr std::size_t size() { return axes::size; }
  static constexpr extents<axes> shape() { return {}; }

  /// All zeros.
  constexpr tensor() = default;

  /// Numbers yet to be written.
  constexpr explicit tensor(uninitialized_t how) : numbers_(how) {}

  /// The number of a tensor without axes.
  constexpr tensor(Scalar number)
    requires(rank == 0)
  {
    numbers_.data()[0] = number;
  }

  /// Nested braces, one level an axis, as many numbers as the axes have elements.
  template <std::size_t A>
    requires(rank == 1)
  constexpr tensor(Scalar const (&literal)[A]) : numbers_(uninitialized) {
    if constexpr (fits<A>) {
      copy(data(), literal);
    } else {
      using mistake = diagnostics::literal_shape<axes, A>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t A, std::size_t B>
    requires(rank == 2)
  constexpr tensor(Scalar const (&literal)[A][B]) : numbers_(uninitialized) {
    if constexpr (fits<A, B>) {
      copy(data(), literal);
    } else {
      using mistake = diagnostics::literal_shape<axes, A, B>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t A, std::size_t B, std::size_t C>
    requires(rank == 3)
  constexpr tensor(Scalar const (&literal)[A][B][C]) : numbers_(uninitialized) {
    if constexpr (fits<A, B, C>) {
      copy(data(), literal);
    } else {
      using mistake = diagnostics::literal_shape<axes, A, B, C>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t A, std::size_t B, std::size_t C, std::size_t D>
    requires(rank == 4)
  constexpr tensor(Scalar const (&literal)[A][B][C][D]) : numbers_(uninitialized) {
    if constexpr (fits<A, B, C, D>) {
      copy(data(), literal);
    } else {
      using mistake = diagnostics::literal_shape<axes, A, B, C, D>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }

  constexpr tensor(any_braces) : numbers_(uninitialized) {
    using mistake = diagnostics::literal_levels<"tensor literal", axes>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    (void)diagnostics::refuse<mistake>();
  }

  /// Forgets what is known of the numbers: softmax<keys>(x) is also a tensor over plain keys.
  template <Axis... Bs>
    requires(!std::is_same_v<axes, headsup::axes<Bs...>> && can_hold<axes, headsup::axes<Bs...>>)
  constexpr tensor(tensor<Scalar, Bs...> known)
      : tensor(detail::relabeled, static_cast<tensor<Scalar, Bs...>&&>(known)) {}

  /// Any other tensor is refused in words; views are copied by clone().
  template <class Other, Axis... Bs>
    requires(!(std::is_same_v<Scalar, Other> && can_hold<axes, headsup::axes<Bs...>>))
  constexpr tensor(tensor<Other, Bs...> const&) noexcept(sizeof(diagnostics::refusal<not_from<Other, Bs...>>) != 0)
      : numbers_(uninitialized) {
    using mistake = not_from<Other, Bs...>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  }
  template <class Other, Axis... Bs>
  constexpr tensor(tensor_view<Other, Bs...> const&) noexcept(
      sizeof(diagnostics::refusal<not_from<std::remove_const_t<Other>, Bs...>>) != 0)
      : numbers_(uninitialized) {
    using mistake = not_from<std::remove_const_t<Other>, Bs...>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  }

  /// The numbers of a tensor of as many elements over other axes: a temporary hands over its memory.
  template <Axis... Bs>
    requires(headsup::axes<Bs...>::size == axes::size)
  constexpr tensor(detail::relabeled_t, tensor<Scalar, Bs...>&& other)
      : numbers_(static_cast<detail::storage<Scalar, axes::size>&&>(other.numbers_)) {}
  constexpr tensor(detail::relabeled_t, auto const& other) : tensor(uninitialized) {
    for (std::size_t i = 0; i < size(); ++i) data()[i] = other.data()[i];
  }

  /// A copy that shows in the code.
  constexpr tensor clone() const {
    tensor copy(uninitialized);
    for (std::size_t i = 0; i < size(); ++i) copy.data()[i] = data()[i];
    return copy;
  }

  /// Contiguous, the last axis fastest; null after the tensor was moved from.
  constexpr Scalar* data() { return numbers_.data(); }
  constexpr Scalar const* data() const { return numbers_.data(); }

  /// The element at one position an axis, in the order of the axes, counted from 0.
  template <class... Positions>
    requires(sizeof...(Positions) == rank)
  constexpr Scalar& operator()(Positions... positions) {
    return data()[detail::offset(axes{}, positions...)];
  }
  template <class... Positions>
    requires(sizeof...(Positions) == rank)
  constexpr Scalar const& operator()(Positions... positions) const {
    return data()[detail::offset(axes{}, positions...)];
  }

  /// The number of a tensor without axes.
  constexpr operator Scalar() const
    requires(rank == 0)
  {
    return data()[0];
  }

 private:
  template <class, Axis...>
  friend class tensor;

  template <std::size_t... Extents>
  static constexpr bool fits = std::is_same_v<std::index_sequence<Extents...>, std::index_sequence<As::size...>>;

  static constexpr Scalar* copy(Scalar* to, Scalar number) {
    *to = number;
    return to + 1;
  }
  template <class Part, std::size_t N>
  static constexpr Scalar* copy(Scalar* to, Part const (&parts)[N]) {
    for (Part const& part : parts) to = copy(to, part);
    return to;
  }

  detail::storage<Scalar, axes::size> numbers_;
};

/// Whether all numbers are equal; tensors without axes compare as their numbers.
///
/// Errors  axes or types of numbers that differ: at compile time
template <class Scalar, class Other, Axis... As, Axis... Bs>
  requires(sizeof...(As) + sizeof...(Bs) != 0)
constexpr bool operator==(tensor<Scalar, As...> const& x, tensor<Other, Bs...> const& y) {
  if constexpr (!can_compare<axes<As...>, axes<Bs...>> || !std::is_same_v<Scalar, Other>) {
    using mistake = diagnostics::cannot_compare<diagnostics::operand<axes<As...>, Scalar>,
                                                diagnostics::operand<axes<Bs...>, Other>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    (void)diagnostics::refuse<mistake>();
    return true;
  } else {
    diagnostics::must_be_alike<"operator==">(x.shape(), y.shape());
    for (std::size_t i = 0; i < x.size(); ++i)
      if (x.data()[i] != y.data()[i]) return false;
    return true;
  }
}

namespace detail {
template <class Scalar, class List>
struct make_tensor;
template <class Scalar, class... As>
struct make_tensor<Scalar, axes<As...>> {
  using type = tensor<Scalar, As...>;
};
}  // namespace detail

/// The tensor whose axes are List.
template <class Scalar, class List>
using tensor_over = typename detail::make_tensor<Scalar, List>::type;

}  // namespace HEADSUP_NAMESPACE

#endif
