#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/likely.hpp>

using namespace headsup;
using namespace headsup::diagnostics;

// the values: letters more, less and other
static_assert(nearly_same_text("token", "tokens") && nearly_same_text("tokens", "token"));
static_assert(nearly_same_text("keys", "kez") == false && nearly_same_text("keys", "keyz"));
static_assert(nearly_same_text("head_dimm", "head_dim") && nearly_same_text("haed_dim", "head_dim"));
static_assert(!nearly_same_text("keys", "keys") && !nearly_same_text("", "ab") && nearly_same_text("", "a"));
static_assert(!nearly_same_text("heads", "head_dim") && !nearly_same_text("d_in", "d_out"));
static_assert(same_text("keys", "keys") && !same_text("keys", "key") && !same_text("key", "keys"));

// kinds
static_assert(kin("tokens", "keys") && kin("d_in", "head_dim") && kin("heads", "kv_heads"));
static_assert(!kin("tokens", "d_in") && !kin("batch", "tokens") && !kin("batch", "batch"));

// the axis that was meant: of the size, not one of the other side, of the kind, otherwise the last
using x = axes<batch<3>, tokens<3>, d_in<5>, d_out<3>>;
static_assert(same_text(meant_for(x{}, axes<>{}, {"keys", 3}).role, "tokens"));
static_assert(same_text(meant_for(x{}, axes<>{}, {"heads", 3}).role, "d_out"));
static_assert(same_text(meant_for(x{}, axes<d_out<3>>{}, {"heads", 3}).role, "tokens"));
static_assert(same_text(meant_for(x{}, axes<>{}, {"keys", 0}).role, "tokens"));
using of_three = axes<batch<2>, tokens<3>, d_in<5>>;
static_assert(same_text(meant_for(of_three{}, axes<>{}, {"keys", 0}).role, "tokens"));
static_assert(same_text(meant_for(of_three{}, axes<>{}, {"heads", 3}).role, "tokens"));
static_assert(meant_for(of_three{}, axes<tokens<3>>{}, {"keys", 3}).size == 0);
static_assert(meant_for(x{}, axes<>{}, {"keys", 4}).size == 0 && meant_for(axes<>{}, axes<>{}, {"keys", 0}).size == 0);
static_assert(meant_for(axes<batch<3>, tokens<3>, heads<3>>{}, axes<>{}, {"d_in", 0}).size == 0);
static_assert(meant_for(axes<batch<3>, tokens<3>, heads<3>>{}, axes<>{}, {"vocab", 3}).size == 0);
static_assert(same_text(meant_for(axes<all_heads<3>, tokens<3>>{}, axes<>{}, {"d_in", 3}).role, "all_heads"));
static_assert(same_text(nearly_named(x{}, "token").role, "tokens") && nearly_named(x{}, "keys").size == 0);
static_assert(last_axis(x{}).size == 3 && same_text(last_axis(x{}).role, "d_out") && last_axis(axes<>{}).size == 0);

// the first of some kind, and the last that is a feature
using run = axes<batch<2>, tokens<dynamic>, d_in<dynamic>>;
static_assert(same_text(first_dynamic(run{}).role, "tokens") && first_dynamic(x{}).size == 0);
static_assert(same_text(first_repeated(axes<tokens<3>, d_in<2>, tokens<5>>{}).role, "tokens"));
static_assert(first_repeated(x{}).size == 0 && first_repeated(axes<>{}).size == 0);
static_assert(same_text(of_role(x{}, "d_in").role, "d_in") && of_role(x{}, "keys").size == 0);

// the code that reorders: two axes, two places, more
template <class To, class From> constexpr bool reorders(char const* code) {
  words w;
  say_reorder(w, To{}, From{}, "x");
  return same_text(w.data(), code);
}
static_assert(reorders<axes<keys<2>, tokens<3>>, axes<tokens<3>, keys<2>>>("transpose(x)"));
static_assert(
    reorders<axes<keys<2>, batch<5>, tokens<3>>, axes<tokens<3>, batch<5>, keys<2>>>("transpose<tokens, keys>(x)"));
static_assert(reorders<axes<keys<2>, tokens<3>, batch<5>>, axes<tokens<3>, batch<5>, keys<2>>>(
    "reorder<axes<keys<2>, tokens<3>, batch<5>>>(x)"));
