#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/words.hpp>

using namespace headsup;
using headsup_diagnostics::words;

template <class... Parts> constexpr words say(Parts... parts) {
  words w;
  (w << ... << parts);
  return w;
}
constexpr bool is(words const& w, char const* expected) {
  for (std::size_t i = 0; i < w.size(); ++i)
    if (expected[i] == '\0' || w.data()[i] != expected[i]) return false;
  return expected[w.size()] == '\0';
}

// the type: text that can be built in a constant expression
static_assert(std::is_same_v<decltype(words{} << "contract" << std::size_t{3}), words&>);

// the values
static_assert(is(words{}, ""));
static_assert(is(say("contract", "", ": "), "contract: "));
static_assert(is(say(std::size_t{0}), "0") && is(say(std::size_t{9}), "9") && is(say(std::size_t{10}), "10"));
static_assert(is(say(std::size_t{768}, " is ", std::size_t{2360064}), "768 is 2360064"));
static_assert(is(say(static_cast<std::size_t>(-1)), "18446744073709551615"));

// axes are spelled as in the code
static_assert(is(say(headsup_diagnostics::words_of<tokens<6>>), "tokens<6>"));
static_assert(is(say(axes<>{}), "()"));
static_assert(is(say(axes<tokens<6>>{}), "(tokens<6>)"));
static_assert(is(say(axes<batch<2>, tokens<3>, d_in<5>>{}), "(batch<2>, tokens<3>, d_in<5>)"));
static_assert(is(say(axes<tokens<3>, normalized<keys<3>>>{}), "(tokens<3>, keys<3>)"));
static_assert(is(say(headsup_diagnostics::role_words<head_dim>), "head_dim"));

// the parts of a sentence, and positions outside an axis
static_assert(is((words("HU001", "tensor") << "wrong").fix() << "right", "HU001 tensor: wrong; fix: right"));
using headsup_diagnostics::beyond_the_end;
static_assert(is(beyond_the_end("take", {"tokens", 3}, 5),
                 "HU021 take: tokens<3> has elements 0 to 2, asked for 5; fix: "));
static_assert(is(beyond_the_end("take", {"tokens", 3}, -4),
                 "HU021 take: tokens<3> has elements 0 to 2, asked for -4; fix: "));
static_assert(is(beyond_the_end("take", {"tokens", 0}, 5),
                 "HU021 take: tokens<0> has no elements, asked for 5; fix: "));

// a text with gaps
static_assert([] {
  words w;
  for (headsup_diagnostics::text_with_gaps text("a {role} and {}, {{n}}"); text.next(w);)
    w << "[" << text.name() << "]";
  return is(w, "a [role] and [], {[n]}") && w == say("a [role] and [], {[n]}") && !(w == words());
}());

// what does not fit is dropped
static_assert([] {
  words w;
  for (int i = 0; i < 800; ++i) w << "seven..";
  return w.size() == headsup_detail::longest_sentence && w.data()[4095] == "seven.."[4095 % 7];
}());
