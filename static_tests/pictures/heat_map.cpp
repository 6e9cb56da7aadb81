#include <headsup/pictures/heat_map.hpp>

#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

constexpr tensor<float, tokens<2>, keys<3>> weights{{{1, 0, 0}, {0.25f, 0.75f, 0}}};
constexpr tensor<float, keys<3>> row{{0.25f, 0.5f, 0.25f}};
constexpr char const* asking[] = {"with", "one"};
constexpr char const* words[] = {"your", "journey", "starts"};

constexpr auto picture = heat_map(weights, asking, words);

/// Whether a piece of text is in a picture.
template <class Text> constexpr bool shows(Text const& text, char const* piece) {
  for (char const* at = text.c_str(); *at != '\0'; ++at) {
    std::size_t same = 0;
    while (piece[same] != '\0' && at[same] == piece[same]) ++same;
    if (piece[same] == '\0') return true;
  }
  return false;
}

// the type: a small picture is a constant, a large one or one of unknown size is on the heap
static_assert(std::is_trivially_copyable_v<decltype(heat_map(weights))>);
static_assert(std::is_convertible_v<decltype(heat_map(weights)), std::string>);
static_assert(std::is_trivially_copyable_v<decltype(heat_map(tensor<float, tokens<12>, keys<12>>{}))>);
static_assert(std::is_same_v<decltype(heat_map(tensor<float, tokens<64>, keys<64>>{})), long_text>);
static_assert(std::is_same_v<decltype(heat_map(std::declval<tensor<float, tokens<dynamic>, keys<3>>>())), long_text>);

// the values: SVG with the axes, the labels and the numbers
static_assert(shows(picture, "<svg ") && picture.data()[picture.size() - 2] == '>');
static_assert(shows(picture, "<title>Heat map of tokens&lt;2&gt; by keys&lt;3&gt;</title>"));
static_assert(shows(picture, ">with</text>") && shows(picture, ">one</text>") && shows(picture, ">journey</text>"));
static_assert(shows(picture, ">0.25</text>") && shows(picture, ">0.75</text>") && shows(picture, ">0</text>"));
static_assert(shows(picture, "in row with, column your. Masked: 3 of 6."));
// an axis has the colour of its role, and says so to the style
static_assert(shows(picture, "class=\"headsup-axis-tokens\" font-weight=\"bold\" fill=\"#207A93\"") &&
              shows(picture, ".headsup-axis-tokens{fill:#41A7BD}.headsup-axis-keys{fill:#E5910C}"));
template <std::size_t N> struct experts : axis<"experts", N> {};
static_assert(shows(heat_map(tensor<float, experts<1>, keys<1>>{}),
                    "class=\"headsup-axis-other\" font-weight=\"bold\" fill=\"#404040\""));
static_assert(heat_map(tensor<float, tokens<2>, normalized<keys<3>>>{}) ==
              heat_map(tensor<float, tokens<2>, keys<3>>{}));

// labels in all forms give one picture
constexpr std::array<std::string_view, 3> views{"your", "journey", "starts"};
constexpr std::array<char const*, 2> pointers{"with", "one"};
static_assert(heat_map(weights, pointers, views) == picture);
static_assert(heat_map(weights, {"with", "one"}, {"your", "journey", "starts"}) == picture);
static_assert(heat_map(weights, {"with", "one"}, words) == picture &&
              heat_map(weights, pointers, {views[0], views[1], views[2]}) == picture);
static_assert(heat_map(weights, std::span(asking), std::span<char const* const>(words)) == picture);
static_assert(can_heat_map<tensor<float, tokens<2>, keys<3>>, std::vector<std::string>, std::vector<std::string>>);

// without labels there are positions
static_assert(heat_map(weights) == heat_map(weights, {"0", "1"}, {"0", "1", "2"}));

// a single axis is a row, and what asks can be named
static_assert(shows(heat_map(row, words), "<title>Heat map of keys&lt;3&gt;</title>") &&
              shows(heat_map(row, words), ">journey<"));
