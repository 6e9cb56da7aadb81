#include "given.hpp"

namespace headsup::headsup_calls {
using x = floats<pooled<heads<4>, batch<2>>, ids_of<vocab<50>, tokens<6>>, normalized<keys<5>>>;
using y = floats<tokens<6>, lower_triangle<keys<3>, tokens<6>, 0>, merged<d_in<8>, heads<4>, pairs<2>>>;
constexpr operation sample{.name = "op", .form = "<role...>(left, right)"};
template <class... Xs>
constexpr call_value of = given_call<sample, naming<roles<tokens>, axes<d_out<9>>, 7>, Xs...>::value;

// it has all of the call, in a place of its own, and so has its copy
constexpr bool has_all = [] {
  draft const first(of<x, y>);
  draft const d(first);
  call_value const c = d.call();
  return c.op == &sample && c.roles == 1 && c.named.count == 2 && c.named[1].size == 9 && c.named[2].size == 0 &&
         c.numbers == 1 && c.given[0] == 7 && c.operands == 2 && c.x[1].last().size == 8 && c.x[0].lost[0].size == 2 &&
         c.x[0].first == d.at[0] && c.x[0].lost.first == d.lost[0];
}();
static_assert(has_all);

// put, insert and remove keep no_axis behind the last one
constexpr bool changes = [] {
  draft d(of<x, y>);
  d.remove(0, 1);
  bool good = d.x[0].count == 2 && d.x[0][1].size == 5 && d.x[0][2].size == 0;
  d.insert(0, 1, as_axis(role::d_in, 11));
  d.insert(0, 3, as_axis(role::vocab, 13));
  good = good && d.x[0].count == 4 && d.x[0][1].size == 11 && d.x[0][2].size == 5 && d.x[0].last().size == 13 &&
         d.x[0][4].size == 0;
  d.of(0, role::vocab).size = 17;
  good = good && d.x[0].of(role::vocab).size == 17;
  d.put(0, of<y>.x[0]);
  return good && d.x[0].count == 3 && d.x[0][0].size == 6 && d.x[0].first == d.at[0] &&
         d.x[0].of(role::vocab).size == 0;
}();
static_assert(changes);

// what is known of the numbers is forgotten, zeros only if they change too; what an axis was merged from is not
constexpr bool forgets = [] {
  draft d(of<x, y>);
  d.forget_numbers(0);
  d.forget_numbers(1, false);
  bool const good = d.x[0][1].known == &nothing && d.x[0][2].known == &nothing &&
                    d.x[1][1].known->zeros == triangle::lower && d.x[1][2].known->count == 2;
  d.forget_numbers(1);
  return good && d.x[1][1].known == &nothing && d.x[1][2].known->count == 2;
}();
static_assert(forgets);

// more operands than fit: the first four; more axes: none
static_assert(draft(given_call<sample, no_names, x, y, x, y, x>::value).operands == 4);
template <std::size_t N>
constexpr bool fits = [] {
  axis_value all[N + 1]{};
  for (std::size_t i = 0; i < N; ++i) all[i] = as_axis(role::keys, i + 1);
  operand_value const one{{all, N}, kind::tensor, number::float_, {&no_axis, 0}};
  return draft::fits({&sample, {&no_axis, 0}, 0, nullptr, 0, &one, 1}) &&
         draft::fits({&sample, {all, N}, N, nullptr, 0, &one, 0});
}();
static_assert(fits<11> && !fits<12>);
static_assert(!draft::fits(given_call<sample, naming<roles<>, axes<>, 1, 2, 3, 4>, x>::value));

// an id without axes is a number like others when it was calculated with
constexpr bool forgets_an_id = [] {
  draft d(of<id<vocab<7>>>);
  bool const known = known_ids_of(d.call().x[0]).size == 7;
  d.forget_numbers(0);
  return known && known_ids_of(d.x[0]).size == 0;
}();
static_assert(forgets_an_id);
}  // namespace headsup::headsup_calls
