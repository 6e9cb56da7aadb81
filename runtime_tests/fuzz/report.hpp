#ifndef HEADSUP_FUZZ_REPORT_HPP
#define HEADSUP_FUZZ_REPORT_HPP

// What a case is given, and what it says when it finds something.

#include "fuzz/bounded.hpp"
#include "fuzz/random_numbers.hpp"

#include <headsup/math/bfloat16.hpp>

#include <cstddef>
#include <cstring>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace fuzz {

/// Thrown where a result is not what it should be.
struct found : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What has been tried so far.
struct tally {
  std::size_t cases = 0, calls = 0, steps = 0, numbers = 0, open = 0;
  /// The largest error, of the error that it may have.
  double largest = 0;
};

/// One case: what it draws from, how much it may compute, and the words for what it does.
class trial {
 public:
  trial(random_source const& source, std::size_t most_work, tally& sum) : random(source), work(most_work), sum_(sum) {}

  random_source random;
  /// About how many multiplications one call may have.
  std::size_t work;
  /// Whether some numbers may round to either of two, so that an error may be as large as its bound.
  bool has_ties = false;

  /// Names what the case is about; now says which call of it comes.
  template <class... Words> void is(Words const&... words) { shape_ = joined(words...); }
  template <class... Words> void now(Words const&... words) {
    now_ = joined(words...);
    ++sum_.calls;
  }
  void counts_step() { ++sum_.steps; }

  template <class... Words> [[noreturn]] void fails(Words const&... words) const {
    throw found(joined(now_, ": ", words..., "; ", shape_));
  }

  /// Each number is as close as it must be.
  void expect_near(char const* name, float const* got, std::vector<bounded> const& expected);
  void expect_near(char const* name, std::size_t place, float got, bounded const& expected);

  /// Two results, of floats or bfloat16, have the same bits.
  template <class Number>
  void expect_same(char const* name, Number const* got, Number const* before, std::size_t n, char const* of_what) const;

 private:
  template <class... Words> static std::string joined(Words const&... words) {
    std::ostringstream text;
    text.precision(9);
    (text << ... << words);
    return text.str();
  }

  tally& sum_;
  std::string shape_, now_;
};

/// Memory for a result of floats or bfloat16, with memory around it that must stay as it is. Before it is written, all of
/// it is NaN of some bits that no operation makes.
template <class Number> class guarded_of {
 public:
  explicit guarded_of(std::size_t n, std::size_t before = 0);
  Number* data() { return memory_.data() + around + before_; }
  Number const* data() const { return memory_.data() + around + before_; }
  std::size_t size() const { return memory_.size() - 2 * around - before_; }
  bool is_written(std::size_t i) const;
  /// Finds writes around the result.
  void expect_untouched(trial const& of) const;

 private:
  static constexpr std::size_t around = 67;
  std::vector<Number> memory_;
  std::size_t before_;
};
using guarded = guarded_of<float>;

/// The kinds of cases.
using run_case = void (*)(trial&);
struct kind_of_case {
  char const* name;
  run_case run;
};
void attention_case(trial&);
void steps_case(trial&);
void product_case(trial&);
void rows_case(trial&);
void operations_case(trial&);
void decoder_case(trial&);
void layers_case(trial&);

}  // namespace fuzz

#endif
