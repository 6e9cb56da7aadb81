#ifndef HEADSUP_TENSOR_LITERAL_HPP
#define HEADSUP_TENSOR_LITERAL_HPP

#include <headsup/axes/extents.hpp>
#include <headsup/diagnostics/axis_mistakes.hpp>
#include <headsup/tensor/any_braces.hpp>
#include <headsup/tensor/storage.hpp>

// Numbers in braces, one level an axis, the outermost of which are those of the initialisation: rows as arrays whose
// sizes the compiler deduces, for each rank up to the limit of 8 axes. With one pair of braces more they are read as an
// argument.

namespace HEADSUP_NAMESPACE::detail {

/// What braces are read for. {{1}, {2}} are two rows, or one row whose numbers stand in braces of their own: where both
/// could be meant, a tensor takes the first, and one row needs the outermost braces too.
enum class braces_for { tensor, whole_tensor, printing };

template <class List>
inline constexpr bool reads_both_ways = false;
template <class A, class... As>
inline constexpr bool reads_both_ways<axes<A, As...>> = reads_both_ways<axes<As...>>;
template <class A>
inline constexpr bool reads_both_ways<axes<A>> = may_equal(A::size, 1);

template <class List>
inline constexpr bool begins_with_one = false;
template <class A, class... As>
inline constexpr bool begins_with_one<axes<A, As...>> = A::size == 1;

/// How many sizes a tensor is given when it is made; so few whole numbers are sizes that lack their roles.
template <class List>
inline constexpr std::size_t sizes_asked = 0;
template <class... As>
inline constexpr std::size_t sizes_asked<axes<As...>> = (std::size_t{0} + ... + (As::size == dynamic ? 1 : 0));
template <class List, class... Numbers>
inline constexpr bool are_sizes = sizeof...(Numbers) <= sizes_asked<List> && (std::integral<Numbers> && ...);

/// The sizes of braces at one level, each as written.
template <std::size_t First, std::size_t... Others>
struct sizes {
  static constexpr std::size_t first = First;
  static constexpr std::size_t count = 1 + sizeof...(Others);
  static constexpr bool even = ((Others == First) && ...);
};

template <class List, braces_for For>
using other_levels = std::conditional_t<For == braces_for::printing, diagnostics::literal_levels<"prints_as", List>,
                                        diagnostics::literal_levels<"tensor literal", List>>;

/// Rows in braces, read as a tensor over List.
template <class List, braces_for For, std::size_t Rows, class... Levels>
struct read_braces {
  static constexpr bool fit = false;
  using mistake = other_levels<List, For>;
};
template <class A, class... As, braces_for For, std::size_t Rows, class... Levels>
  requires(sizeof...(As) == sizeof...(Levels))
struct read_braces<axes<A, As...>, For, Rows, Levels...> {
  static constexpr bool fit_as_row = ((Levels::even && may_equal(Levels::first, As::size)) && ...);
  static constexpr bool fit = fit_as_row && may_equal(Rows, A::size);
  /// A single row, if it is none of the tensor's, is taken for numbers that lack braces.
  static constexpr bool is_row =
      For == braces_for::tensor ? fit_as_row : For != braces_for::printing || sizeof...(As) > 0;
  using mistake = std::conditional_t<(Levels::even && ...) && (Rows > 1 || is_row),
                                     diagnostics::literal_shape<axes<A, As...>, Rows, Levels::first...>,
                                     other_levels<axes<A, As...>, For>>;
};

/// The numbers of a tensor over List, with the sizes that only the run time knows.
template <class Scalar, class List, braces_for For>
class numbers {
 protected:
  using levels = other_levels<List, For>;

  template <class Level, class... Levels>
  static constexpr extents<List> held() {
    if constexpr (List::fixed) return {};
    else return {{Level::count, Level::first, Levels::first...}};
  }
  template <std::size_t Count>
  static constexpr extents<List> held_flat() {
    if constexpr (List::fixed || List::rank != 1) return {};
    else return {{Count}};
  }

  /// Whether rows of such sizes are read as the braces of so many axes, less the outermost.
  template <std::size_t Rank, class Level, class... Levels>
  static constexpr bool takes() {
    if constexpr (Rank != List::rank) return false;
    else if constexpr (Level::count > 1 || For != braces_for::tensor) return true;
    else if constexpr (reads_both_ways<List>) return false;
    else return !begins_with_one<List> || read_braces<List, For, 1, Level, Levels...>::fit;
  }
  /// How many numbers in a row are taken for a literal, so that a single number is none.
  static constexpr std::size_t fewest = List::rank == 0 || For == braces_for::tensor     ? 2
                                        : List::rank == 1 || For == braces_for::printing ? 1
                                                                                         : 2;

 public:
  static constexpr std::size_t rank = List::rank;
  using memory = storage<Scalar, List::size>;

  [[no_unique_address]] extents<List> extents_;
  memory memory_;
  /// Whether braces were read, and not refused.
  [[no_unique_address]] std::conditional_t<For == braces_for::printing, bool, uninitialized_t> read_{};

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
    copy(number);
  }

