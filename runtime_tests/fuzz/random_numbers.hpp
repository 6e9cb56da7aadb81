#ifndef HEADSUP_FUZZ_RANDOM_NUMBERS_HPP
#define HEADSUP_FUZZ_RANDOM_NUMBERS_HPP

// What a case draws: the same from a seed with every compiler and library, which std's distributions are not.

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace fuzz {

/// Steele, Lea and Flood, Fast splittable pseudorandom number generators.
class random_source {
 public:
  random_source(std::uint64_t seed, std::uint64_t number) : state_(mixed(mixed(seed) + number)) {}

  std::uint64_t bits() { return mixed(state_ += 0x9e3779b97f4a7c15); }
  std::size_t below(std::size_t n) { return bits() % n; }
  std::size_t between(std::size_t first, std::size_t last) { return first + below(last - first + 1); }
  bool one_in(std::size_t n) { return below(n) == 0; }
  /// From 0 to 1, without 1.
  double fraction() { return static_cast<double>(bits() >> 11) * 0x1p-53; }
  template <class T> T pick(std::initializer_list<T> all) { return all.begin()[below(all.size())]; }

  /// A size from 1 to `most`: often one of the smallest, or beside a multiple of a register.
  std::size_t size(std::size_t most);

 private:
  static std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
  }

  std::uint64_t state_;
};

/// Numbers that end where their memory does, so that a sanitizer sees a read behind them, and begin anywhere.
template <class Number> class numbers_of {
 public:
  numbers_of() = default;
  numbers_of(std::size_t n, std::size_t before) : memory_(n + before, Number(0.0f)), before_(before) {}

  Number* data() { return memory_.data() + before_; }
  Number const* data() const { return memory_.data() + before_; }
  std::size_t size() const { return memory_.size() - before_; }

 private:
  std::vector<Number> memory_;
  std::size_t before_ = 0;
};
using numbers = numbers_of<float>;

/// How numbers are spread.
enum class spread {
  even,         ///< from -scale to scale
  one_sign,     ///< from scale / 2 to scale
  equal,        ///< all scale
  wide,         ///< from scale / 2^20 to scale, of both signs
  denormal,     ///< below 2^-126
  near_the_end  ///< up to the largest numbers
};

/// A float that bfloat16 holds as infinity.
inline constexpr float infinite_as_bfloat16 = 0x1.ff8p127f;

/// Writes n numbers, and among them NaN, infinities and the largest and smallest numbers if they are to be strange.
void draw(random_source& random, float* to, std::size_t n, spread how, double scale, bool strange);

/// The same in memory of their own.
numbers drawn(random_source& random, std::size_t n, spread how, double scale, bool strange);

/// How the inputs and the weights of a case are spread, and which of them are strange: mostly as in a trained layer.
struct kind_of_numbers {
  spread how = spread::even;
  double scale = 1;
  bool strange_inputs = false, strange_weights = false;
};
kind_of_numbers draw_kind(random_source& random);

}  // namespace fuzz

#endif
