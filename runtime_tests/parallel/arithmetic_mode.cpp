#include "catch.hpp"

#include <headsup/headsup.hpp>
#include <headsup/parallel/arithmetic_mode.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include <cfenv>
#include <cmath>
#include <cstring>

using namespace headsup;

#if defined(__SSE__) || defined(__aarch64__)

namespace {

constexpr int roundings[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};

#if defined(__SSE__)
constexpr headsup_parallel::arithmetic_mode zero_for_denormals = 0x8040;
#else
constexpr headsup_parallel::arithmetic_mode zero_for_denormals = 1 << 24;
#endif

// Until it ends, this thread computes in another mode.
class in_mode {
 public:
  explicit in_mode(int rounding, bool flush = false) {
    std::fesetround(rounding);
    if (flush) headsup_parallel::use_mode(headsup_parallel::mode_in_use() | zero_for_denormals);
  }
  in_mode(in_mode const&) = delete;
  ~in_mode() { headsup_parallel::use_mode(before_); }

 private:
  headsup_parallel::arithmetic_mode before_ = headsup_parallel::mode_in_use();
};

template <class X> bool same_bits(X const& x, X const& y) {
  return std::memcmp(x.data(), y.data(), x.size() * sizeof(float)) == 0;
}

// The largest relative error of softmax over the last axis.
template <std::size_t Rows, std::size_t Columns> double error_of(int rounding) {
  auto const x = randn<tokens<Rows>, keys<Columns>>(torch_generator{5});
  auto const y = [&] {
    in_mode const mode(rounding);
    return softmax<keys>(x);
  }();
  double most = 0;
  for (std::size_t t = 0; t < Rows; ++t) {
    double sum = 0;
    for (std::size_t k = 0; k < Columns; ++k) sum += std::exp(static_cast<double>(x(t, k)));
    for (std::size_t k = 0; k < Columns; ++k) {
      double const right = std::exp(static_cast<double>(x(t, k))) / sum;
      most = std::fmax(most, std::fabs(static_cast<double>(y(t, k)) - right) / right);
    }
  }
  return most;
}

}  // namespace

TEST_CASE("arithmetic mode: what is set is in use", "[parallel]") {
  auto const before = headsup_parallel::mode_in_use();
  {
    in_mode const mode(FE_DOWNWARD, true);
    CHECK(headsup_parallel::mode_in_use() != before);
    CHECK((headsup_parallel::mode_in_use() & zero_for_denormals) == zero_for_denormals);
    CHECK(std::fegetround() == FE_DOWNWARD);
  }
  CHECK(headsup_parallel::mode_in_use() == before);
}

TEST_CASE("arithmetic mode: the workers take that of each call, and bits are the same for any number", "[parallel]") {
  using layer_type = multi_head_attention<d_in<40>, d_out<48>, context_length<80>, heads<3>>;
  auto const packs = pack(layer_type{torch_generator{1}});
  auto const x = randn<tokens<70>, d_in<40>>(torch_generator{2});
  // Products of these are denormal.
  auto const map = pack(linear<d_in<40>, d_out<48>, bias::no>{torch_generator{1}});
  auto tiny = x.clone();
  tiny *= 1e-38f;
  auto const nearest = packs(x), denormal = map(tiny);
  for (std::size_t threads : {2u, 3u, 5u}) {
    worker_threads const team(threads, oversubscribe::yes);
    for (int i = 0; i < 5; ++i)
      for (int rounding : roundings)
        for (bool flush : {false, true}) {
          in_mode const mode(rounding, flush);
          auto const by_all = packs(x), tiny_by_all = map(tiny);
          worker_threads const one(1);
          CHECK(same_bits(by_all, packs(x)));
          CHECK(same_bits(tiny_by_all, map(tiny)));
          if (rounding == FE_TONEAREST) CHECK(same_bits(by_all, nearest));
          if (flush) CHECK(!same_bits(tiny_by_all, denormal));
        }
    CHECK(same_bits(packs(x), nearest));
    CHECK(same_bits(map(tiny), denormal));
  }
}

TEST_CASE("arithmetic mode: softmax is as right as promised in each", "[parallel]") {
  for (int rounding : roundings) {
    bool const nearest = rounding == FE_TONEAREST;
    CHECK(error_of<20, 20>(rounding) <= (nearest ? 1e-6 : 2e-6));
    for (instruction_set which : {instruction_set::baseline, instruction_set::avx2, instruction_set::avx512}) {
      if (!has_instruction_set(which)) continue;
      auto const before = instruction_set_in_use();
      use_instruction_set(which);
      CHECK(error_of<80, 100>(rounding) <= (nearest ? 2e-6 : 3e-4));
      use_instruction_set(before);
    }
  }
}

#endif
