#include <headsup/axes/ids_of.hpp>
#include <headsup/axes/merged.hpp>
#include <headsup/axes/polarity.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/axes/triangle.hpp>
#include <headsup/headsup.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

template <class A, class B> inline constexpr bool same = std::is_same_v<A, B>;

using seen = keeps<tokens<5>>;
using hidden = hides<tokens<5>>;

// the type: an axis of its role, which says what its mask is true for
static_assert(Axis<seen> && Axis<hidden> && same_axis<seen, tokens<5>> && same_axis<seen, hidden>);
static_assert(annotated<seen> && is_separate<seen> && same<plain_axis<hidden>, tokens<5>>);
static_assert(seen::mask == polarity::keeps && hidden::mask == polarity::hides &&
              tokens<5>::mask == polarity::unknown && pooled<hidden, batch<2>>::mask == polarity::hides);
static_assert(is_said<axes<batch<2>, seen>> && !is_said<axes<batch<2>, tokens<5>>> && !is_said<axes<>>);

// a triangle over keys says it too, but where it ends beside the diagonal
template <std::ptrdiff_t Diagonal>
constexpr polarity below = polarity_of_mask<axes<tokens<5>, lower_triangle<keys<5>, tokens<5>, Diagonal>>>;
template <std::ptrdiff_t Diagonal>
constexpr polarity above = polarity_of_mask<axes<tokens<5>, upper_triangle<keys<5>, tokens<5>, Diagonal>>>;
static_assert(below<0> == polarity::keeps && below<2> == polarity::keeps && below<-1> == polarity::unknown &&
              below<-2> == polarity::hides);
static_assert(above<1> == polarity::hides && above<2> == polarity::hides && above<0> == polarity::unknown &&
              above<-1> == polarity::keeps);
static_assert(polarity_of_mask<axes<lower_triangle<d_in<5>, d_out<5>, 0>, d_out<5>>> == polarity::unknown);
static_assert(polarity_of_mask<axes<hidden, lower_triangle<keys<5>, tokens<5>, 0>>> == polarity::hides);
static_assert(polarity_of_mask<axes<>> == polarity::unknown);

// turned with the mask, forgotten with its numbers, kept where 0 stays 0
template <class List> using turned = opposite_triangles<List>;
static_assert(same<turned<axes<batch<2>, seen>>, axes<batch<2>, hidden>> && same<turned<axes<hidden>>, axes<seen>>);
static_assert(same<turned<axes<keeps<lower_triangle<keys<5>, tokens<5>, 0>>>>,
                   axes<hides<upper_triangle<keys<5>, tokens<5>, 1>>>>);
static_assert(same<forget_numbers<axes<seen, hides<merged<keys<6>, heads<2>, d_in<3>>>>>,
                   axes<tokens<5>, merged<keys<6>, heads<2>, d_in<3>>>>);
static_assert(same<only_triangles<axes<seen, normalized<keys<5>>>>, axes<seen, keys<5>>> &&
              same<only_triangles<axes<pooled<hidden, batch<2>>>>, axes<pooled<hidden, batch<2>>>>);
static_assert(same<claims_of<axes<batch<2>, seen>>, axes<batch<2>, seen>>);

// said on the last axis, if it is known and not said
static_assert(same<typename said<axes<batch<2>, keys<5>>, polarity::keeps>::type, axes<batch<2>, keeps<keys<5>>>> &&
              same<typename said<axes<batch<2>, keys<5>>, polarity::hides>::type, axes<batch<2>, hides<keys<5>>>>);
static_assert(same<typename said<axes<keys<5>>, polarity::unknown>::type, axes<keys<5>>> &&
              same<typename said<axes<seen, keys<5>>, polarity::keeps>::type, axes<seen, keys<5>>> &&
              same<typename said<axes<>, polarity::keeps>::type, axes<>>);
static_assert(same<typename said<axes<pooled<keys<5>, batch<2>>>, polarity::keeps>::type,
                   axes<pooled<keeps<keys<5>>, batch<2>>>>);

// still said where the numbers stand now, if none that they come from said the contrary
static_assert(same<still_said<axes<batch<2>, keys<3>>, axes<batch<2>, seen>>, axes<batch<2>, keeps<keys<3>>>> &&
              same<still_said<axes<keys<3>>, axes<hidden>, axes<hidden>>, axes<hides<keys<3>>>> &&
              same<still_said<axes<keys<3>>, axes<hidden>, axes<seen>>, axes<keys<3>>> &&
              same<still_said<axes<keys<3>>, axes<hidden>, axes<tokens<5>>>, axes<hides<keys<3>>>> &&
              same<still_said<axes<hidden, batch<2>>, axes<hidden>>, axes<hidden, batch<2>>> &&
              same<still_said<axes<>, axes<hidden>>, axes<>>);

// so by each operation that moves numbers
template <class X> constexpr bool still_says(X const&) { return is_said<axes_of<X>>; }
constexpr tensor<bool, batch<2>, keeps<tokens<6>>> present = ones<bool, batch<2>, tokens<6>>();
constexpr tensor<bool, batch<1>, tokens<4>, hides<keys<6>>> later = zeros<bool, batch<1>, tokens<4>, keys<6>>();
static_assert(still_says(split<tokens, context_length<2>, keys<3>>(present)) &&
              still_says(merge<context_length, batch, tokens>(present)) &&
              still_says(reshape<context_length<12>>(present)) && still_says(squeeze<batch>(later)) &&
              still_says(rename<tokens, keys>(present)) && still_says(forget_size<tokens>(present)) &&
              still_says(present.clone()));
static_assert(still_says(take<keys>(later, 0)) && still_says(take<tokens>(present, 1)) &&
              still_says(slice<keys<3>>(later, 1)) && still_says(expand<heads<3>>(later)) &&
              still_says(transpose<tokens, keys>(later)) &&
              still_says(reorder<axes<keys<6>, batch<1>, tokens<4>>>(later)));
static_assert(still_says(stack<heads>(later, later)) && still_says(concat<keys>(later, later)) &&
              still_says(where(later, later, later)) && still_says(repeat<tokens, tokens<8>>(later)) &&
              still_says(repeat_interleave<tokens, tokens<8>>(later)) &&
              still_says(gather<keys>(later, zeros<int, batch<1>, tokens<4>>())) &&
              still_says(lookup<batch>(present, zeros<int, heads<3>>())));
static_assert(!still_says(sum<keys>(to<float>(later))) && !still_says(to<float>(later) * 2));
