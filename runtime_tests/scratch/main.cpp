// The memory that a thread keeps between large operations: how much, and that release_scratch() frees it. Every
// allocation that asks for an alignment, as that one does, is counted.
#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <thread>

namespace {

std::atomic<std::size_t> alive{0};  // bytes
std::atomic<std::size_t> most{0};   // peak of live bytes

// Its size stands before each block, as far as it is aligned.
void* allocate(std::size_t bytes, std::size_t alignment) {
  void* const memory = std::aligned_alloc(alignment, alignment + (bytes + alignment - 1) / alignment * alignment);
  if (memory == nullptr) throw std::bad_alloc{};
  *static_cast<std::size_t*>(memory) = bytes;
  std::size_t const now = alive.fetch_add(bytes) + bytes;
  for (std::size_t before = most.load(); before < now && !most.compare_exchange_weak(before, now);) {
  }
  return static_cast<char*>(memory) + alignment;
}
void release(void* memory, std::size_t alignment) noexcept {
  if (memory == nullptr) return;
  void* const whole = static_cast<char*>(memory) - alignment;
  alive.fetch_sub(*static_cast<std::size_t*>(whole));
  std::free(whole);
}

}  // namespace

void* operator new(std::size_t bytes, std::align_val_t alignment) {
  return allocate(bytes, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory, std::align_val_t alignment) noexcept {
  release(memory, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory, std::size_t, std::align_val_t alignment) noexcept {
  release(memory, static_cast<std::size_t>(alignment));
}

namespace {

using namespace headsup;

bool good = true;

void expect(bool holds, char const* what, std::size_t found) {
  if (!holds) std::printf("not true: %s; found %zu\n", what, found);
  good = good && holds;
}

constexpr std::size_t kilobyte = 1024;

// What a thread keeps after work with so many threads, made by make(): at most what docs/guarantees.md says, and it is
// there for the next large work, and is freed. `fits` says whether the work needs no more than is kept.
template <class Make> void check(char const* what, std::size_t threads, bool fits, Make make) {
  std::thread([&] {
    auto const work = make();
    auto const expected = work();
    worker_threads const team(threads, oversubscribe::yes);
    (void)release_scratch();
    std::size_t const before = alive;
    most = before;
    expect(work() == expected, "the same with workers", threads);
    std::size_t const kept = alive - before, needed = most - before - (fits ? 0 : kept);
    std::printf("%s, %zu threads: kept %zu KiB\n", what, threads, kept / kilobyte);
    expect(kept <= 4096 * kilobyte + (threads - 1) * 256 * kilobyte, "4 MiB, and 256 KiB for each worker", kept);
    expect(fits ? kept > 0 : kept == 0 && needed > 4096 * kilobyte, "kept where it is not too much", kept);
    std::size_t const freed = release_scratch();
    expect(freed == kept, "release_scratch says what it frees", freed);
    expect(alive == before, "release_scratch frees all that the thread keeps, and what its workers use", alive - before);
    expect(release_scratch() == 0, "the second time there is nothing", 1);
    expect(work() == expected, "the same after release_scratch", threads);
    expect(alive - before == kept, "and as much is kept again", alive - before);
  }).join();
  expect(alive == 0, "a thread that ended keeps nothing", alive);
}

template <class Layer, std::size_t Tokens> auto attention() {
  return [] {
    return [packs = pack(Layer{torch_generator{1}}),
            x = randn<tokens<Tokens>, typename Layer::features>(torch_generator{2})] { return packs(x); };
  };
}

// A product of 70 rows and 80 columns with sums of so many steps, of plain numbers.
template <std::size_t Steps> auto long_sums() {
  return [x = randn<tokens<70>, d_in<Steps>>(torch_generator{1}),
          y = randn<keys<80>, d_in<Steps>>(torch_generator{2})] { return contract<d_in>(x, y); };
}

// Training, which needs the weights of some queries at a time.
template <std::size_t Tokens> auto training() {
  using layer = causal_attention<d_in<32>, d_out<64>, context_length<Tokens>>;
  return [of_layer = layer{torch_generator{1}, 0.5}, x = randn<tokens<Tokens>, d_in<32>>(torch_generator{2})] {
    torch_generator generator{3};
    return of_layer(x, generator);
  };
}

// While other threads release their own, a thread keeps its own.
void check_threads_apart() {
  auto const work = long_sums<1000>();
  (void)work();
  std::size_t const mine = alive;
  std::thread([&] {
    (void)work();
    expect(release_scratch() > 0, "another thread has its own", 0);
  }).join();
  expect(release_scratch() > 0 && alive < mine, "another thread frees its own only", alive);
}

}  // namespace

int main() {
#if defined(__OPTIMIZE__)
  using gpt2 = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>;
  using local = multi_head_attention<d_in<32>, d_out<64>, context_length<16384>, heads<1>, sliding_window<64>>;
  for (std::size_t threads : {1u, 2u, 8u}) check("GPT-2", threads, true, attention<gpt2, 1024>());
  check("one head over 16384 tokens", 1, false, attention<local, 16384>());
#endif
  using small = multi_head_attention<d_in<40>, d_out<128>, context_length<80>, heads<2>>;
  for (std::size_t threads : {1u, 5u, 100u}) check("small heads", threads, true, attention<small, 70>());
  for (std::size_t threads : {1u, 8u}) check("sums of 65536 steps", threads, true, long_sums<65536>);
  for (std::size_t threads : {1u, 8u}) check("dropout over 2000 tokens", threads, true, training<2000>);
  check_threads_apart();
  std::puts(good ? "bounded" : "not bounded");
  return good ? 0 : 1;
}
