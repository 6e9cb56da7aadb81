#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/run_time.hpp>

using namespace headsup;
using namespace headsup::headsup_diagnostics;

using some = axes<batch<2>, tokens<dynamic>, d_in<3>>;
constexpr extents<some> sizes{{2, 5, 3}};

constexpr bool is(words const& w, char const* expected) { return same_text(w.data(), expected); }

// the values: one axis with the size that it has, and all of them
static_assert(words_at<tokens<1>>(sizes).size == 5 && same_text(words_at<tokens<1>>(sizes).role, "tokens"));
static_assert(words_at<d_in<dynamic>>(sizes).size == 3);
static_assert([] {
  words w;
  return is(say_sizes(w, sizes), "(batch<2>, tokens<5>, d_in<3>)");
}());
static_assert([] {
  words w;
  return is(say_sizes(w, extents<axes<keys<4>>>{}), "(keys<4>)");
}());
static_assert([] {
  words w;
  return is(say_sizes(w, extents<axes<>>{}), "()");
}());

// what it refuses is never a constant
template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
static_assert(!Constant<[] { refuse_sizes(words{}); }>);
