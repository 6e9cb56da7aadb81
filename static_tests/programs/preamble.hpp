#include <headsup/headsup.hpp>
#include <headsup/gpt2.hpp>
#include <headsup/parts.hpp>
#include <headsup/pictures.hpp>
#include <headsup/serving.hpp>

#include "calls/made.hpp"

#include <array>

// What the written programs are about.

using namespace headsup;
using namespace headsup::headsup_image;
using namespace headsup::headsup_calls;
using headsup::headsup_calls::kind;
using type_of_numbers = headsup::headsup_calls::number;

/// Roles that a message leaves to the user.
template <std::size_t N> struct another_role : headsup::axis<"another_role", N> {};
template <std::size_t N> struct whole : headsup::axis<"whole", N> {};

/// Roles of axes that lie side by side, and of what they lie in.
template <std::size_t N> struct fused : headsup::axis<"fused", N> {};
template <std::size_t N> struct query_dim : headsup::axis<"query_dim", N> {};
template <std::size_t N> struct key_dim : headsup::axis<"key_dim", N> {};
template <std::size_t N> struct value_dim : headsup::axis<"value_dim", N> {};
template <std::size_t N> struct content : headsup::axis<"content", N> {};
template <std::size_t N> struct position : headsup::axis<"position", N> {};
template <std::size_t N> struct classes : headsup::axis<"classes", N> {};
template <std::size_t N> struct documents : headsup::axis<"documents", N> {};
template <std::size_t N> struct buckets : headsup::axis<"buckets", N> {};
template <std::size_t N> struct teacher_heads : headsup::axis<"teacher_heads", N> {};
template <std::size_t N> struct columns : headsup::axis<"columns", N> {};

/// An argument that is neither a tensor nor a number.
struct function {
  template <class X, class Y> constexpr Y operator()(X const&, Y const& y) const { return y; }
};

/// Whether an operand is what the search took it for; but it does not know what a merge or argmax remembers, a constant of
/// the type, and of a triangle that was turned only where it is true now.
template <class X> constexpr bool is_like(operand_value const& expected) {
  operand_value const is = value_of_operand<as_operand<std::remove_cvref_t<X>>>();
  draft d({nullptr, {&no_axis, 0}, 0, nullptr, 0, &is, 1});
  for (axis_value const& each : expected)
    if (knowledge const& k = *is.of(each.role).known; each.known == &nothing && (k.count != 0 || k.ids != 0))
      d.of(0, each.role).known = &nothing;
    else if (each.known->mask != polarity::unknown && k.zeros != triangle::none && mask_of(is) == each.known->mask)
      d.of(0, each.role).known = each.known;
  if (expected.alone == &nothing) d.x[0].alone = &nothing;
  return same_value(expected, d.x[0]);
}
