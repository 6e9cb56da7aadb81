#pragma once

#include <headsup/tensor/any_braces.hpp>
#include <headsup/tensor/literal_rules.hpp>
#include <headsup/tensor/sizes_held.hpp>
#include <headsup/tensor/storage.hpp>

// The numbers of a tensor, and what its braces can hold whatever the number of its axes.

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
template <class List> inline constexpr std::size_t sizes_asked = 0;
template <class... As>
inline constexpr std::size_t sizes_asked<axes<As...>> = (std::size_t{0} + ... + (As::size == dynamic ? 1 : 0));
}  // namespace headsup_detail

/// Whether numbers given to a constructor are sizes without roles: integers, at most as many as sizes are needed.
template <class List, class... Numbers>
inline constexpr bool are_sizes =
    sizeof...(Numbers) <= headsup_detail::sizes_asked<List> && (std::integral<Numbers> && ...);

namespace headsup_detail {
/// Braces that Rule accepts or refuses. Their reader names the refusal: see <headsup/diagnostics/refuse.hpp>.
template <class Rule> struct read {};
template <class Rule> using misfit = rule::refused_by<Rule>;
template <class Rule> using refused = diagnostics::refusal<misfit<Rule>>;

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
  constexpr numbers(uninitialized_t, extents<List> const& shape) : sizes_held<List>(shape), memory_(shape.count()) {}
  constexpr numbers(extents<List> const& shape, memory&& taken)
      : sizes_held<List>(shape), memory_(static_cast<memory&&>(taken)) {}

  template <class Rule, class... Parts>
  constexpr numbers(read<Rule>, Parts const&... parts) : numbers(uninitialized, Rule::sizes()) {
    if constexpr (Rule::value) {
      [[maybe_unused]] Scalar* to = memory_.data();
      ((to = copy_to(to, parts)), ...);
      this->remember_that_read();
    }
  }

  /// The numbers of a single axis. One number alone is read as an axis only for printing. (The compiler answers whether
  /// First is a class without instantiating one, and it is asked of every argument of a constructor.)
  template <class First, class... Others, class Fit = rule::braces_fit<List, For, 1 + sizeof...(Others)>>
  requires(!__is_class(First) && std::is_arithmetic_v<First> && (std::is_arithmetic_v<Others> && ...) &&
           sizeof...(Others) >= (For == braces_for::tensor || List::rank == 0 ? 1 : 0) &&
           !(For == braces_for::tensor && are_sizes<List, First, Others...>))
  constexpr numbers(First first, Others... others) noexcept(sizeof(refused<Fit>) == 0)
      : numbers(read<Fit>{}, first, others...) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }

  /// Refuses, with a message, braces of another depth, ragged ones, and ones mixed with numbers.
  template <class Fit = rule::has_levels<List, For>>
  constexpr numbers(any_braces) noexcept(sizeof(refused<Fit>) == 0) : numbers(read<Fit>{}) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
  template <class Fit = rule::has_levels<List, For>>
  constexpr numbers(part, part, part = 0, part = 0, part = 0, part = 0, part = 0,
                    part = 0) noexcept(sizeof(refused<Fit>) == 0)
      : numbers(read<Fit>{}) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
  template <std::size_t... N, class Fit = rule::has_levels<List, For>> requires(sizeof...(N) > 8)
  constexpr numbers(any_braces::number_or_braces const (&... rows)[N]) noexcept(sizeof(refused<Fit>) == 0)
      : numbers(read<Fit>{}) {
    ((void)rows, ...);
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
};
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
