#ifndef HEADSUP_OPS_MERGE_HPP
#define HEADSUP_OPS_MERGE_HPP

#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {

namespace detail {

/// List with the run of axes of the roles Fs replaced by one axis; `found` says whether they stand so in List.
template <class Before, class List, template <std::size_t> class To, template <std::size_t> class... Fs>
struct merge_run {
  static constexpr bool found = false;
};
template <class... Before, class A, class... As, template <std::size_t> class To, template <std::size_t> class F,
          template <std::size_t> class... Fs>
struct merge_run<axes<Before...>, axes<A, As...>, To, F, Fs...>
    : merge_run<axes<Before..., A>, axes<As...>, To, F, Fs...> {};

template <class Done, class List, template <std::size_t> class... Fs>
struct leading {
  static constexpr bool found = false;
};
template <class... Done, class... As>
struct leading<axes<Done...>, axes<As...>> {
  static constexpr bool found = true;
  using run = axes<Done...>;
  using rest = axes<As...>;
};
template <class... Done, class A, class... As, template <std::size_t> class F, template <std::size_t> class... Fs>
  requires has_role<A, F>
struct leading<axes<Done...>, axes<A, As...>, F, Fs...> : leading<axes<Done..., A>, axes<As...>, Fs...> {};

template <class A, class Run>
struct merged_from;
template <class A, class... Fs>
struct merged_from<A, axes<Fs...>> {
  using type = axes<merged<A, Fs...>>;
};

template <class... Before, class A, class... As, template <std::size_t> class To, template <std::size_t> class F,
          template <std::size_t> class... Fs>
  requires(leading<axes<>, axes<A, As...>, F, Fs...>::found)
struct merge_run<axes<Before...>, axes<A, As...>, To, F, Fs...> {
  using lead = leading<axes<>, axes<A, As...>, F, Fs...>;
  static constexpr bool found = true;
  using type = decltype(axes<Before...>{} + typename merged_from<To<lead::run::size>, typename lead::run>::type{} +
                        typename lead::rest{});
};

}  // namespace detail

/// Whether the axes of the roles From stand side by side in X in that order.
template <class X, template <std::size_t> class To, template <std::size_t> class... From>
concept can_merge = Tensor<X> && detail::merge_run<axes<>, forget_sums<axes_of<X>>, To, From...>::found &&
                    !has<To, minus<axes_of<X>, axes<From<1>...>>> && shared<axes_of<X>, axes<From<1>...>>::fixed;

/// Reads neighbouring axes as one, as x.view(…) does: heads<12>, head_dim<64> as all_heads<768>. The result remembers
/// them, so that it can be split only as it was merged.
///
/// Shapes  [A..., From..., B...] -> [A..., merged<To, From...>, B...]
/// Errors  the axes do not stand side by side in that order (transpose first), or To is there already: at compile time
template <template <std::size_t> class To, template <std::size_t> class... From, class X>
constexpr auto merge(X&& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_merge<X, To, From...>) {
    using mistake = diagnostics::cannot_merge<To, axes<From<1>...>, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return relabel<typename detail::merge_run<axes<>, forget_sums<axes_of<X>>, To, From...>::type>(static_cast<X&&>(x));
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
