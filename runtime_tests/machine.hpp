#ifndef HEADSUP_RUNTIME_TESTS_MACHINE_HPP
#define HEADSUP_RUNTIME_TESTS_MACHINE_HPP

// The instruction sets of the machine that runs the tests, how much work the tests may do, and NaN.

#include <headsup/kernels/instruction_set.hpp>

#include <limits>
#include <vector>

/// Whether the tests were compiled with optimisation: without it, each takes some twenty times as long, and does less.
#if defined(__SANITIZE_ADDRESS__) || !defined(__OPTIMIZE__)
inline constexpr bool fast = false;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool fast = false;
#else
inline constexpr bool fast = true;
#endif
#else
inline constexpr bool fast = true;
#endif

inline constexpr float infinite = std::numeric_limits<float>::infinity();
inline constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();

/// Those whose kernels differ for floats.
inline std::vector<headsup::instruction_set> instruction_sets() {
  using headsup::instruction_set;
  std::vector<instruction_set> sets;
  for (auto which : {instruction_set::baseline, instruction_set::avx2, instruction_set::avx512})
    if (headsup::has_instruction_set(which)) sets.push_back(which);
  return sets;
}

/// And those that multiply pairs of bfloat16, or tiles of them.
inline std::vector<headsup::instruction_set> all_instruction_sets() {
  auto sets = instruction_sets();
  using headsup::instruction_set;
  for (auto which : {instruction_set::avx512_bf16, instruction_set::amx_bf16})
    if (headsup::has_instruction_set(which)) sets.push_back(which);
  return sets;
}

/// While it lives, large operations use one instruction set.
class using_instruction_set {
 public:
  explicit using_instruction_set(headsup::instruction_set which) : before_(headsup::instruction_set_in_use()) {
    headsup::use_instruction_set(which);
  }
  using_instruction_set(using_instruction_set const&) = delete;
  using_instruction_set& operator=(using_instruction_set const&) = delete;
  ~using_instruction_set() { headsup::use_instruction_set(before_); }

 private:
  headsup::instruction_set before_;
};

#endif
