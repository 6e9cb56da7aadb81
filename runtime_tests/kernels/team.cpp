// What a thread does with its team, whoever the others are.

#include <headsup/kernels/team.hpp>

#include "catch.hpp"

#include <utility>
#include <vector>

using namespace headsup::headsup_parallel;

namespace {

using calls = std::vector<std::pair<std::size_t, std::size_t>>;

calls calls_of(std::size_t parts) {
  calls made;
  for_each_part(parts, [&](std::size_t index, std::size_t member) { made.emplace_back(index, member); });
  return made;
}

// The last part first, by the last member.
void backwards(team& self, team::part each, void const* work, std::size_t parts) {
  while (parts-- > 0) each(work, parts, self.members - 1);
}

struct for_a_while {
  explicit for_a_while(team& mine) { current = &mine; }
  ~for_a_while() { current = nullptr; }
};

}  // namespace

TEST_CASE("team: a thread without one does every part itself, in order", "[parallel]") {
  CHECK(members() == 1);
  CHECK(calls_of(0).empty());
  CHECK(calls_of(3) == calls{{0, 0}, {1, 0}, {2, 0}});
}

TEST_CASE("team: one of several members shares as it says", "[parallel]") {
  team three{.members = 3, .share = backwards};
  for_a_while const is_mine(three);
  CHECK(members() == 3);
  CHECK(calls_of(3) == calls{{2, 2}, {1, 2}, {0, 2}});
  CHECK(calls_of(1) == calls{{0, 0}});  // nothing to share
  CHECK(current == &three);
}

TEST_CASE("team: a part that shares work itself does that alone", "[parallel]") {
  team three{.members = 3, .share = backwards};
  for_a_while const is_mine(three);
  std::vector<calls> inner;
  for_each_part(2, [&](std::size_t, std::size_t) {
    CHECK(members() == 1);
    inner.push_back(calls_of(2));
  });
  CHECK(inner == std::vector<calls>(2, {{0, 0}, {1, 0}}));
  CHECK(members() == 3);
}

TEST_CASE("team: one of a single member is nobody to share with", "[parallel]") {
  team one{};
  for_a_while const is_mine(one);
  CHECK(members() == 1);
  CHECK(calls_of(2) == calls{{0, 0}, {1, 0}});
}
