#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/laws/law.hpp>
#include <headsup/laws/who_sees_whom.hpp>

HEADSUP_OWN_NAMES_BEGIN
namespace HEADSUP_NAMESPACE::laws {
namespace headsup_detail {
/// A law about who sees whom: which positions of the input one of the result may see, and which it must.
template <class May, class Must> struct law_of_seeing {
  char const* name;
  May may;
  Must must;
};
template <class May, class Must> law_of_seeing(char const*, May, Must) -> law_of_seeing<May, Must>;

constexpr bool itself(std::size_t i, std::size_t p) { return i == p; }
inline constexpr law_of_seeing sees_earlier{"causal", [](std::size_t i, std::size_t p) { return p <= i; }, itself};
inline constexpr law_of_seeing sees_itself{"apart", itself, itself};
template <std::size_t N> constexpr bool in_window(std::size_t i, std::size_t p) { return p <= i && i - p < N; }
template <std::size_t N> inline constexpr law_of_seeing sees_window{"window", in_window<N>, in_window<N>};
template <class May> constexpr auto sees_those(May const& may) {
  return law_of_seeing{"sees_only", may, [](std::size_t, std::size_t) { return false; }};
}

/// The pair that breaks a law most: what is NaN, or may not be seen and is, or must be seen and is not.
struct broken_pair {
  enum { none, is_nan, seen, unseen } how = none;
  std::size_t of_result = 0, of_input = 0;
};
template <class Table, class Sees, class Law>
constexpr broken_pair worst_pair(Table const& table, std::size_t count, Sees sees, Law const& law) {
  broken_pair worst;
  float most = 0;
  for (std::size_t at = 0; at < table.size(); ++at) {
    std::size_t const i = at / count, p = at % count;
    float const by = table.data()[at];
    if (by != by) return {broken_pair::is_nan, i, p};
    if (sees(i, p) && !law.may(i, p) && by > most) most = by, worst = {broken_pair::seen, i, p};
    if (!sees(i, p) && law.must(i, p) && worst.how == broken_pair::none) worst = {broken_pair::unseen, i, p};
  }
  return worst;
}

/// Whether a law holds for the result `base` of a run, and those of runs with other numbers at one of `count`
/// positions.
template <template <std::size_t> class Out, template <std::size_t> class In, std::size_t Count, class Law, class Y,
          class Run>
constexpr finding obeys(Law const& law, Y const& base, std::size_t count, Run const& run) {
  sentence no(law.name);
  if constexpr (is_mistake<Y>) {
    return {};
  } else if constexpr (!has_axes<Out, Count, Y>) {
    return lacks_axes<Out, In, Y>(law.name);
  } else {
    if (std::size_t const at = first_nan(base); at < base.size()) return is_nan(law.name, base, at);
    auto const table = changes<Out, Count>(base, count, run);
    float const most = largest(base);
    auto const sees = [&](std::size_t i, std::size_t p) { return table.data()[i * count + p] > of_one_run * most; };
    auto const [how, i, p] = worst_pair(table, count, sees, law);
    if (how == broken_pair::none) return {};
    if (how != broken_pair::is_nan) {
      no << headsup_diagnostics::role_words<Out> << " " << i << " of the result ";
      if (how == broken_pair::unseen) return no << "does not see " << headsup_diagnostics::role_words<In> << " " << p;
      no << "sees " << headsup_diagnostics::role_words<In>;
      no.positions(count, [&, row = i](std::size_t q) { return sees(row, q); }) << "; ";
    }
    auto const lie = along<Out>(base);
    auto const& other = run(p);
    auto const [by, at] =
        most_different(base, other, [&, row = i](std::size_t k) { return k / lie.apart % lie.count == row; });
    no << "with " << headsup_diagnostics::role_words<In> << " " << p << ", ";
    no.place(base.sizes(), at);
    if (how == broken_pair::is_nan) return no << " is nan";
    (no << " changes by ").number(by) << ", where the largest number is ";
    return no.number(most);
  }
}

/// The same for f(xs...). g++ shows the name where the steps of a constant are too many.
template <template <std::size_t> class Out, template <std::size_t> class In, class Law, class F, class... Xs>
constexpr finding all_runs_in_one_constant(Law const& law, F const& f, Xs const&... xs) {
  return obeys<Out, In, size_among<In, Xs...>()>(law, f(xs...), count_among<In>(xs...),
                                                 [&](std::size_t p) { return f(changed<In>(xs, p)...); });
}
}  // namespace headsup_detail

namespace headsup_rule {
inline constexpr headsup_calls::operation row_of_causal = headsup_calls::law("causal", "<role?>(layer, x...)");
struct causal : law<row_of_causal> {};
inline constexpr headsup_calls::operation row_of_apart = headsup_calls::law("apart", "<role>(layer, x...)");
struct apart : law<row_of_apart> {};
inline constexpr headsup_calls::operation row_of_window = headsup_calls::law("window", "<N>(layer, x...)");
struct window : law<row_of_window> {};
inline constexpr headsup_calls::operation row_of_sees_only =
    headsup_calls::law("sees_only", "<role>(layer, may, x...)");
struct sees_only : law<row_of_sees_only> {
  template <class F, class May, class... Xs> static constexpr bool asks = headsup_detail::Asks<F, Xs...>;
};
}  // namespace headsup_rule

/// No position of the result along Out sees a later one of the input along In, and each sees its own.
///
/// - Errors: HU072, which sees which, where and how much: in the finding
template <template <std::size_t> class Out = tokens, template <std::size_t> class In = Out, class F, class... Xs>
requires headsup_detail::Asks<F, Xs...>
constexpr finding causal(F const& f, Xs const&... xs) {
  return headsup_detail::all_runs_in_one_constant<Out, In>(headsup_detail::sees_earlier, f, xs...);
}
#define HEADSUP_CALL causal
#include <headsup/diagnostics/other_calls.inl>

/// Each position along Role is computed without the others: examples of a batch, heads, tokens of a norm.
///
/// - Errors: as causal
template <template <std::size_t> class Role, class F, class... Xs> requires headsup_detail::Asks<F, Xs...>
constexpr finding apart(F const& f, Xs const&... xs) {
  return headsup_detail::all_runs_in_one_constant<Role, Role>(headsup_detail::sees_itself, f, xs...);
}
#define HEADSUP_CALL apart
#include <headsup/diagnostics/other_calls.inl>

/// Each position sees itself and the N - 1 before it, all of them and no others.
///
/// - Errors: as causal
template <std::size_t N, template <std::size_t> class Out = tokens, template <std::size_t> class In = Out, class F,
          class... Xs>
requires headsup_detail::Asks<F, Xs...>
constexpr finding window(F const& f, Xs const&... xs) {
  return headsup_detail::all_runs_in_one_constant<Out, In>(headsup_detail::sees_window<N>, f, xs...);
}
#define HEADSUP_CALL window
#include <headsup/diagnostics/other_calls.inl>

/// Position i of the result sees no position p of the input but those for which may(i, p) is true: blocks, prefixes,
/// neighbours in an image.
///
/// - Errors: as causal
template <template <std::size_t> class Out, template <std::size_t> class In = Out, class F, class May, class... Xs>
requires headsup_detail::Asks<F, Xs...>
constexpr finding sees_only(F const& f, May const& may, Xs const&... xs) {
  return headsup_detail::all_runs_in_one_constant<Out, In>(headsup_detail::sees_those(may), f, xs...);
}
#define HEADSUP_CALL sees_only
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE::laws
HEADSUP_OWN_NAMES_END
