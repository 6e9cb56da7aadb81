#pragma once

#include <headsup/axes/polarity.hpp>
#include <headsup/calls/answer.hpp>

// Rules about masks, and about which key each query is aligned with.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// The axis that says where a mask is true; without one, that of the keys: of bools, their triangle says it too.
constexpr axis_value const& saying(operand_value const& x) {
  for (axis_value const& a : x)
    if (a.known->mask != polarity::unknown) return a;
  return x.of(role::keys);
}
constexpr polarity declared_mask(operand_value const& x) { return saying(x).known->mask; }
constexpr polarity mask_of(operand_value const& x) {
  knowledge const& k = *saying(x).known;
  if (k.mask != polarity::unknown || x.holds != number::bool_ || k.zeros == triangle::none) return k.mask;
  return headsup_detail::polarity_of_triangle(k.zeros == triangle::lower, k.diagonal);
}

/// HU026: queries and keys have different roles.
inline constexpr rule are_two_roles{headsup_codes::queries_and_keys, names, [](call_value const& c, answer& no) {
  return !c.named[0].is(c.named[1]) || no.says("{} is both the query and the key", c.named[0].role);
}};
inline constexpr rule keys_are_no_queries{headsup_codes::queries_and_keys, names, [](call_value const& c, answer& no) {
  return !c.named[0].is(role::keys) || no.says("keys cannot be the queries of a mask");
}};

/// HU015: -inf hides scores, and not weights that sum to one already.
inline constexpr rule hides_scores{headsup_codes::no_weights, sums, [](call_value const& c, answer& no) {
  axis_value const& along = c.x[0].of(c.named[1].role);
  return !along.known->sums || no.says("x has weights, which sum to one over {}, and -inf is for scores", along);
}};

/// HU051: a window has one key or more.
inline constexpr rule names_a_window{headsup_codes::other_form, given, [](call_value const& c, answer& no) {
  return (c.numbers != 0 && c.given[0] != 0) || no.says("names no window of one key or more");
}};

/// Which of the numbers is the position of the first query among the keys.
constexpr std::size_t offset_place(operation const& op) { return op.has(has_window) ? 1 : 0; }

/// HU019: one offset, among the template arguments.
inline constexpr rule takes_one_offset{headsup_codes::misplaced_mask, given | kinds,
                                       [](call_value const& c, answer& no) {
  std::size_t const place = offset_place(*c.op);
  if (c.operands > 1) return no.says("takes one offset, which stands between < and >");
  if (c.numbers <= place + 1) return true;
  if (place == 0) return no.says("takes one offset, got {}", c.numbers);
  return no.says("takes a window and one offset, got {} numbers", c.numbers);
}};

/// Whether an offset follows x, where none stands between < and >.
HEADSUP_HIDDEN constexpr bool is_given_its_offset(call_value const& c) {
  return c.operands > 1 && c.numbers == offset_place(*c.op) &&
         headsup_detail::may_equal(c.x[0].of(c.named[0].role).size, c.x[0].of(c.named[1].role).size);
}

/// HU019: there are as many queries as keys, or the call says where the first query is.
inline constexpr rule line_up{headsup_codes::misplaced_mask, sizes | given, [](call_value const& c, answer& no) {
  axis_value const &q = c.x[0].of(c.named[0].role), &k = c.x[0].of(c.named[1].role);
  if (c.numbers > offset_place(*c.op) || headsup_detail::may_equal(q.size, k.size)) return true;
  if (k.size != dynamic && q.size > k.size)
    return no.says("{} are more than {}, so not all of them are among the keys", q, k);
  return no.says("{} and {} differ, so give the position of the first query among the keys", q, k);
}};

/// HU019: the offset puts no query outside the keys.
inline constexpr rule beside_keys{headsup_codes::misplaced_mask, sizes | given, [](call_value const& c, answer& no) {
  auto there = [&](std::size_t i) -> axis_value const& {
    return c.operands == 0 ? c.named[i] : c.x[0].of(c.named[i].role);
  };
  axis_value const &q = there(0), &k = there(1);
  std::size_t const place = offset_place(*c.op);
  if (c.numbers <= place || q.size == dynamic || k.size == dynamic) return true;
  if (c.given[place] == aligned && q.size <= k.size) return true;
  long long const offset = c.given[place] == aligned ? 0 : c.given[place];
  if (offset < 0) return no.says("an offset of {} puts the first of {} before the first of {}", offset, q, k);
  auto const last = static_cast<std::size_t>(offset) + q.size - 1;
  return last < k.size ||
         no.says("an offset of {} puts the last of {} at key {}, and {} ends at {}", offset, q, last, k, k.size - 1);
}};

