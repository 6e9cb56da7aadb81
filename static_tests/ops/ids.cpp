#include <headsup/axes/roles.hpp>
#include <headsup/ops/ids.hpp>

#include <cstdint>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

struct asking : rule::by_ids<"asking", "(x, ids)"> {};

// the positions: whole numbers of any type
static_assert(headsup_detail::position_of_id<asking, vocab>(4, 5) == 4);
static_assert(headsup_detail::position_of_id<asking, vocab>(std::uint8_t{0}, 5) == 0);
static_assert(!Constant<[] { return headsup_detail::position_of_id<asking, vocab>(5, 5); }>);
static_assert(!Constant<[] { return headsup_detail::position_of_id<asking, vocab>(std::int64_t{-1}, 5); }>);

// the words
template <class Ids, bool Several>
using each = rule::is_one_id_each<asking, vocab, axes<batch<2>, tokens<3>>, Ids, Several, "x", "ids">;
template <Axis... As> using ids = tensor<int, As...>;
static_assert(each<ids<batch<2>, tokens<3>>, false>::value && each<ids<tokens<3>, batch<2>>, false>::value);
static_assert(each<ids<batch<2>, tokens<3>, vocab<7>>, true>::value &&
              !each<ids<batch<2>, tokens<3>, vocab<7>>, false>::value);
static_assert(each<ids<batch<2>, tokens<dynamic>>, false>::value);

static_assert(says_that<each<ids<tokens<3>>, false>>(
    "HU008 asking<vocab>: ids has (tokens<3>), it takes one id for each (batch<2>, tokens<3>); ",
    "fix: expand<batch<2>>(ids)"));
static_assert(says_that<each<ids<batch<2>, keys<3>>, false>>("HU008 asking<vocab>: ", "fix: rename<keys, tokens>(ids)"));
static_assert(says_that<each<ids<batch<2>, tokens<3>, keys<7>>, true>>("HU008 asking<vocab>: ",
                                                                       "fix: rename<keys, vocab>(ids)"));
static_assert(says_that<each<ids<batch<2>, tokens<3>, keys<7>>, false>>("HU008 asking<vocab>: ",
                                                                        "fix: expand<keys<7>>(x)"));
static_assert(says_that<each<ids<batch<2>, tokens<5>>, false>>(
    "HU004 asking<vocab>: x has tokens<3>, ids has tokens<5>; ", "fix: slice<tokens<3>>(ids, 0)"));
static_assert(says_that<each<diagnostics::operand<diagnostics::no_tensor, int>, false>>(
    "HU037 asking<vocab>: ids is not a tensor; ", "fix: full<int, batch<2>, tokens<3>>(ids)"));

// of what they are ids: positions choose among more, and other things among just as many
template <class Of, class Rows>
inline constexpr bool chooses =
    rule::are_ids_of_rows<asking, rule::role_of<Rows>::template type, tensor<float, Rows>,
                          tensor<int, ids_of<Of, tokens<2>>>>::value;
static_assert(chooses<tokens<6>, tokens<16>> && chooses<tokens<6>, context_length<16>> &&
              !chooses<tokens<17>, context_length<16>>);
static_assert(chooses<vocab<6>, vocab<6>> && !chooses<vocab<6>, vocab<16>> && !chooses<vocab<6>, vocab<5>> &&
              chooses<vocab<dynamic>, vocab<16>> && chooses<vocab<16>, vocab<dynamic>> &&
              !chooses<vocab<6>, heads<6>>);
