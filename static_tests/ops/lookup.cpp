#include <headsup/axes/ids_of.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/lookup.hpp>

#include <cstdint>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

constexpr tensor<float, vocab<5>, d_in<3>> table{{{0, 0, 0}, {1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {10, 11, 12}}};
constexpr tensor<std::int64_t, tokens<2>> ids{{3, 1}};
constexpr tensor<int, batch<2>, tokens<2>> many{{{0, 4}, {4, 1}}};

// the type: a row for each id
static_assert(std::is_same_v<decltype(lookup<vocab>(table, ids)), tensor<float, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(lookup<vocab>(table, many)), tensor<float, batch<2>, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(lookup<vocab>(table, tensor<int>{})), tensor<float, d_in<3>>>);
static_assert(std::is_same_v<decltype(lookup<vocab>(tensor<int, vocab<5>>{}, ids)), tensor<int, tokens<2>>>);
static_assert(std::is_same_v<decltype(lookup<vocab>(tensor<double, vocab<5>, heads<2>, head_dim<7>>{}, ids)),
                             tensor<double, tokens<2>, heads<2>, head_dim<7>>>);
static_assert(
    std::is_same_v<decltype(lookup<tokens>(tensor<float, tokens<2>, normalized<keys<3>>>{}, tensor<int, batch<5>>{})),
                   tensor<float, batch<5>, normalized<keys<3>>>>);

// the values
static_assert(lookup<vocab>(table, ids) == tensor<float, tokens<2>, d_in<3>>{{{7, 8, 9}, {1, 2, 3}}});
static_assert(lookup<vocab>(table, many) ==
              tensor<float, batch<2>, tokens<2>, d_in<3>>{{{{0, 0, 0}, {10, 11, 12}}, {{10, 11, 12}, {1, 2, 3}}}});
static_assert(lookup<vocab>(table, tensor<int>{2}) == tensor<float, d_in<3>>{{4, 5, 6}});
static_assert(lookup<vocab>(view(table), ids) == lookup<vocab>(table, view(ids)));

// what it refuses: an id outside, on either side
static_assert(Constant<[] { return lookup<vocab>(table, tensor<int>{4})(0); }>);
static_assert(!Constant<[] { return lookup<vocab>(table, tensor<int>{5})(0); }>);
static_assert(!Constant<[] { return lookup<vocab>(table, tensor<int>{-1})(0); }>);

// the words: rows and ids that share a role
template <class Ids>
using looked_up = headsup_calls::refused<headsup_calls::op::lookup, headsup_calls::along<vocab>,
                                         tensor<float, vocab<5>, d_in<3>>, Ids>;
static_assert(says_that<looked_up<tensor<int, d_in<2>>>>(
    "HU002 lookup<vocab>: the ids (d_in<2>) and the rows of the table (vocab<5>, d_in<3>) share a role; ",
    "fix: rename<d_in, tokens>(ids) if d_in means tokens"));
// an id for each place in a row, and one id: other operations
static_assert(says_that<looked_up<tensor<int, d_in<3>>>>("HU002 lookup<vocab>: ", "fix: gather<vocab>(table, ids)"));
static_assert(says_that<looked_up<headsup_diagnostics::operand<headsup_diagnostics::no_tensor, int>>>(
    "HU037 lookup<vocab>: ids is not a tensor; ", "fix: take<vocab>(table, ids)"));
// scores are no ids, and neither are values of topk
static_assert(says_that<looked_up<tensor<float, tokens<2>, vocab<5>>>>(
    "HU037 lookup: ids holds float, it takes integers; ", "fix: argmax<vocab>(ids)"));
static_assert(says_that<looked_up<tensor<float, tokens<2>, vocab<3>>>>(
    "HU037 lookup: ", "fix: the indices that topk<vocab> has beside its values, or to<int>(ids)"));
static_assert(says_that<looked_up<tensor<float, tokens<2>>>>("HU037 lookup: ", "fix: to<int>(ids)"));
// of what they are ids: positions choose among more, and other things among just as many
template <class Of, template <std::size_t> class Role, std::size_t N>
inline constexpr bool chooses = can_look_up<Role, tensor<float, Role<N>>, tensor<int, ids_of<Of, batch<2>>>>;
static_assert(chooses<tokens<6>, tokens, 16> && chooses<tokens<6>, context_length, 16> &&
              !chooses<tokens<17>, context_length, 16>);
static_assert(chooses<vocab<6>, vocab, 6> && !chooses<vocab<6>, vocab, 16> && !chooses<vocab<6>, vocab, 5> &&
              chooses<vocab<dynamic>, vocab, 16> && chooses<vocab<16>, vocab, dynamic> && !chooses<vocab<6>, heads, 6>);
// one id alone says it too, and rows of ids are ids
static_assert(can_look_up<vocab, decltype(table), tensor<int, ids_of<vocab<5>>>> &&
              !can_look_up<vocab, decltype(table), tensor<int, ids_of<tokens<5>>>>);
static_assert(std::is_same_v<decltype(lookup<vocab>(tensor<int, ids_of<heads<2>, vocab<5>>>{}, tensor<int>{3})),
                             tensor<int, ids_of<heads<2>>>>);
