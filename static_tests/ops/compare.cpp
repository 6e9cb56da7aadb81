#include <headsup/axes/roles.hpp>
#include <headsup/ops/compare.hpp>
#include <headsup/ops/fill.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

constexpr tensor<int, tokens<2>, keys<3>> x{{2, 3, 5}, {7, 3, 0}};
constexpr tensor<int, keys<3>> row{2, 4, 5};
constexpr tensor<float, tokens<2>> column{2.5f, 3};

template <class X, class Y> constexpr bool same(X const& bools, Y const& expected) {
  return std::is_same_v<typename X::scalar, bool> && bools == expected;
}
using mask = tensor<bool, tokens<2>, keys<3>>;

// with a number: bools over the same axes, on either side
static_assert(same(x == 3, mask{{false, true, false}, {false, true, false}}));
static_assert(same(3 != x, mask{{true, false, true}, {true, false, true}}) && same(3 == x, x == 3));
static_assert(same(x < 3, mask{{true, false, false}, {false, false, true}}) && same(3 > x, x < 3));
static_assert(same(x <= 3, mask{{true, true, false}, {false, true, true}}) && same(x > 3, !(x <= 3)));
static_assert(same(x >= 3, !(x < 3)) && same(x < 2.5f, mask{{true, false, false}, {false, false, true}}));

// between tensors: number by number, repeated along the axes that one lacks
static_assert(same(x < row, mask{{false, true, false}, {false, true, true}}) && same(x >= row, !(x < row)));
static_assert(same(to<float>(x) > column, mask{{false, true, true}, {true, false, false}}));
static_assert(same(x <= row, mask{{true, true, true}, {false, true, true}}) && same(row > x, x < row));

// masks of masks
static_assert(same(x == 3 && row == 4, mask{{false, true, false}, {false, true, false}}));
static_assert(same(x == 2 || x == 0, mask{{true, false, false}, {false, false, true}}));
static_assert(same(x && row, mask{{true, true, true}, {true, true, false}}));

// masks that meet at their keys, each repeated along what the other is about
constexpr tensor<bool, batch<2>, keys<3>> present{{{true, true, false}, {true, false, false}}};
constexpr tensor<bool, tokens<2>, keys<3>> seen{{{true, false, false}, {true, true, true}}};
using mask_of_each = tensor<bool, batch<2>, tokens<2>, keys<3>>;
static_assert(same(seen && present, mask_of_each{{{{true, false, false}, {true, true, false}},
                                                  {{true, false, false}, {true, false, false}}}}));
static_assert(std::is_same_v<decltype(present || seen), tensor<bool, tokens<2>, batch<2>, keys<3>>>);
static_assert((present || seen)(1, 0, 2) && !(present || seen)(0, 1, 2) && (view(seen) && view(present))(0, 1, 1));
static_assert(meet_at_keys<decltype(seen), decltype(present)> && !meet_at_keys<decltype(seen), decltype(seen)>);
static_assert(!meet_at_keys<decltype(seen), tensor<bool, batch<2>, tokens<2>>> &&
              !meet_at_keys<decltype(seen), tensor<bool, batch<2>, keys<5>>>);

// as a whole, with views
static_assert(x == x && view(x) == x && x == view(x) && view(x) == view(x) && !(x != view(x)) && x != x + 1);

// a NaN equals nothing
constexpr float not_a_number = __builtin_nanf("");
constexpr tensor<float, keys<3>> undefined{1, not_a_number, 2};
static_assert(same(undefined == 1, tensor<bool, keys<3>>{true, false, false}) &&
              same(undefined != not_a_number, ones<bool, keys<3>>()));

// masks as PyTorch writes them
constexpr tensor<bool, keys<2>> shown{true, false};
static_assert(same(shown & !shown, shown && !shown) && same(shown | ~shown, ones<bool, keys<2>>()));

// what it refuses: operands that cannot be combined, as arithmetic does
static_assert(!headsup_calls::accepts<headsup_calls::op::less_than, headsup_calls::no_names, tensor<int, tokens<2>>,
                                      tensor<int, keys<3>>>);
static_assert(!headsup_calls::accepts<headsup_calls::op::less_than, headsup_calls::no_names, tensor<int, tokens<2>>,
                                      tensor<float, tokens<2>>>);
static_assert(headsup_calls::accepts<headsup_calls::op::both, headsup_calls::no_names, tensor<int, tokens<2>>,
                                     tensor<bool, tokens<2>>>);
