#include <headsup/axes/axis.hpp>
#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

template <std::size_t N> struct tokens : axis<"tokens", N> {};
template <std::size_t N> struct keys : axis<"keys", N> {};
template <std::size_t N> struct subwords : axis<"tokens", N> {};  // another name for the role of tokens

struct of_fixed_size : axis<"channel", 7> {};

// the type
static_assert(Axis<tokens<6>> && Axis<keys<1>> && Axis<of_fixed_size>);
static_assert(Axis<normalized<keys<6>>> && Axis<normalized_on_average<keys<6>>>);
static_assert(Axis<merged<tokens<6>, keys<2>, keys<3>>>);
static_assert(std::is_empty_v<tokens<6>>);
static_assert(std::is_same_v<tokens<6>::role, named_role<"tokens">>);
static_assert(std::is_same_v<resized<tokens<6>, 4>, tokens<4>>);
static_assert(std::is_same_v<resized<subwords<6>, 6>, subwords<6>>);

// the values
static_assert(tokens<6>::size == 6 && of_fixed_size::size == 7);
static_assert(tokens<6>::role::name == fixed_string("tokens"));

static_assert(same_role<tokens<6>, tokens<4>> && same_role<tokens<6>, subwords<2>>);
static_assert(same_role<keys<6>, normalized<keys<4>>>);
static_assert(!same_role<tokens<6>, keys<6>>);

static_assert(same_axis<tokens<6>, tokens<6>> && same_axis<tokens<6>, subwords<6>>);
static_assert(same_axis<keys<6>, normalized<keys<6>>>);
static_assert(same_axis<tokens<6>, merged<tokens<6>, keys<2>, keys<3>>>);
static_assert(!same_axis<tokens<6>, tokens<4>> && !same_axis<tokens<6>, keys<6>>);

static_assert(has_role<tokens<6>, tokens> && has_role<tokens<6>, subwords>);
static_assert(has_role<normalized<keys<6>>, keys>);
static_assert(!has_role<tokens<6>, keys>);

// what it refuses: what has no role or no size, and an axis that nobody derived from
static_assert(!Axis<int>);
static_assert(!Axis<named_role<"tokens">>);
static_assert(!Axis<axis<"tokens", 6>>);

// a dynamic size may equal any other
static_assert(Axis<tokens<dynamic>> && tokens<dynamic>::size == dynamic);
static_assert(may_equal(4, 4) && may_equal(4, dynamic) && may_equal(dynamic, 4) && !may_equal(4, 5));
