#ifndef HEADSUP_TENSOR_LITERAL_HPP
#define HEADSUP_TENSOR_LITERAL_HPP

#include <headsup/axes/extents.hpp>
#include <headsup/diagnostics/axis_mistakes.hpp>
#include <headsup/diagnostics/refuse.hpp>
#include <headsup/tensor/any_braces.hpp>
#include <headsup/tensor/storage.hpp>

// Numbers in braces, one level an axis, whose outermost braces are those of the initialisation: rows, for each rank from
// 2 to the limit of 8 axes, as arrays whose sizes the compiler deduces.

namespace HEADSUP_NAMESPACE::detail {

/// What braces are read for. {{1}, {2}} are two rows, or one row whose numbers stand in braces of their own: where both
/// can be meant, a tensor takes the first, and one row needs the outermost braces too.
enum class braces_for { tensor, whole_tensor, printing };

template <class List>
inline constexpr bool reads_both_ways = false;
template <class... As>
  requires(sizeof...(As) > 1)
inline constexpr bool reads_both_ways<axes<As...>> = [](auto... size) {
  bool last_may_be_one = false;
  ((last_may_be_one = may_equal(size, 1)), ...);
  return last_may_be_one;
}(As::size...);

/// The sizes that the braces of one level have.
template <std::size_t First, std::size_t... Others>
struct sizes {
  static constexpr std::size_t first = First;
  static constexpr std::size_t count = 1 + sizeof...(Others);
  static constexpr bool even = ((Others == First) && ...);
};

/// Rows in braces, read as a literal of a tensor over List.
template <class List, braces_for For, std::size_t Rows, class... Levels>
struct read_braces;
template <class A, class... As, braces_for For, std::size_t Rows, class... Levels>
struct read_braces<axes<A, As...>, For, Rows, Levels...> {
  static constexpr bool fit_a_row = ((Levels::even && may_equal(Levels::first, As::size)) && ...);
  static constexpr bool fit = fit_a_row && may_equal(Rows, A::size);
  static constexpr bool even = (Levels::even && ...) && (Rows != 1 || For == braces_for::printing || fit_a_row ||
                                                        may_equal(A::size, 1) || reads_both_ways<axes<A, As...>>);

  using mistake =
      std::conditional_t<even, diagnostics::literal_shape<axes<A, As...>, Rows, Levels::first...>,
                         std::conditional_t<For == braces_for::printing,
                                            diagnostics::literal_levels<"prints_as", axes<A, As...>>,
                                            diagnostics::literal_levels<"tensor literal", axes<A, As...>>>>;

  static constexpr extents<axes<A, As...>> held() {
    if constexpr (axes<A, As...>::fixed) return {};
    else return {{Rows, Levels::first...}};
  }
};

/// The numbers of a tensor over List, with the sizes that only the run time knows.
template <class Scalar, class List, braces_for For = braces_for::tensor>
class numbers {
  template <class Level, class... Levels>
  using braces = read_braces<List, For, Level::count, Level, Levels...>;
  using other_levels =
      std::conditional_t<For == braces_for::printing, diagnostics::literal_levels<"prints_as", List>,
                         diagnostics::literal_levels<"tensor literal", List>>;

  static constexpr bool one_row_is_clear = List::rank == 1 ? List::fixed : !reads_both_ways<List>;

  template <std::size_t Rank, std::size_t Rows>
  static constexpr bool takes =
      Rank == List::rank && (Rows > 1 || (Rows == 1 && (For != braces_for::tensor || one_row_is_clear)));

 public:
  static constexpr std::size_t rank = List::rank;
  using memory = storage<Scalar, List::size>;

  [[no_unique_address]] extents<List> extents_;
  memory memory_;

  /// All zeros.
  constexpr numbers()
    requires(List::fixed)
      : numbers(uninitialized, extents<List>{}) {
    if constexpr (std::is_same_v<memory, heap_of<Scalar>>) clear();
  }
  /// Numbers yet to be written.
  constexpr numbers(uninitialized_t, extents<List> const& shape) : extents_(shape), memory_(shape.count()) {}
  constexpr numbers(extents<List> const& shape, memory&& taken)
      : extents_(shape), memory_(static_cast<memory&&>(taken)) {}

  constexpr void clear() {
    for (std::size_t i = 0; i < extents_.count(); ++i) memory_.data()[i] = Scalar{};
  }

  /// The number of a tensor without axes.
  constexpr numbers(Scalar number)
    requires(rank == 0)
      : numbers(uninitialized, {}) {
    *memory_.data() = number;
  }

