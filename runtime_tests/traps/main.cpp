// Where the application traps divisions by zero, overflow and invalid operations, ordinary work raises none: dropout of
// any rate, masks, padding, decoding, with workers or without.
#include <headsup/headsup.hpp>
#include <headsup/parallel/arithmetic_mode.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include <cmath>
#include <cstdio>

using namespace headsup;

#if defined(__SSE__)

namespace {

// Invalid operation, division by zero and overflow trap where their bits are zero.
constexpr headsup_parallel::arithmetic_mode not_trapped = 1 << 7 | 1 << 9 | 1 << 10;

bool good = true;

template <class X> void expect_finite(char const* what, X const& x) {
  for (float each : x)
    if (!std::isfinite(each)) {
      std::printf("%s: not finite\n", what);
      good = false;
      return;
    }
}

template <std::size_t Tokens> void run() {
  auto const x = randn<batch<2>, tokens<Tokens>, d_in<40>>(torch_generator{1});
  torch_generator generator{2};
  for (double rate : {0.0, 0.5, 1.0}) {
    std::printf("%zu tokens, rate %g\n", Tokens, rate);
    multi_head_attention<d_in<40>, d_out<48>, context_length<80>, heads<3>> const layer(generator, rate);
    expect_finite("training", layer(x, generator));
    expect_finite("inference", layer(x));
    expect_finite("packed", pack(layer)(x));
    expect_finite("dropout", dropout{rate}(x, generator));
    auto present = full<bool, batch<2>, tokens<Tokens>>(true);
    present(1, Tokens - 1) = false;
    expect_finite("padded", layer(x, present));
    typename decltype(layer)::template cache<batch<2>> cache;
    expect_finite("first step", layer.step(x, cache));
    expect_finite("next step", layer.step(slice<tokens<1>>(x, 0), cache));
  }
  auto const scores = contract<d_in>(x, rename<tokens, keys>(x));
  expect_finite("softmax", softmax<keys>(mask_future<tokens, keys>(scores)));
  expect_finite("layer_norm", layer_norm<d_in>(x));
}

}  // namespace

int main() {
  for (instruction_set which : {instruction_set::baseline, instruction_set::avx2, instruction_set::avx512}) {
    if (!has_instruction_set(which)) continue;
    use_instruction_set(which);
    for (std::size_t threads : {1u, 3u}) {
      worker_threads const team(threads, oversubscribe::yes);
      headsup_parallel::use_mode(headsup_parallel::mode_in_use() & ~not_trapped);
      run<3>();
      run<70>();
      headsup_parallel::use_mode(headsup_parallel::mode_in_use() | not_trapped);
    }
  }
  return good ? 0 : 1;
}

#else

int main() { std::puts("how to trap is written for x86 only"); }

#endif
