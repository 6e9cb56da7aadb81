#ifndef HEADSUP_TENSOR_DYNAMIC_TENSOR_HPP
#define HEADSUP_TENSOR_DYNAMIC_TENSOR_HPP

#include <headsup/tensor/tensor.hpp>

namespace HEADSUP_NAMESPACE {

namespace detail {

/// Where the element at the given positions lies in a row-major tensor of these sizes.
template <class... As, class... Positions>
constexpr std::size_t offset_in(extents<axes<As...>> const& sizes, Positions... positions) {
  std::size_t at = 0;
  std::size_t axis = 0;
  [[maybe_unused]] auto step = [&](std::size_t position, char const* role) {
    std::size_t const size = sizes.data()[axis++];
    if (position >= size) reject("tensor: position ", position, " is outside ", role, "<", size, ">");
    at = at * size + position;
  };
  (step(static_cast<std::size_t>(positions), As::role::name.chars), ...);
  return at;
}

template <class T>
inline constexpr bool is_size = std::integral<T>;
template <class Role>
inline constexpr bool is_size<axis_size<Role>> = true;

}  // namespace detail

/// Numbers over axes of which some have a size that is known at run time only: tensor<float, tokens<dynamic>, d_in<3>>.
///
/// The roles are checked at compile time, the sizes when an operation runs. It is made from its sizes, by role, or from
/// a literal; it owns aligned memory on the heap, moves without copying, and is copied only by clone().
///
///     tensor<float, batch<2>, tokens<dynamic>, d_in<768>> x(sized<tokens>(n));
///
/// Errors  a role twice, no size for a dynamic axis or one too many, a literal of another shape: at compile time; a
///         position outside: argument_error
template <class Scalar, Axis A, Axis... As>
  requires(!axes<A, As...>::fixed)
class tensor<Scalar, A, As...> {
 public:
  using scalar = Scalar;
  using axes = headsup::axes<A, As...>;

  template <class Other, Axis... Bs>
  using not_from = diagnostics::other_axes<Scalar, axes, diagnostics::operand<headsup::axes<Bs...>, Other>>;

  static constexpr bool few_enough = sizeof...(As) < 8;
  static_assert(few_enough, "HU042 tensor: has more than 8 axes; fix: merge some that are always used together");
  static_assert(!std::is_class_v<Scalar>, "HU041 tensor: holds numbers, not objects; fix: float, double, int or bool");
  using role_mistake = diagnostics::role_twice<axes>;
  using checked = decltype(diagnostics::check<role_mistake, distinct<axes>>());

  static constexpr std::size_t rank = 1 + sizeof...(As);
  constexpr std::size_t size() const {
    std::size_t const count = shape_.count();
    if (count == dynamic) __builtin_unreachable();  // it was allocated
    return count;
  }
  constexpr extents<axes> const& shape() const { return shape_; }

  /// Numbers yet to be written.
  constexpr tensor(uninitialized_t, extents<axes> const& shape) : shape_(shape), numbers_(shape.count()) {}