  /// The numbers of a single axis.
  template <class... Numbers>
    requires(rank == 1 && takes<1, sizeof...(Numbers)> && (std::is_arithmetic_v<Numbers> && ...))
  constexpr explicit(For == braces_for::tensor && sizeof...(Numbers) == 1) numbers(Numbers... each)
      : numbers(uninitialized, read_braces<List, For, sizeof...(Numbers)>::held()) {
    using read = read_braces<List, For, sizeof...(Numbers)>;
    if constexpr (read::fit) {
      copy(as_scalar(each)...);
    } else {
      using mistake = typename read::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }

  /// Rows of numbers.
  template <std::size_t... A>
    requires(takes<2, sizeof...(A)>)
  constexpr numbers(Scalar const (&... rows)[A]) : numbers(uninitialized, braces<sizes<A...>>::held()) {
    if constexpr (braces<sizes<A...>>::fit) {
      copy(rows...);
    } else {
      using mistake = typename braces<sizes<A...>>::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t... A, std::size_t... B>
    requires(takes<3, sizeof...(A)>)
  constexpr numbers(Scalar const (&... rows)[A][B]) : numbers(uninitialized, braces<sizes<A...>, sizes<B...>>::held()) {
    if constexpr (braces<sizes<A...>, sizes<B...>>::fit) {
      copy(rows...);
    } else {
      using mistake = typename braces<sizes<A...>, sizes<B...>>::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t... A, std::size_t... B, std::size_t... C>
    requires(takes<4, sizeof...(A)>)
  constexpr numbers(Scalar const (&... rows)[A][B][C]) : numbers(uninitialized, braces<sizes<A...>, sizes<B...>, sizes<C...>>::held()) {
    if constexpr (braces<sizes<A...>, sizes<B...>, sizes<C...>>::fit) {
      copy(rows...);
    } else {
      using mistake = typename braces<sizes<A...>, sizes<B...>, sizes<C...>>::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D>
    requires(takes<5, sizeof...(A)>)
  constexpr numbers(Scalar const (&... rows)[A][B][C][D]) : numbers(uninitialized, braces<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>>::held()) {
    if constexpr (braces<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>>::fit) {
      copy(rows...);
    } else {
      using mistake = typename braces<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>>::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D, std::size_t... E>
    requires(takes<6, sizeof...(A)>)
  constexpr numbers(Scalar const (&... rows)[A][B][C][D][E]) : numbers(uninitialized, braces<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>>::held()) {
    if constexpr (braces<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>>::fit) {
      copy(rows...);
    } else {
      using mistake = typename braces<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>>::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D, std::size_t... E, std::size_t... F>
    requires(takes<7, sizeof...(A)>)
  constexpr numbers(Scalar const (&... rows)[A][B][C][D][E][F]) : numbers(uninitialized, braces<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>, sizes<F...>>::held()) {
    if constexpr (braces<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>, sizes<F...>>::fit) {
      copy(rows...);
    } else {
      using mistake = typename braces<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>, sizes<F...>>::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D, std::size_t... E, std::size_t... F, std::size_t... G>
    requires(takes<8, sizeof...(A)>)
  constexpr numbers(Scalar const (&... rows)[A][B][C][D][E][F][G]) : numbers(uninitialized, braces<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>, sizes<F...>, sizes<G...>>::held()) {
    if constexpr (braces<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>, sizes<F...>, sizes<G...>>::fit) {
      copy(rows...);
    } else {
      using mistake = typename braces<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>, sizes<F...>, sizes<G...>>::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }

  /// Any other braces are refused in words: of another depth than axes, or ragged.
  template <class... Numbers>
    requires(rank != 1 && sizeof...(Numbers) > (For != braces_for::printing) && (std::is_arithmetic_v<Numbers> && ...))
  constexpr numbers(Numbers...) : numbers(uninitialized, extents<List>{}) {
    static_assert(diagnostics::error_of<other_levels>::none HEADSUP_WORDS_OF(other_levels));
    (void)diagnostics::refuse<other_levels>();
  }
  template <std::size_t... N>
    requires(sizeof...(N) > 1)
  constexpr numbers(any_braces::number_or_braces const (&... rows)[N]) : numbers(uninitialized, extents<List>{}) {
    ((void)rows, ...);
    static_assert(diagnostics::error_of<other_levels>::none HEADSUP_WORDS_OF(other_levels));
    (void)diagnostics::refuse<other_levels>();
  }
  template <int = 0>
  constexpr numbers(any_braces) : numbers(uninitialized, extents<List>{}) {
    static_assert(diagnostics::error_of<other_levels>::none HEADSUP_WORDS_OF(other_levels));
    (void)diagnostics::refuse<other_levels>();
  }

 private:
  template <class Number>
  static constexpr Scalar as_scalar(Number number) {
    if constexpr (std::is_floating_point_v<Number> && !std::is_floating_point_v<Scalar>) return Scalar{number};
    else return static_cast<Scalar>(number);
  }

  constexpr void copy(auto const&... rows) {
    Scalar* to = memory_.data();
    ((to = copy_to(to, rows)), ...);
  }
  static constexpr Scalar* copy_to(Scalar* to, Scalar number) {
    *to = number;
    return to + 1;
  }
  template <class Part, std::size_t N>
  static constexpr Scalar* copy_to(Scalar* to, Part const (&parts)[N]) {
    for (Part const& part : parts) to = copy_to(to, part);
    return to;
  }
};

/// What a literal with its outermost braces is read as.
template <class Scalar, class List>
using literal = numbers<
    Scalar, List, (List::rank == 1 || reads_both_ways<List>) ? braces_for::whole_tensor : braces_for::tensor>;

}  // namespace HEADSUP_NAMESPACE::detail

#endif