/// What is meant where tensors were compared as wholes.
inline constexpr char const* of_each = "x - y == 0 if it is x == y";
/// HU003: a mask is a tensor, and not the truth about two whole ones.
inline constexpr rule no_one_truth{headsup_codes::missing_axis, kinds, [](call_value const& c, answer& no) {
  range const asked = no.asked(c);
  bool any_axes = c.operands == 1;
  for (std::size_t i = 0; i < c.operands; ++i) any_axes = any_axes || c.x[i].count != 0;
  for (std::size_t i = asked.first; any_axes && i < asked.end; ++i)
    if (c.x[i].is == kind::truth) return no.says("{} is one bool", name(c, i));
  return true;
}, false, rule::every, {of_each}};

/// HU003: a mask of scores says which keys each query sees, and not which heads count: a head without keys would be
/// NaN.
inline constexpr rule chooses_keys{headsup_codes::missing_axis, axes_there, [](call_value const& c, answer& no) {
  bool of_heads = c.x[1].count != 0 && c.x[0].has(role::keys);
  for (axis_value const& a : c.x[1]) of_heads = of_heads && kin(a.role, role::heads);
  return !of_heads || no.says("the mask {} chooses heads, of which each needs its {}", c.x[1], c.x[0].of(role::keys));
}};

constexpr bool says_hides_all(answer& no, operand_value const& mask, operand_value const& beside) {
  return no.says("the mask {} has no keys, so it hides all of {} from some queries", mask, beside.of(role::keys));
}
/// HU003: no query loses all keys, as it would by a mask without the axis of keys.
inline constexpr rule leaves_keys{headsup_codes::missing_axis, axes_there, [](call_value const& c, answer& no) {
  return c.x[1].has(role::keys) || !c.x[0].has(role::keys) || says_hides_all(no, c.x[1], c.x[0]);
}};

/// HU003: nor by one beside a mask that leaves each query some.
inline constexpr rule both_leave_keys{headsup_codes::missing_axis, axes_there | masks,
                                      [](call_value const& c, answer& no) {
  polarity const narrows = c.op->has(hides_where_true) ? polarity::hides : polarity::keeps;
  for (std::size_t i = 0; i < 2; ++i) {
    operand_value const &x = c.x[i], &other = c.x[1 - i];
    bool of_queries = false;
    for (axis_value const& a : other) of_queries = of_queries || (is_place(a.role) && x.has(a.role));
    if (mask_of(x) == narrows && x.has(role::keys) && of_queries && !other.has(role::keys))
      return says_hides_all(no, other, x);
  }
  return true;
}};

/// HU019: a mask that is a triangle has as many queries as keys.
inline constexpr rule triangle_lines_up{headsup_codes::misplaced_mask, zeros | sizes,
                                        [](call_value const& c, answer& no) {
  for (axis_value const& a : c.x[1]) {
    std::size_t const queries = queries_of(c.x[1], a);
    if (a.known->zeros != triangle::none && !headsup_detail::may_equal(a.size, queries))
      return no.says("{} and {} differ, so give the position of the first query among the keys",
                     as_axis(a.known->query, queries), a);
  }
  return true;
}};

/// HU019: a mask that is a triangle hides exactly the keys later than each query, or earlier ones but not the nearest.
inline constexpr rule hides_the_right_keys{headsup_codes::misplaced_mask, zeros, [](call_value const& c, answer& no) {
  for (axis_value const& a : c.x[1]) {
    knowledge const& k = *a.known;
    bool const lower = k.zeros == triangle::lower;
    if (k.zeros == triangle::none || (lower ? k.diagonal <= -2 : k.diagonal == 1)) continue;
    char const* const how = lower             ? "tril kept its ones: the past of every query, not its future"
                            : k.diagonal <= 0 ? "triu kept its ones, on the diagonal too: a query would not see itself"
                                              : "triu kept its ones, from diagonal {}: a query would see later keys";
    return no.says("the mask is true, and hides, where ") || no.says(how, static_cast<long long>(k.diagonal)) ||
           no.says(", over ({}, {})", as_axis(k.query, k.queries), a);
  }
  return true;
}};

