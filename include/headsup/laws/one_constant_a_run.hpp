#pragma once

#include <headsup/laws/sees.hpp>

#include <utility>

// Laws with many runs, written with < > in place of ( ): laws::causal<layer, x>(). Compilers limit the steps of one
// constant, and here each run of the layer is a constant of its own. What is named has static storage.

HEADSUP_OWN_NAMES_BEGIN
namespace HEADSUP_NAMESPACE::laws {
namespace headsup_detail {
template <template <std::size_t> class In, auto const& F, auto const&... Xs> struct runs {
  static constexpr auto base = F(Xs...);
  template <std::size_t Position> static constexpr auto at = F(changed<In>(Xs, Position)...);

  static constexpr std::size_t count = size_among<In, std::remove_cvref_t<decltype(Xs)>...>();
  template <std::size_t... P> static constexpr auto const& choose(std::size_t position, std::index_sequence<P...>) {
    decltype(base)* const all[] = {&at<P>...};
    return *all[position];
  }
};

template <template <std::size_t> class Out, template <std::size_t> class In, auto const& Law, auto const& F,
          auto const&... Xs>
constexpr finding asked_in_runs() {
  using run = runs<In, F, Xs...>;
  return obeys<Out, In, run::count>(Law, run::base, run::count, [](std::size_t p) -> auto const& {
    return run::choose(p, std::make_index_sequence<run::count>{});
  });
}
template <auto const& May> inline constexpr auto sees_those_of = sees_those(May);
}  // namespace headsup_detail

/// causal(F, Xs...), larger.
template <auto const& F, auto const&... Xs> requires(sizeof...(Xs) != 0)
constexpr finding causal() {
  return headsup_detail::asked_in_runs<tokens, tokens, headsup_detail::sees_earlier, F, Xs...>();
}

/// apart<Role>(F, Xs...), larger.
template <template <std::size_t> class Role, auto const& F, auto const&... Xs> requires(sizeof...(Xs) != 0)
constexpr finding apart() {
  return headsup_detail::asked_in_runs<Role, Role, headsup_detail::sees_itself, F, Xs...>();
}

/// window<N>(F, Xs...), larger.
template <std::size_t N, auto const& F, auto const&... Xs> requires(sizeof...(Xs) != 0)
constexpr finding window() {
  return headsup_detail::asked_in_runs<tokens, tokens, headsup_detail::sees_window<N>, F, Xs...>();
}

/// sees_only<Role>(F, May, Xs...), larger.
template <template <std::size_t> class Role, auto const& F, auto const& May, auto const&... Xs>
requires(sizeof...(Xs) != 0)
constexpr finding sees_only() {
  return headsup_detail::asked_in_runs<Role, Role, headsup_detail::sees_those_of<May>, F, Xs...>();
}
}  // namespace HEADSUP_NAMESPACE::laws
HEADSUP_OWN_NAMES_END
