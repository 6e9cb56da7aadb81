// What layers allocate, counted where every allocation of the program ends: in malloc and similar functions, which
// glibc lets a program replace.
#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include <malloc.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <thread>

extern "C" {
void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);
void __libc_free(void*);
}

namespace {

std::atomic<std::size_t> made{0};
std::atomic<std::size_t> alive{0};  // bytes
std::atomic<std::size_t> most{0};   // peak of live bytes

void* count(void* memory) {
  if (memory == nullptr) return memory;
  made.fetch_add(1);
  std::size_t const now = alive.fetch_add(malloc_usable_size(memory)) + malloc_usable_size(memory);
  for (std::size_t before = most.load(); before < now && !most.compare_exchange_weak(before, now);) {
  }
  return memory;
}
void forget(void* memory) {
  if (memory != nullptr) alive.fetch_sub(malloc_usable_size(memory));
}

}  // namespace

extern "C" {
void* malloc(std::size_t n) { return count(__libc_malloc(n)); }
void* calloc(std::size_t n, std::size_t size) { return count(__libc_calloc(n, size)); }
void* realloc(void* memory, std::size_t n) {
  forget(memory);
  return count(__libc_realloc(memory, n));
}
void* memalign(std::size_t alignment, std::size_t n) { return count(__libc_memalign(alignment, n)); }
void* aligned_alloc(std::size_t alignment, std::size_t n) { return count(__libc_memalign(alignment, n)); }
int posix_memalign(void** to, std::size_t alignment, std::size_t n) {
  *to = count(__libc_memalign(alignment, n));
  return *to == nullptr ? ENOMEM : 0;
}
void free(void* memory) {
  forget(memory);
  __libc_free(memory);
}
}

