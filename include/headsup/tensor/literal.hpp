#pragma once

#include <headsup/tensor/literal_rules.hpp>
#include <headsup/tensor/sizes_held.hpp>
#include <headsup/tensor/storage.hpp>

// Numbers in braces, one level per axis, as arrays whose sizes the compiler deduces. The outermost braces are those of
// the initialisation, and each row is an argument: x{{1, 2}, {3, 4}}; or there is one more pair: x{{{1, 2}, {3, 4}}}.

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Numbers in braces of any depth: accepts a literal that fits no shape, so that it can be refused with a message.
struct any_braces {
  struct number_or_braces {
    constexpr number_or_braces(double) {}
    constexpr number_or_braces(std::initializer_list<number_or_braces>) {}
  };

  constexpr any_braces(std::initializer_list<number_or_braces>) {}
};

/// Whether numbers given to a constructor are sizes without roles: integers, at most as many as sizes are needed.
template <class List, class... Numbers> inline constexpr bool are_sizes = false;
template <class... As, class... Numbers>
inline constexpr bool are_sizes<axes<As...>, Numbers...> =
    sizeof...(Numbers) <= (std::size_t{0} + ... + (As::size == dynamic ? 1 : 0)) && (std::integral<Numbers> && ...);

/// Braces that Fit accepts or refuses. Their reader names the refusal: see <headsup/diagnostics/refuse.hpp>.
template <class Fit> struct read {};
template <class Rule> using misfit = headsup_rule::refused_by<Rule>;
template <class Fit> using refused = headsup_diagnostics::refusal<misfit<Fit>>;

/// Narrowing a floating-point number to an integer is an error, as in an array.
template <class Scalar, class Number> constexpr Scalar* copy_to(Scalar* to, Number number) {
  if constexpr (std::is_floating_point_v<Number> && !std::is_floating_point_v<Scalar>) *to = Scalar{number};
  else *to = static_cast<Scalar>(number);
  return to + 1;
}
template <class Scalar, class Part, std::size_t N> constexpr Scalar* copy_to(Scalar* to, Part const (&parts)[N]) {
  for (Part const& part : parts) to = copy_to(to, part);
  return to;
}

/// Whether braces were read, and not refused.
template <braces_for> struct remember {
  constexpr void remember_that_read() {}
};
template <> struct remember<braces_for::printing> {
  bool was_read = false;
  constexpr void remember_that_read() { was_read = true; }
};

/// The numbers of a tensor over List, with the sizes known only at run time.
template <class Scalar, class List, braces_for For> class numbers : public sizes_held<List>, public remember<For> {
  using part = any_braces::number_or_braces const&;

 public:
  using memory = tensor_storage<Scalar, List::size>;

  memory memory_;

  /// Numbers yet to be written.
  constexpr numbers(uninitialized_t, extents<List> const& given) : sizes_held<List>(given), memory_(given.count()) {}
  constexpr numbers(extents<List> const& given, memory&& taken)
      : sizes_held<List>(given), memory_(static_cast<memory&&>(taken)) {}

  template <class Fit, class... Parts>
  constexpr numbers(read<Fit>, Parts const&... parts) : numbers(uninitialized, Fit::sizes()) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
    if constexpr (Fit::value) {
      [[maybe_unused]] Scalar* to = memory_.data();
      ((to = copy_to(to, parts)), ...);
      this->remember_that_read();
    }
  }

  /// The numbers of a single axis. One number alone is read as an axis only for printing. (The compiler answers whether
  /// First is a class without instantiating one, and it is asked of every argument of a constructor.)
  template <class First, class... Others,
            class Fit = headsup_rule::braces_fit<List, For, false, headsup_rule::level<1 + sizeof...(Others)>>>
  requires(!__is_class(First) && std::is_arithmetic_v<First> && (std::is_arithmetic_v<Others> && ...) &&
           sizeof...(Others) >= (For == braces_for::tensor || List::rank == 0 ? 1 : 0) &&
           !(For == braces_for::tensor && are_sizes<List, First, Others...>))
  constexpr numbers(First first, Others... others) noexcept(sizeof(refused<Fit>) == 0)
      : numbers(read<Fit>{}, first, others...) {}

  /// Refuses, with a message, braces of another depth, ragged ones, and ones mixed with numbers.
  template <class Fit = headsup_rule::misread<List, For>>
  constexpr numbers(any_braces) noexcept(sizeof(refused<Fit>) == 0) : numbers(read<Fit>{}) {}
  template <class Fit = headsup_rule::misread<List, For>>
  constexpr numbers(part, part, part = 0, part = 0, part = 0, part = 0, part = 0,
                    part = 0) noexcept(sizeof(refused<Fit>) == 0)
      : numbers(read<Fit>{}) {}
  template <std::size_t... N, class Fit = headsup_rule::misread<List, For>> requires(sizeof...(N) > 8)
  constexpr numbers([[maybe_unused]] any_braces::number_or_braces const (&... rows)[N]) noexcept(sizeof(refused<Fit>) ==
                                                                                                 0)
      : numbers(read<Fit>{}) {}
};