static_assert(!headsup_calls::accepts<headsup_calls::op::either, headsup_calls::no_names, tensor<bool, tokens<2>>,
                                      tensor<bool, tokens<3>>>);

// a mask beside a whole number: true is 1, and no other number
static_assert(same(shown < 2, ones<bool, keys<2>>()) && same(shown == 2, zeros<bool, keys<2>>()) &&
              same(shown == 1, shown) && same(shown != true, !shown) && same(-1 > shown, zeros<bool, keys<2>>()));

// two masks together say what one of them says, on the last axis
template <class X, class Y> using of_both = axes_of<decltype(std::declval<X>() && std::declval<Y>())>;
template <class X, class Y> using of_either = axes_of<decltype(std::declval<X>() || std::declval<Y>())>;
using past = tensor<bool, tokens<3>, lower_triangle<keys<3>, tokens<3>, 0>>;
using near = tensor<bool, tokens<3>, upper_triangle<keys<3>, tokens<3>, -2>>;
using far_ahead = tensor<bool, tokens<3>, upper_triangle<keys<3>, tokens<3>, 2>>;
using future = tensor<bool, tokens<3>, upper_triangle<keys<3>, tokens<3>, 1>>;
using may_see = tensor<bool, batch<2>, keeps<keys<3>>>;
using hidden = tensor<bool, batch<2>, hides<keys<3>>>;
static_assert(std::is_same_v<of_both<past, near>, axes<tokens<3>, keeps<keys<3>>>> &&
              std::is_same_v<of_either<past, far_ahead>, axes<tokens<3>, keys<3>>> &&
              std::is_same_v<of_both<may_see, tensor<bool, batch<2>, keys<3>>>, axes<batch<2>, keeps<keys<3>>>> &&
              std::is_same_v<of_either<tensor<bool, keys<3>>, hidden>, axes<batch<2>, hides<keys<3>>>> &&
              std::is_same_v<of_both<tensor<bool, keeps<batch<2>>, keys<3>>, may_see>, axes<batch<2>, keeps<keys<3>>>>);
// also those that meet at their keys
static_assert(std::is_same_v<of_both<past, may_see>, axes<batch<2>, tokens<3>, keeps<keys<3>>>> &&
              std::is_same_v<of_either<future, hidden>, axes<batch<2>, tokens<3>, hides<keys<3>>>> &&
              std::is_same_v<of_both<past, tensor<bool, batch<2>, keys<3>>>, axes<batch<2>, tokens<3>, keeps<keys<3>>>>);
static_assert(!headsup_detail::meet_at_keys<future, may_see> && headsup_detail::meet_at_keys<past, may_see>);
static_assert(!headsup_detail::can_operate<headsup_rule::both, may_see, hidden> &&
              !headsup_detail::can_operate<headsup_rule::either, hidden, may_see> &&
              headsup_detail::can_operate<headsup_rule::less_than, hidden, may_see> && can_calculate<may_see, hidden>);

// one truth beside a plain one: && and || are those of C++, which computes the right one only if it must, as assert asks
static_assert([] {
  tensor<bool> const yes{true};
  int computed = 0;
  bool const either = yes || (++computed, false), neither = !yes && ++computed != 0, turned = true || yes;
  return either && !neither && turned && computed == 0;
}());
static_assert(std::is_same_v<decltype(tensor<bool>{} && tensor<bool>{}), tensor<bool>> &&
              Tensor<decltype(shown || 0)>);
// one truth for a whole mask is what == makes of two tensors
static_assert(!headsup_calls::accepts<headsup_calls::op::both, headsup_calls::no_names, decltype(shown),
                                      described<bool>>);

// ids of one axis, or of one and of what may be any
using words = tensor<int, ids_of<vocab<7>, tokens<3>>>;
using place = tensor<int, ids_of<keys<5>>>;
static_assert(can_operate<headsup_rule::less_than, words, tensor<int, ids_of<vocab<7>>>> &&
              can_operate<headsup_rule::less_than, words, tensor<int>> &&
              !can_operate<headsup_rule::less_than, words, place> && !can_operate<headsup_rule::minus, words, place> &&
              can_operate<headsup_rule::times, words, place> &&
              can_operate<headsup_rule::minus, tensor<int, ids_of<tokens<3>, tokens<3>>>, place>);
