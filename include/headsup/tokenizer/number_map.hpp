#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Spreads keys over 64 bits, best over the high ones.
constexpr std::uint64_t hash_of(std::uint64_t key) { return key * 0x9E3779B97F4A7C15; }

/// A number of 32 bits for each of many keys: a hash table of one array, which grows. Key has == and hash_of.
template <class Key> class number_map {
 public:
  static constexpr std::uint32_t none = 0xFFFFFFFF;

  explicit number_map(std::size_t expected) {
    std::size_t size = 16;
    for (; size < 2 * expected; size *= 2) --shift_;
    slots_.resize(size);
  }

  /// The number of a key, or none.
  std::uint32_t find(Key const& key) const { return slots_[place_of(key)].number; }

  /// Adds a key that is not there yet.
  void insert(Key const& key, std::uint32_t number) {
    if (2 * ++count_ > slots_.size()) grow();
    slots_[place_of(key)] = {key, number};
  }

 private:
  struct slot {
    Key key{};
    std::uint32_t number = none;
  };

  /// Where a key is, or else the free slot that it takes.
  std::size_t place_of(Key const& key) const {
    std::size_t place = static_cast<std::size_t>(hash_of(key) >> shift_);
    while (slots_[place].number != none && !(slots_[place].key == key)) place = (place + 1) & (slots_.size() - 1);
    return place;
  }

  void grow() {
    std::vector<slot> before(2 * slots_.size());
    before.swap(slots_);
    --shift_;
    for (slot const& each : before)
      if (each.number != none) slots_[place_of(each.key)] = each;
  }

  int shift_ = 60;  // of 64 bits, those that number the slots
  std::vector<slot> slots_;
  std::size_t count_ = 0;
};
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
