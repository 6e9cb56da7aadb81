#include <headsup/axes/roles.hpp>
#include <headsup/laws/finding.hpp>
#include <headsup/math/ieee.hpp>

using namespace headsup;

namespace {

using laws::finding, laws::headsup_detail::sentence;

// A finding is true, or it is a sentence.
static_assert(finding{} && same_text(finding{}.c_str(), "holds") && finding{}.size() == 0);
constexpr finding broken = sentence("causal") << "tokens " << std::size_t{3};
static_assert(!broken && same_text(broken.c_str(), "HU072 causal: tokens 3") && broken.size() == 22);

// It can be a template argument.
template <finding Found> constexpr bool is_broken = !Found;
static_assert(is_broken<broken> && !is_broken<finding{}>);

// Numbers in three digits.
constexpr bool is_written(float x, char const* digits) {
  sentence w("");
  return same_text(w.number(x).c_str() + 8, digits);
}
static_assert(is_written(0.14345f, "0.143") && is_written(0.99999f, "1.00") && is_written(9.999f, "10.0") &&
              is_written(-0.377f, "-0.377") && is_written(0, "0"));
static_assert(is_written(1, "1.00") && is_written(30.12f, "30.1") && is_written(735.4f, "735") &&
              is_written(9999, "9999"));
static_assert(is_written(0.0123f, "0.0123") && is_written(0.00064f, "0.000640") && is_written(8.9e-8f, "8.90e-08"));
static_assert(is_written(2e7f, "2.00e+07") && is_written(headsup_math::infinity<float>, "inf"));

// Places, and lists of positions.
constexpr bool is_at(std::size_t at, char const* place) {
  sentence w("");
  return same_text(w.place(extents<axes<batch<2>, tokens<3>, d_out<4>>>{}, at).c_str() + 8, place);
}
static_assert(is_at(0, "(batch 0, tokens 0, d_out 0)") && is_at(23, "(batch 1, tokens 2, d_out 3)"));
template <class Is> constexpr bool lists(Is is, char const* positions) {
  sentence w("");
  return same_text(w.positions(64, is).c_str() + 8, positions);
}
static_assert(lists([](std::size_t i) { return i < 5; }, " 0 1 2 3 4"));
static_assert(lists([](std::size_t i) { return i < 6 || i == 63; }, " 0 to 5 63"));
static_assert(lists([](std::size_t i) { return i % 2 == 1; }, " 1 3 5 7 9 11 13 15 17 19 21 and others"));

}  // namespace
