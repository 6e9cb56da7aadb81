#include <headsup/core/bounded_text.hpp>

#include <type_traits>

using headsup::bounded_text;

constexpr auto three_dots = [](char* where) {
  for (int i = 0; i < 3; ++i) where[i] = '.';
  return std::size_t{3};
};

// the type: a value, as large as its longest text
static_assert(std::is_trivially_copyable_v<bounded_text<12>>);
static_assert(std::is_same_v<decltype(bounded_text<12>{} << "x" << std::size_t{1}), bounded_text<12>&>);

// the values
static_assert(bounded_text<12>{} == "" && bounded_text<12>{}.size() == 0);
static_assert((bounded_text<12>{} << "x" << std::size_t{0} << " of " << std::size_t{1024}) == "x0 of 1024");
static_assert((bounded_text<3>{} << "xyz") == "xyz" && (bounded_text<3>{} << "xyz").size() == 3);
static_assert((bounded_text<12>{} << "x" << "").append(three_dots) == "x...");
static_assert((bounded_text<12>{} << "xy").data()[1] == 'y' && (bounded_text<2>{} << "xy").c_str()[2] == '\0');

static_assert(!(bounded_text<3>{} == "x") && !((bounded_text<3>{} << "xyz") == "xy"));
static_assert(!((bounded_text<3>{} << "xyz") == "xya") && !((bounded_text<3>{} << "xyz") == "xyzz"));

// a copy grows independently
static_assert([] {
  bounded_text<12> first;
  first << "one";
  auto second = first;
  second << "two";
  return first == "one" && second == "onetwo";
}());