static_assert(heat_map(row) == heat_map(row, {"0", "1", "2"}) && !shows(heat_map(row), "text-anchor=\"end\">\n"));
static_assert(shows(heat_map(row, {"one"}, words), ">one</text>") && !shows(heat_map(row, words), ">one</text>"));

// views, doubles, sizes known at run time
static_assert(heat_map(view(weights), asking, words) == picture);
static_assert(heat_map(tensor<double, tokens<2>, keys<3>>{{{1, 0, 0}, {0.25, 0.75, 0}}}, asking, words) == picture);
constexpr bool drawn_at_run_time() {
  tensor<float, tokens<dynamic>, keys<3>> copy(sized<tokens>(2));
  for (std::size_t i = 0; i < 6; ++i) copy.data()[i] = weights.data()[i];
  return heat_map(copy, asking, words) == picture.c_str() && heat_map(copy, {"with", "one"}, words) == picture.c_str();
}
static_assert(drawn_at_run_time());

// any stream takes it
struct stream {
  std::size_t length = 0;
  constexpr stream& operator<<(char const* text) {
    while (*text != '\0') ++length, ++text;
    return *this;
  }
};
constexpr bool streams() {
  tensor<float, tokens<dynamic>, keys<3>> zeros(sized<tokens>(1));
  for (std::size_t i = 0; i < 3; ++i) zeros.data()[i] = 1;
  stream to;
  stream other;
  to << picture;
  other << heat_map(zeros);
  return to.length == picture.size() && other.length == heat_map(zeros).size();
}
static_assert(streams());

// what it refuses: other numbers of axes, numbers that are not floating-point, labels that do not fit
template <class... As> using of = tensor<float, As...>;
static_assert(can_heat_map<of<keys<3>>> && can_heat_map<of<tokens<2>, keys<3>>> && !can_heat_map<of<>> &&
              !can_heat_map<of<batch<2>, tokens<2>, keys<3>>> && !can_heat_map<tensor<int, keys<3>>> &&
              !can_heat_map<int>);
static_assert(can_heat_map<of<keys<3>>, char const* [3]> && !can_heat_map<of<keys<3>>, char const* [2]> &&
              !can_heat_map<of<tokens<2>, keys<3>>, char const* [3]>);
static_assert(can_heat_map<of<tokens<2>, keys<3>>, char const* [2], char const* [3]> &&
              !can_heat_map<of<tokens<2>, keys<3>>, char const* [3], char const* [3]> &&
              !can_heat_map<of<tokens<2>, keys<3>>, char const* [2], char const* [2]>);
static_assert(can_heat_map<of<keys<3>>, char const* [1], char const* [3]> &&
              !can_heat_map<of<keys<3>>, char const* [3], char const* [3]>);

static_assert(says_that<headsup_detail::heat_map_drawn<of<batch<2>, heads<5>, tokens<2>, keys<3>>>>(
    "HU071 heat_map: draws one or two axes, got (batch<2>, heads<5>, tokens<2>, keys<3>)",
    "; fix: take<heads, 0>(take<batch, 0>(x))"));
static_assert(says_that<headsup_detail::heat_map_drawn<of<>>>("HU071 heat_map: draws one or two axes, got ()",
                                                              "; fix: print(x) instead"));
static_assert(says_that<headsup_detail::heat_map_drawn<tensor<bool, keys<3>>>>(
    "HU037 heat_map: x holds bool, it takes float", "; fix: to<float>(x)"));
static_assert(says_that<headsup_detail::heat_map_drawn<of<tokens<2>, keys<3>>, char const* [3]>>(
    "HU071 heat_map: (tokens<2>, keys<3>) takes labels for rows and columns", "; fix: heat_map(x, rows, columns)"));
static_assert(says_that<headsup_detail::heat_map_drawn<of<keys<3>>, char const* [3], char const* [3]>>(
    "HU071 heat_map: (keys<3>) is one row, rows has 3", "; fix: heat_map(x, columns)"));
static_assert(says_that<headsup_detail::heat_map_drawn<of<keys<3>>, char const* [5]>>(
    "HU071 heat_map: keys<3> takes 3 labels, columns has 5", "; fix: remove 2"));
