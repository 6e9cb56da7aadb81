// worker_threads and attention under the thread sanitizer: it detects data races.
#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <thread>
#include <vector>

using namespace headsup;

namespace {

using layer_type = multi_head_attention<d_in<40>, d_out<48>, context_length<80>, heads<3>, qkv_bias::yes>;
using input = tensor<float, batch<2>, tokens<70>, d_in<40>>;

std::atomic<bool> good{true};

void expect(bool holds, char const* what) {
  if (holds) return;
  std::printf("not true: %s\n", what);
  good.store(false);
}

template <class X> bool same_bits(X const& x, X const& y) {
  return std::memcmp(x.data(), y.data(), x.size() * sizeof(float)) == 0;
}

void run(layer_type const& layer, packed<layer_type> const& packs, input const& x, std::size_t threads) {
  auto const alone = layer(x);
  auto const alone_packed = packs(x);
  for (int i = 0; i < 5; ++i) {
    worker_threads const team(threads, oversubscribe::yes);
    expect(same_bits(layer(x), alone), "plain as alone");
    expect(same_bits(packs(x), alone_packed), "packed as alone");
  }
  layer_type::cache<batch<2>> cache;
  worker_threads const team(threads, oversubscribe::yes);
  for (int i = 0; i < 10; ++i) (void)packs.step(slice<tokens<7>>(x, static_cast<std::size_t>(7 * i)), cache);
  // The wait between two operations outlasts the active one.
  std::this_thread::sleep_for(std::chrono::milliseconds(2));
  expect(same_bits(packs(x), alone_packed), "packed as alone after a sleep");
}

void share(std::size_t threads, std::size_t parts) {
  worker_threads const team(threads, oversubscribe::yes);
  std::vector<int> done(parts);
  std::vector<int> of_member(threads);
  for (int round = 1; round <= 50; ++round) {
    headsup_parallel::for_each_part(parts, [&](std::size_t i, std::size_t member) {
      ++done[i];
      ++of_member[member];
      // One of several parts that shares work does it alone.
      if (parts > 1)
        headsup_parallel::for_each_part(3, [&](std::size_t, std::size_t inner) {
          if (inner != 0) of_member[member] += 1000000;
        });
    });
    int total = 0;
    for (int each : of_member) total += each;
    expect(total == round * static_cast<int>(parts), "each part once");
    for (int each : done) expect(each == round, "no part twice");
  }
}

}  // namespace

int main() {
  layer_type const layer{torch_generator{1}};
  auto const packs = pack(layer);
  torch_generator generator{2};
  auto const x = randn<batch<2>, tokens<70>, d_in<40>>(generator);
  for (std::size_t threads : {1u, 2u, 3u, 5u}) {
    run(layer, packs, x, threads);
    for (std::size_t parts : {1u, 2u, 7u, 100u}) share(threads, parts);
  }
  for (int i = 0; i < 100; ++i) worker_threads const idle(3, oversubscribe::yes);
  // Two threads of the program, each with its own, share a layer.
  std::thread other([&] { run(layer, packs, x, 2); });
  run(layer, packs, x, 3);
  other.join();
  std::puts(good.load() ? "no difference" : "differences");
  return good.load() ? 0 : 1;
}
