#include <headsup/calls/form.hpp>

#include <headsup/axes/axis.hpp>

namespace headsup::headsup_calls {
// how a call is written: how many roles, axes, numbers, types and operands it takes
constexpr bool has_form(char const* form, form_value const& wanted) {
  form_value const found = form_of(form);
  auto same = [](range const& a, range const& b) { return a.first == b.first && a.end == b.end; };
  return same(found.roles, wanted.roles) && same(found.axes, wanted.axes) && same(found.numbers, wanted.numbers) &&
         same(found.types, wanted.types) && same(found.operands, wanted.operands);
}
static_assert(has_form("(x)", {{0, 0}, {0, 0}, {0, 0}, {0, 0}, {1, 1}}));
static_assert(has_form("<role, another_role>(left, right)", {{2, 2}, {0, 0}, {0, 0}, {0, 0}, {2, 2}}));
static_assert(has_form("<role...>(x)", {{1, 99}, {0, 0}, {0, 0}, {0, 0}, {1, 1}}));
static_assert(has_form("<whole, slower, faster?...>(x)", {{2, 99}, {0, 0}, {0, 0}, {0, 0}, {1, 1}}));
static_assert(has_form("<role, slower<N>, faster<M>?...>(x)", {{1, 1}, {1, 99}, {0, 0}, {0, 0}, {1, 1}}));
static_assert(has_form("<tokens, keys, N?>(x)", {{2, 2}, {0, 0}, {0, 1}, {0, 0}, {1, 1}}));
static_assert(has_form("<axis<N>>(x, first?)", {{0, 0}, {1, 1}, {0, 0}, {0, 0}, {1, 2}}));
static_assert(has_form("<T>(x)", {{0, 0}, {0, 0}, {0, 0}, {1, 1}, {1, 1}}));
static_assert(has_form("<role>(x, mask-)", {{1, 1}, {0, 0}, {0, 0}, {0, 0}, {1, 2}}));
static_assert(has_form("<role>(first, another...)", {{1, 1}, {0, 0}, {0, 0}, {0, 0}, {2, 99}}));

// operands by name
constexpr bool is_name(std::size_t operand, char const* name) {
  return same_text(name_in_form("<role, N?>(mask, from_one, another...)", operand).data(), name);
}
static_assert(is_name(0, "mask") && is_name(1, "from_one") && is_name(2, "another"));

// words between < and >: the last one stands for more
constexpr bool is_word(char const* form, std::size_t place, char const* word) {
  char to[longest_word]{};
  copy_word(form, place, to);
  return same_text(to, word);
}
static_assert(is_word("<role, slower<N>, faster<M>?...>(x)", 0, "role") &&
              is_word("<role, slower<N>, faster<M>?...>(x)", 2, "faster") &&
              is_word("<role, slower<N>, faster<M>?...>(x)", 7, "faster") &&
              is_word("<tokens, keys, N?>(x)", 2, "keys"));
}  // namespace headsup::headsup_calls