/// Says that one is, or is to be, true for the contrary of the other.
constexpr bool says_contrary(answer& no, piece const& one, char const* is, polarity a, piece const& other, polarity b) {
  constexpr char const* words[] = {"", "may be seen", "is hidden"};
  return no.says("{} {} true where something {}, and {} is true where it {}", one, is, words[static_cast<int>(a)],
                 other, words[static_cast<int>(b)]);
}

/// HU019: a mask is not true for the contrary of what it is taken for.
inline constexpr rule means_what_it_says{headsup_codes::misplaced_mask, masks, [](call_value const& c, answer& no) {
  std::size_t const i = no.asked(c).first;
  polarity const meant = c.op->has(hides_where_true) ? polarity::hides : polarity::keeps, said = declared_mask(c.x[i]);
  return said == polarity::unknown || said == meant || says_contrary(no, name(c, i), "is to be", meant, c.x[i], said);
}};

/// HU019: a number takes the place of what is hidden.
HEADSUP_HIDDEN constexpr bool hides_by_a_number(call_value const& c, answer& no) {
  bool const is_left = c.x[1].count == 0, is_right = c.x[2].count == 0;
  polarity const meant = is_left ? polarity::hides : polarity::keeps, said = mask_of(c.x[0]);
  return is_left == is_right || said == polarity::unknown || said == meant ||
         says_contrary(no, name(c, 0), "is to be", meant, c.x[0], said);
}
inline constexpr rule replaces_what_is_hidden{headsup_codes::misplaced_mask, masks, hides_by_a_number};

/// HU019: masks are true for the same: all for what may be seen, or all for what is hidden. One of them says so; two
/// triangles may be any band.
inline constexpr rule mean_the_same{headsup_codes::misplaced_mask, masks, [](call_value const& c, answer& no) {
  polarity const first = mask_of(c.x[0]);
  for (std::size_t i = 1; i < c.operands; ++i)
    if (polarity const other = mask_of(c.x[i]); first != other && first != polarity::unknown &&
                                                other != polarity::unknown &&
                                                declared_mask(c.x[0]) != declared_mask(c.x[i]))
      return says_contrary(no, name(c, 0), "is", first, name(c, i), other);
  return true;
}};

/// HU019: two triangles bound a band from two sides.
inline constexpr rule bound_from_two_sides{headsup_codes::misplaced_mask, zeros, [](call_value const& c, answer& no) {
  for (axis_value const& a : c.x[0]) {
    knowledge const &f = *a.known, &g = *c.x[1].of(a.role).known;
    if (f.zeros == triangle::none || g.zeros == triangle::none || f.query != g.query) continue;
    bool const lower = f.zeros == triangle::lower;
    auto const high = (lower ? f : g).diagonal, low = (lower ? g : f).diagonal;
    if (f.zeros == g.zeros)
      return no.says(lower ? "{} and {} are both tril" : "{} and {} are both triu", name(c, 0), name(c, 1)) ||
             no.says(", so one of them says nothing");
    bool const either = c.op->has(hides_where_true);
    if (either ? low <= high + 1 : low > high)
      return no.says("tril ends at diagonal {} and triu begins at {}, ", static_cast<long long>(high),
                     static_cast<long long>(low)) ||
             no.says(either ? "so all is true" : "so nothing is");
  }
  return true;
}};

/// Which of two operands is a mask of 0 and 1 that would be added to scores; 2 for none.
constexpr std::size_t added_mask(call_value const& c) {
  for (std::size_t i = 0; i < 2; ++i)
    if (is_float(c.x[i].holds) && declared_mask(c.x[i]) != polarity::unknown && c.x[1 - i].has(role::keys) &&
        declared_mask(c.x[1 - i]) == polarity::unknown)
      return i;
  return 2;
}
/// HU019: what is added to scores is no mask of 0 and 1: hidden ones are minus infinity.
inline constexpr rule adds_no_mask{headsup_codes::misplaced_mask, masks, [](call_value const& c, answer& no) {
  std::size_t const i = added_mask(c);
  return i == 2 || no.says("{} is a mask of 0 and 1, which hides nothing where it is added", name(c, i));
}};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
