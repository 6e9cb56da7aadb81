#ifndef HEADSUP_OPS_REPEAT_HPP
#define HEADSUP_OPS_REPEAT_HPP

#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether X has an axis Role of which To is a multiple.
template <class X, template <std::size_t> class Role, class To>
concept can_repeat = Tensor<X> && has<Role, axes_of<X>> && count_role<To, without<axes_of<X>, Role>> == 0 &&
                     To::size != dynamic && To::size % size_of<Role, axes_of<X>> == 0;

namespace detail {
template <template <std::size_t> class Role, class Inner, class To, Tensor X>
constexpr auto repeated(X const& x) {
  using list = forget_sums<axes_of<X>>;
  using apart = replace<list, Role, Inner>;
  using shape = replace<list, Role, axes<To>>;
  auto const sizes = gather<apart>(x.shape());
  auto result = unwritten<scalar_of<X>, shape>(gather<shape>(x.shape()));
  kernels::map(result.data(), x.data(), nest_for(sizes, sizes, x.shape()), [](auto number) { return number; });
  return result;
}
}  // namespace detail

/// Every position of Role several times in a row, as torch.repeat_interleave: key-value heads for the query heads that
/// share them. The new axis knows which of its positions are copies of one, so that it meets no axis ordered otherwise.
///
/// Shapes  [kv_heads<2>] -> repeat_interleave<kv_heads, heads<6>> -> [merged<heads<6>, kv_heads<2>, copies<3>>]
/// Errors  no axis of that role, To no multiple of it or there already: at compile time
/// Source  Ainslie et al., GQA, section 2.2
template <template <std::size_t> class Role, Axis To, class X>
constexpr auto repeat_interleave(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_repeat<X, Role, To>) {
    using mistake = diagnostics::cannot_repeat<"repeat_interleave", Role, To, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using each = Role<size_of<Role, axes_of<X>>>;
    using times = copies<To::size / each::size>;
    return detail::repeated<Role, axes<each, times>, merged<To, each, times>>(x);
  }
}

/// All positions of Role, and then all again, as x.repeat(…): a table of angles for both halves of a head.
///
/// Shapes  [pairs<3>] -> repeat<pairs, head_dim<6>> -> [merged<head_dim<6>, copies<2>, pairs<3>>]
/// Errors  as repeat_interleave: at compile time
template <template <std::size_t> class Role, Axis To, class X>
constexpr auto repeat(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_repeat<X, Role, To>) {
    using mistake = diagnostics::cannot_repeat<"repeat", Role, To, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using each = Role<size_of<Role, axes_of<X>>>;
    using times = copies<To::size / each::size>;
    return detail::repeated<Role, axes<times, each>, merged<To, times, each>>(x);
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