using headsup_rule::level, headsup_rule::braces_of;

/// The same, read from arrays: from rows, or from all in one. Each rank has its class, because no declaration has
/// arrays of any depth, and one class with arrays of all depths takes compilers longer for every tensor.
template <class Scalar, class List, braces_for For, std::size_t Rank = List::rank> class rows;
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 0> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  constexpr rows(Scalar number) : rows::numbers(read<headsup_rule::braces_fit<List, For, false>>{}, number) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 1> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <auto... A, class Fit = braces_of<List, For, level<A...>>> requires Fit::reads
  constexpr rows(Scalar const (&... each)[A]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 2> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <auto... A, class Fit = braces_of<List, For, level<A...>>> requires Fit::reads
  constexpr rows(Scalar const (&... each)[A]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
  template <auto... A, auto... B, class Fit = braces_of<List, For, level<A...>, level<B...>>> requires Fit::reads
  constexpr rows(Scalar const (&... each)[A][B]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 3> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <auto... A, auto... B, class Fit = braces_of<List, For, level<A...>, level<B...>>> requires Fit::reads
  constexpr rows(Scalar const (&... each)[A][B]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
  template <auto... A, auto... B, auto... C, class Fit = braces_of<List, For, level<A...>, level<B...>, level<C...>>>
  requires Fit::reads
  constexpr rows(Scalar const (&... each)[A][B][C]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 4> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <auto... A, auto... B, auto... C, class Fit = braces_of<List, For, level<A...>, level<B...>, level<C...>>>
  requires Fit::reads
  constexpr rows(Scalar const (&... each)[A][B][C]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
  template <auto... A, auto... B, auto... C, auto... D,
            class Fit = braces_of<List, For, level<A...>, level<B...>, level<C...>, level<D...>>>
  requires Fit::reads
  constexpr rows(Scalar const (&... each)[A][B][C][D]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 5> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <auto... A, auto... B, auto... C, auto... D,
            class Fit = braces_of<List, For, level<A...>, level<B...>, level<C...>, level<D...>>>
  requires Fit::reads
  constexpr rows(Scalar const (&... each)[A][B][C][D]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
  template <auto... A, auto... B, auto... C, auto... D, auto... E,
            class Fit = braces_of<List, For, level<A...>, level<B...>, level<C...>, level<D...>, level<E...>>>
  requires Fit::reads
  constexpr rows(Scalar const (&... each)[A][B][C][D][E]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 6> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <auto... A, auto... B, auto... C, auto... D, auto... E,
            class Fit = braces_of<List, For, level<A...>, level<B...>, level<C...>, level<D...>, level<E...>>>
  requires Fit::reads
  constexpr rows(Scalar const (&... each)[A][B][C][D][E]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
  template <
      auto... A, auto... B, auto... C, auto... D, auto... E, auto... F,
      class Fit = braces_of<List, For, level<A...>, level<B...>, level<C...>, level<D...>, level<E...>, level<F...>>>
  requires Fit::reads
  constexpr rows(Scalar const (&... each)[A][B][C][D][E][F]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 7> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <
      auto... A, auto... B, auto... C, auto... D, auto... E, auto... F,
      class Fit = braces_of<List, For, level<A...>, level<B...>, level<C...>, level<D...>, level<E...>, level<F...>>>
  requires Fit::reads
  constexpr rows(Scalar const (&... each)[A][B][C][D][E][F]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
  template <auto... A, auto... B, auto... C, auto... D, auto... E, auto... F, auto... G,
            class Fit = braces_of<List, For, level<A...>, level<B...>, level<C...>, level<D...>, level<E...>,
                                  level<F...>, level<G...>>>
  requires Fit::reads
  constexpr rows(Scalar const (&... each)[A][B][C][D][E][F][G]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 8> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <auto... A, auto... B, auto... C, auto... D, auto... E, auto... F, auto... G,
            class Fit = braces_of<List, For, level<A...>, level<B...>, level<C...>, level<D...>, level<E...>,
                                  level<F...>, level<G...>>>
  requires Fit::reads
  constexpr rows(Scalar const (&... each)[A][B][C][D][E][F][G]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
  template <auto... A, auto... B, auto... C, auto... D, auto... E, auto... F, auto... G, auto... H,
            class Fit = braces_of<List, For, level<A...>, level<B...>, level<C...>, level<D...>, level<E...>,
                                  level<F...>, level<G...>, level<H...>>>
  requires Fit::reads
  constexpr rows(Scalar const (&... each)[A][B][C][D][E][F][G][H]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {}
};

/// What braces are read as.
template <class Scalar, class List, braces_for For = braces_for::tensor>
using numbers_in_braces = rows<Scalar, List, For>;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
