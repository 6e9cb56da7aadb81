#pragma once

#include <headsup/axes/permuted.hpp>
#include <headsup/ops/concat.hpp>
#include <headsup/parts/made_of.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls {
/// HU051: tensors that are joined have a role each.
inline constexpr rule names_each_part{headsup_codes::other_form, names, [](call_value const& c, answer& no) {
  return c.roles == c.operands + 1 || no.says("takes the whole, and the part that each of {} tensors is", c.operands);
}, true};
/// HU003: each has the part that it is.
inline constexpr rule has_its_part{headsup_codes::missing_axis, names | axes_there,
                                   [](call_value const& c, answer& no) {
  for (std::size_t i = 0; i < c.operands; ++i)
    if (!c.x[i].tensor() || !c.x[i].has(c.named[i + 1].role))
      return no.says("{} has no {} {}", name(c, i), c.named[i + 1].role, c.x[i]);
  return true;
}, true};
/// HU047: of a size that is known when it is compiled.
inline constexpr rule parts_sized{headsup_codes::missing_size, sizes, [](call_value const& c, answer& no) {
  for (std::size_t i = 0; i < c.operands; ++i)
    if (axis_value const& each = c.x[i].of(c.named[i + 1].role); each.size == dynamic)
      return no.says("needs the size of {} at compile time, but it is known only at run time", each);
  return true;
}};
/// HU033: beside it, all have the same axes in the same order.
inline constexpr rule alike_beside_parts{headsup_codes::other_axes, axes_there | order | sizes | factors,
                                         [](call_value const& c, answer& no) {
  for (std::size_t n = 1; n < c.operands; ++n) {
    operand_value const &x = c.x[0], &y = c.x[n];
    bool alike = x.count == y.count;
    for (std::size_t i = 0; alike && i < x.count; ++i)
      alike = x[i].is(c.named[1]) ? y[i].is(c.named[n + 1]) : same_axis(x[i], y[i]);
    if (!alike) return no.says("{} is {}, {} is {}", name(c, 0), x, name(c, n), y) || says_how_made(no, x, y);
  }
  return true;
}};

namespace op {
inline constexpr operation join{.name = "join",
                                .form = "<whole, part, another_part...>(first, second, third?...)",
                                .rules = {names_each_part.or_else("{call}<whole, part, another_part>(first, second)"),
                                          names_each_once.or_else("a role for each part"), has_its_part, is_new,
                                          parts_sized, alike_beside_parts, of_one_type},
                                .is = of_parts,
                                .first_there = 1,
                                .last_there = 2};
}  // namespace op
}  // namespace headsup_calls

namespace headsup_rule {
struct join : row<headsup_calls::op::join> {};
}  // namespace headsup_rule

namespace headsup_detail {
/// What x has over To in place of From, without a copy.
template <template <std::size_t> class From, template <std::size_t> class To, class X>
constexpr auto viewed_as(X const& x) {
  using shape = replace<axes_of<X>, From, axes<To<size_of<From, axes_of<X>>>>>;
  return view_at(x.data(), in_places<shape>(x.sizes()));
}
}  // namespace headsup_detail

/// Puts tensors side by side that are different things: join<features, content, position>(x, y). The result remembers
/// them, so that it meets only what was joined in the same order, and is cut only by part and all_parts.
///
/// - Shapes: [A..., P], [A..., Q], ... -> [A..., made_of<To, P, Q, ...>]
/// - Errors: a tensor without its part, shapes that differ elsewhere, numbers of two types, To already present: at
///           compile time
template <template <std::size_t> class To, template <std::size_t> class... From, class... Xs>
requires((sizeof...(From) > 1) &&
         headsup_calls::accepts<headsup_calls::op::join, headsup_calls::along<To, From...>, described<Xs>...>)
constexpr auto join(Xs const&... xs) {
  headsup_calls::must_hold<headsup_calls::op::join, headsup_calls::along<To, From...>>(xs...);
  auto all = concat<To>(headsup_detail::viewed_as<From, To>(xs)...);
  using list = axes_of<decltype(all)>;
  using whole = axis_of<list, To>;
  using known = headsup_detail::with<list, made_of<whole, axis_of<axes_of<Xs>, From>...>>;
  return relabel<known>(static_cast<decltype(all)&&>(all));
}
#define HEADSUP_CALL join
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