  /// The numbers of a single axis.
  template <class... Numbers>
    requires(sizeof...(Numbers) >= fewest && (std::is_arithmetic_v<Numbers> && ...) &&
             !(For == braces_for::tensor && are_sizes<List, Numbers...>))
  constexpr numbers(Numbers... each) : numbers(uninitialized, held_flat<sizeof...(Numbers)>()) {
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
    requires(takes<2, sizes<A...>>())
  constexpr numbers(Scalar const (&... rows)[A]) : numbers(uninitialized, held<sizes<A...>>()) {
    using read = read_braces<List, For, sizeof...(A), sizes<A...>>;
    if constexpr (read::fit) {
      copy(rows...);
    } else {
      using mistake = typename read::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t... A, std::size_t... B>
    requires(takes<3, sizes<A...>, sizes<B...>>())
  constexpr numbers(Scalar const (&... rows)[A][B]) : numbers(uninitialized, held<sizes<A...>, sizes<B...>>()) {
    using read = read_braces<List, For, sizeof...(A), sizes<A...>, sizes<B...>>;
    if constexpr (read::fit) {
      copy(rows...);
    } else {
      using mistake = typename read::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t... A, std::size_t... B, std::size_t... C>
    requires(takes<4, sizes<A...>, sizes<B...>, sizes<C...>>())
  constexpr numbers(Scalar const (&... rows)[A][B][C])
      : numbers(uninitialized, held<sizes<A...>, sizes<B...>, sizes<C...>>()) {
    using read = read_braces<List, For, sizeof...(A), sizes<A...>, sizes<B...>, sizes<C...>>;
    if constexpr (read::fit) {
      copy(rows...);
    } else {
      using mistake = typename read::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  /// Braces of another depth, or ragged, are refused in words.
  template <std::size_t... N>
    requires(sizeof...(N) > 1)
  constexpr numbers(any_braces::number_or_braces const (&... rows)[N]) : numbers(uninitialized, extents<List>{}) {
    ((void)rows, ...);
    static_assert(diagnostics::error_of<levels>::none HEADSUP_WORDS_OF(levels));
    (void)diagnostics::refuse<levels>();
  }
  template <int = 0>
  constexpr numbers(any_braces) : numbers(uninitialized, extents<List>{}) {
    static_assert(diagnostics::error_of<levels>::none HEADSUP_WORDS_OF(levels));
    (void)diagnostics::refuse<levels>();
  }

 protected:
  /// A number that is rounded beyond its type is an error, as in an array.
  template <class Number>
  static constexpr Scalar as_scalar(Number number) {
    if constexpr (std::is_floating_point_v<Number> && !std::is_floating_point_v<Scalar>) return Scalar{number};
    else return static_cast<Scalar>(number);
  }

  constexpr void copy(auto const&... rows) {
    if constexpr (For == braces_for::printing) read_ = true;
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

/// The same with rows of more axes: apart, because few tensors have so many.
template <class Scalar, class List, braces_for For>
class deep_numbers : public numbers<Scalar, List, For> {
  using base = numbers<Scalar, List, For>;

 public:
  using base::base;

  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D>
    requires(base::template takes<5, sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>>())
  constexpr deep_numbers(Scalar const (&... rows)[A][B][C][D])
      : base(uninitialized, base::template held<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>>()) {
    using read = read_braces<List, For, sizeof...(A), sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>>;
    if constexpr (read::fit) {
      base::copy(rows...);
    } else {
      using mistake = typename read::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D, std::size_t... E>
    requires(base::template takes<6, sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>>())
  constexpr deep_numbers(Scalar const (&... rows)[A][B][C][D][E])
      : base(uninitialized, base::template held<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>>()) {
    using read = read_braces<List, For, sizeof...(A), sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>>;
    if constexpr (read::fit) {
      base::copy(rows...);
    } else {
      using mistake = typename read::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D, std::size_t... E, std::size_t... F>
    requires(base::template takes<7, sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>, sizes<F...>>())
  constexpr deep_numbers(Scalar const (&... rows)[A][B][C][D][E][F])
      : base(uninitialized,
             base::template held<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>, sizes<F...>>()) {
    using read = read_braces<List, For, sizeof...(A), sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>,
                             sizes<F...>>;
    if constexpr (read::fit) {
      base::copy(rows...);
    } else {
      using mistake = typename read::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D, std::size_t... E, std::size_t... F,
            std::size_t... G>
    requires(base::template takes<8, sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>, sizes<F...>,
                                  sizes<G...>>())
  constexpr deep_numbers(Scalar const (&... rows)[A][B][C][D][E][F][G])
      : base(uninitialized, base::template held<sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>,
                                                sizes<F...>, sizes<G...>>()) {
    using read = read_braces<List, For, sizeof...(A), sizes<A...>, sizes<B...>, sizes<C...>, sizes<D...>, sizes<E...>,
                             sizes<F...>, sizes<G...>>;
    if constexpr (read::fit) {
      base::copy(rows...);
    } else {
      using mistake = typename read::mistake;
      static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
      (void)diagnostics::refuse<mistake>();
    }
  }
};

template <class Scalar, class List, braces_for For = braces_for::tensor>
using numbers_for = std::conditional_t<(List::rank > 4), deep_numbers<Scalar, List, For>, numbers<Scalar, List, For>>;

/// What a literal is read as whose outermost braces are those of an argument.
template <class Scalar, class List>
using literal = numbers_for<Scalar, List,
                            List::rank == 1 || begins_with_one<List> || reads_both_ways<List> ? braces_for::whole_tensor
                                                                                              : braces_for::tensor>;

}  // namespace HEADSUP_NAMESPACE::detail

#endif
