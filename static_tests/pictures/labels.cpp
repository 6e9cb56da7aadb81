#include <headsup/pictures/labels.hpp>

#include <headsup/pictures/label_rules.hpp>

#include <headsup/axes/roles.hpp>

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using namespace headsup::headsup_detail;

// the type: lists of texts that outlive the call
static_assert(Labels<char const* [6]> && Labels<char const* const[6]> && Labels<std::string[6]>);
static_assert(Labels<std::array<char const*, 6>> && Labels<std::array<std::string_view, 6>> &&
              Labels<std::array<std::string, 6>>);
static_assert(Labels<std::vector<std::string>> && Labels<std::span<char const* const>> &&
              Labels<std::span<std::string_view const, 6>>);
static_assert(!Labels<char[6]> && !Labels<int[6]> && !Labels<char const*> && !Labels<std::string> && !Labels<int>);
struct made_anew {
  std::size_t size() const { return 1; }
  std::string operator[](std::size_t) const { return "gone at once"; }
};
static_assert(!Labels<made_anew>);

// how many there are, if the type knows
static_assert(headsup_elements::fixed_count<char const* [6]> == 6 &&
              headsup_elements::fixed_count<std::string const[2]> == 2 &&
              headsup_elements::fixed_count<std::array<char const*, 5>> == 5 &&
              headsup_elements::fixed_count<std::span<char const* const, 3>> == 3);
static_assert(headsup_elements::fixed_count<std::vector<std::string>> == dynamic &&
              headsup_elements::fixed_count<std::span<char const* const>> == dynamic);

namespace headsup::headsup_calls::op {
constexpr operation draw{
    .name = "draw", .form = "(x, rows)", .rules = {are_lists.or_else(say_list), labels_each.or_else(say_labels)}};
}
// what it refuses
template <class A, class List>
using drawn =
    headsup_calls::refused<headsup_calls::op::draw, headsup_calls::no_names, tensor<float, A>, described_labels<List>>;
static_assert(drawn<tokens<6>, char const* [6]>::value && drawn<tokens<dynamic>, char const* [6]>::value &&
              drawn<tokens<6>, std::vector<std::string>>::value);
static_assert(says_that<drawn<tokens<6>, char const* [5]>>("HU071 draw: tokens<6> takes 6 labels, rows has 5",
                                                           "; fix: add 1"));
static_assert(says_that<drawn<tokens<1>, std::array<char const*, 3>>>("HU071 draw: tokens<1> takes 1 label, rows has 3",
                                                                      "; fix: remove 2"));
static_assert(says_that<drawn<tokens<6>, char[9]>>("HU071 draw: rows is no list of labels",
                                                   "; fix: char const* rows[6]"));
static_assert(says_that<drawn<tokens<dynamic>, int>>("HU071 draw: rows is no list of labels",
                                                     "; fix: std::vector<std::string> rows"));

static_assert(!Labels<std::array<char const*, 0>> && !Labels<tensor<float, tokens<6>>>);

// so many labels as an operand
constexpr std::string_view views_of_two[] = {"your", "journey"};
static_assert(labels_of(views_of_two).sizes().count() == 2 && list_of_labels<dynamic>{5}.sizes().count() == 5);