namespace {

using namespace headsup;

bool good = true;

void expect(bool holds, char const* what, std::size_t found) {
  if (!holds) std::printf("not true: %s; found %zu\n", what, found);
  good = good && holds;
}

template <class F> std::size_t allocations(F f) {
  std::size_t const before = made;
  f();
  return made - before;
}

/// The peak of bytes that a call allocates in addition to those already live.
template <class F> std::size_t working_memory(F f) {
  std::size_t const before = alive;
  most = before;
  f();
  return most - before;
}

void check_the_counting() {
  // Through a volatile pointer, so that the compiler leaves none of them out.
  std::size_t const each = allocations([] {
    void* volatile memory = std::malloc(10);
    std::free(memory);
    memory = ::operator new(100);
    ::operator delete(memory);
    memory = ::operator new(100, std::align_val_t{64});
    ::operator delete(memory, std::align_val_t{64});
  });
  expect(each == 3, "three allocations are counted", each);
  std::size_t const bytes = working_memory([] {
    for (std::size_t n : {5000u, 9000u}) {
      void* volatile memory = ::operator new(n);
      ::operator delete(memory);
    }
  });
  expect(bytes >= 9000 && bytes < 9100, "the larger of two that do not live together is counted", bytes);
}

template <class Layer, std::size_t Tokens> void check_calls(std::size_t threads) {
  using in = typename Layer::features;
  worker_threads const team(threads, oversubscribe::yes);
  torch_generator generator{1};
  Layer const layer(generator);
  auto const packed = pack(layer);
  auto const x = randn<batch<2>, tokens<Tokens>, in>(generator);
  auto const more = randn<batch<2>, tokens<1>, in>(generator);
  typename Layer::template cache<batch<2>> of_plain, of_packed;
  auto y = packed(x);
  auto next = packed.step(more, of_packed);
  (void)layer(x), (void)layer.step(more, of_plain), (void)layer.step(x, of_plain), packed.step_into(y, x, of_packed);

  std::size_t found = allocations([&] { packed.into(y, x); });
  expect(found == 0, "into allocates nothing", found);
  found = allocations([&] { (void)packed(x); });
  expect(found == 1, "a call of a packed layer allocates its result", found);
  found = allocations([&] { (void)layer(x); });
  expect(found == 1, "a call of a plain layer allocates its result", found);
  of_packed.clear(), of_plain.clear();
  found = allocations([&] {
    packed.step_into(y, x, of_packed);
    for (int i = 0; i < 10; ++i) packed.step_into(next, more, of_packed);
  });
  expect(found == 0, "step_into allocates nothing", found);
  found = allocations([&] { (void)packed.step(x, of_packed); });
  expect(found == 1, "a step allocates its result", found);
  typename Layer::template cache<> caches[2];
  packed.step_into(next, more, caches);
  found = allocations([&] {
    packed.step_into(y, x, caches);
    for (int i = 0; i < 10; ++i) packed.step_into(next, more, caches);
  });
  expect(found == 0, "step_into of sequences with a cache each allocates nothing", found);
  found = allocations([&] { (void)packed.step(x, caches); });
  expect(found == 1, "their step allocates its result", found);
}

void check_linear() {
  torch_generator generator{1};
  linear<d_in<60>, d_out<70>> const layer(generator);
  auto const packed = pack(layer);
  auto const x = randn<batch<2>, tokens<40>, d_in<60>>(generator);
  auto y = packed(x);
  std::size_t const found = allocations([&] { packed.into(y, x); });
  expect(found == 0, "into of a packed linear layer allocates nothing", found);
}

template <std::size_t Features, std::size_t Heads>
void check_gpt2(std::size_t threads, instruction_set which, bool plain_too) {
  using layer_type = multi_head_attention<d_in<Features>, d_out<Features>, context_length<1024>, heads<Heads>>;
  // In a thread of its own, which has no working memory yet. Zeros take as much as other numbers.
  std::thread([=] {
    use_instruction_set(which);
    worker_threads const team(threads, oversubscribe::yes);
    layer_type const layer{};
    auto const packed = pack(layer);
    tensor<float, batch<1>, tokens<1024>, d_in<Features>> const x{};
    tensor<float, batch<1>, tokens<1024>, d_out<Features>> y{};
    std::size_t const bytes = working_memory([&] { packed.into(y, x); });
    std::printf("%zu features, %zu threads: %zu bytes of working memory, %zu of packed weights\n", Features, threads,
                bytes, packed.bytes());
    expect(bytes > 0 && bytes <= std::size_t{4} << 20, "1024 tokens need at most 4 MiB", bytes);
    std::size_t const weights = count_parameters<layer_type>() * sizeof(float);
    expect(packed.bytes() * 10 <= weights * 11, "packed weights are at most a tenth larger", packed.bytes());
    if (!plain_too) return;
    std::size_t const of_plain = working_memory([&] { (void)layer(x); }) - y.size() * sizeof(float);
    expect(of_plain <= std::size_t{4} << 20, "and no more with plain weights", of_plain);
  }).join();
}

}  // namespace

int main() {
  check_the_counting();
  instruction_set const widest = widest_instruction_set();
  for (std::size_t threads : {1u, 2u}) {
    for (instruction_set which : {instruction_set::baseline, instruction_set::avx2, instruction_set::avx512}) {
      if (!has_instruction_set(which)) continue;
      use_instruction_set(which);
      check_calls<multi_head_attention<d_in<96>, d_out<80>, context_length<128>, heads<5>, qkv_bias::yes>, 49>(threads);
      check_calls<causal_attention<d_in<70>, d_out<61>, context_length<128>>, 49>(threads);
      check_linear();
    }
#if defined(__OPTIMIZE__)
    check_gpt2<768, 12>(threads, instruction_set::baseline, false);
    check_gpt2<768, 12>(threads, widest, true);
    check_gpt2<1024, 16>(threads, widest, false);
    check_gpt2<1280, 20>(threads, widest, false);
    check_gpt2<1600, 25>(threads, widest, true);
#else
    (void)widest;
#endif
  }
  std::puts(good ? "steady" : "not steady");
  return good ? 0 : 1;
}