  /// All zeros: one sized<Role>(n) for each dynamic axis, in any order.
  template <class... Sizes>
    requires(detail::is_size<Sizes> && ...)
  constexpr explicit tensor(Sizes... sizes) : tensor(uninitialized, from_sizes(sizes...)) {
    if constexpr (diagnostics::all_sized<axes, Sizes...>) {
      for (std::size_t i = 0; i < size(); ++i) data()[i] = Scalar{};
    } else {
      using mistake = diagnostics::sizes_missing<"tensor", axes>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }

  /// Nested braces, one level an axis; a dynamic axis has as many elements as they hold.
  template <std::size_t N>
    requires(rank == 1)
  constexpr tensor(Scalar const (&literal)[N]) : tensor(uninitialized, read<N>()) {
    copy(data(), literal);
  }
  template <std::size_t N, std::size_t M>
    requires(rank == 2)
  constexpr tensor(Scalar const (&literal)[N][M]) : tensor(uninitialized, read<N, M>()) {
    if constexpr (fits<N, M>) {
      copy(data(), literal);
    } else {
      using mistake = diagnostics::literal_shape<axes, N, M>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t N, std::size_t M, std::size_t K>
    requires(rank == 3)
  constexpr tensor(Scalar const (&literal)[N][M][K]) : tensor(uninitialized, read<N, M, K>()) {
    if constexpr (fits<N, M, K>) {
      copy(data(), literal);
    } else {
      using mistake = diagnostics::literal_shape<axes, N, M, K>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t N, std::size_t M, std::size_t K, std::size_t L>
    requires(rank == 4)
  constexpr tensor(Scalar const (&literal)[N][M][K][L]) : tensor(uninitialized, read<N, M, K, L>()) {
    if constexpr (fits<N, M, K, L>) {
      copy(data(), literal);
    } else {
      using mistake = diagnostics::literal_shape<axes, N, M, K, L>;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  constexpr tensor(any_braces) : tensor(uninitialized, extents<axes>{}) {
    using mistake = diagnostics::literal_levels<"tensor literal", axes>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    (void)diagnostics::refuse<mistake>();
  }

  /// Forgets what is known of the numbers: softmax<keys>(x) is also a tensor over plain keys.
  template <Axis... Bs>
    requires(!std::is_same_v<axes, headsup::axes<Bs...>> && can_hold<axes, headsup::axes<Bs...>>)
  constexpr tensor(tensor<Scalar, Bs...> known)
      : tensor(detail::relabeled, static_cast<tensor<Scalar, Bs...>&&>(known), in_places<axes>(known.shape())) {}

  /// A copy of a tensor of the same axes, of which types know other sizes.
  ///
  /// Errors  a size that is not that of a fixed axis: size_error
  template <Axis... Bs>
    requires(!can_hold<axes, headsup::axes<Bs...>> && same_axes<axes, forget_sums<headsup::axes<Bs...>>>)
  constexpr explicit tensor(tensor<Scalar, Bs...> const& x) : tensor(uninitialized, in_places<axes>(x.shape())) {
    diagnostics::must_be_known(axes{}, x.shape());
    for (std::size_t i = 0; i < size(); ++i) data()[i] = x.data()[i];
  }

  /// Any other tensor is refused in words; views are copied by clone().
  template <class Other, Axis... Bs>
    requires(!(std::is_same_v<Scalar, Other> &&
               (can_hold<axes, headsup::axes<Bs...>> || same_axes<axes, forget_sums<headsup::axes<Bs...>>>)))
  constexpr tensor(tensor<Other, Bs...> const&) noexcept(sizeof(diagnostics::refusal<not_from<Other, Bs...>>) != 0)
      : tensor(uninitialized, extents<axes>{}) {
    using mistake = not_from<Other, Bs...>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  }
  template <class Other, Axis... Bs>
  constexpr tensor(tensor_view<Other, Bs...> const&) noexcept(
      sizeof(diagnostics::refusal<not_from<std::remove_const_t<Other>, Bs...>>) != 0)
      : tensor(uninitialized, extents<axes>{}) {
    using mistake = not_from<std::remove_const_t<Other>, Bs...>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  }

  /// The numbers of a tensor of as many elements over other axes: a temporary hands over its memory.
  template <Axis... Bs>
    requires(!headsup::axes<Bs...>::fixed)
  constexpr tensor(detail::relabeled_t, tensor<Scalar, Bs...>&& other, extents<axes> const& shape)
      : shape_(shape), numbers_(static_cast<detail::heap_of<Scalar>&&>(other.numbers_)) {}
  constexpr tensor(detail::relabeled_t, auto const& other, extents<axes> const& shape) : tensor(uninitialized, shape) {
    for (std::size_t i = 0; i < size(); ++i) data()[i] = other.data()[i];
  }

  constexpr tensor(tensor&&) noexcept = default;
  constexpr tensor& operator=(tensor&& other) noexcept {
    extents<axes> const mine = shape_;
    shape_ = other.shape_;
    other.shape_ = mine;
    numbers_ = static_cast<detail::heap_of<Scalar>&&>(other.numbers_);
    return *this;
  }

  /// A copy that shows in the code.
  constexpr tensor clone() const { return tensor(detail::relabeled, *this, shape_); }

  /// Contiguous, the last axis fastest; null after the tensor was moved from.
  constexpr Scalar* data() { return numbers_.data(); }
  constexpr Scalar const* data() const { return numbers_.data(); }

  /// The element at one position an axis, in the order of the axes, counted from 0.
  template <class... Positions>
    requires(sizeof...(Positions) == rank)
  constexpr Scalar& operator()(Positions... positions) {
    return data()[detail::offset_in(shape_, positions...)];
  }
  template <class... Positions>
    requires(sizeof...(Positions) == rank)
  constexpr Scalar const& operator()(Positions... positions) const {
    return data()[detail::offset_in(shape_, positions...)];
  }

 private:
  template <class, Axis...>
  friend class tensor;

  template <std::size_t... Extents>
  static constexpr bool fits =
      []<class... Bs>(headsup::axes<Bs...>) { return (may_equal(Extents, Bs::size) && ...); }(axes{});

  template <std::size_t... Extents>
  static constexpr extents<axes> read() {
    return {{Extents...}};
  }

  template <class... Sizes>
  static constexpr extents<axes> from_sizes(Sizes... sizes) {
    if constexpr (diagnostics::all_sized<axes, Sizes...>) return extents_from<axes>(sizes...);
    else return {};
  }

  static constexpr Scalar* copy(Scalar* to, Scalar number) {
    *to = number;
    return to + 1;
  }
  template <class Part, std::size_t N>
  static constexpr Scalar* copy(Scalar* to, Part const (&parts)[N]) {
    for (Part const& part : parts) to = copy(to, part);
    return to;
  }

  extents<axes> shape_;
  detail::heap_of<Scalar> numbers_;
};

namespace detail {

/// A tensor over Shape whose numbers will all be written before one is read.
template <class Scalar, class Shape>
constexpr tensor_over<Scalar, Shape> unwritten([[maybe_unused]] extents<Shape> const& sizes) {
  if constexpr (Shape::fixed) return tensor_over<Scalar, Shape>(uninitialized);
  else return tensor_over<Scalar, Shape>(uninitialized, sizes);
}

/// The same, of sizes given by role to Op, which is called so.
template <fixed_string Op, fixed_string Call, class Scalar, Axis... As, class... Roles>
constexpr tensor<Scalar, As...> unwritten_of(axis_size<Roles>... sizes) {
  using list = axes<As...>;
  if constexpr (diagnostics::all_sized<list, axis_size<Roles>...>) {
    return unwritten<Scalar, list>(extents_from<list>(sizes...));
  } else {
    using mistake = diagnostics::sizes_missing<Op, list, Call>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    (void)diagnostics::refuse<mistake>();
    return unwritten<Scalar, list>(extents<list>{});
  }
}

}  // namespace detail

}  // namespace HEADSUP_NAMESPACE

#endif
