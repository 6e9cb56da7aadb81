#include <headsup/parallel/team.hpp>

#include <type_traits>

using namespace headsup::parallel;

// the type: an aggregate that shares nothing until somebody says how
static_assert(std::is_aggregate_v<team>);
static_assert(team{}.members == 1 && team{}.share == nullptr);
static_assert(std::is_same_v<decltype(current), team*>);

// the calls: work gets the index of a part and the member that does it
constexpr auto work = [](std::size_t, std::size_t) {};
static_assert(std::is_same_v<decltype(for_each_part(3, work)), void>);
static_assert(std::is_same_v<decltype(members()), std::size_t>);
