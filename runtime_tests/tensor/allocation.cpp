// The program's allocation functions are replaced by ones that count. Sanitizers replace them too, so with one there are
// no tests.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HEADSUP_SANITIZED
#endif
#endif
#if !defined(__SANITIZE_ADDRESS__) && !defined(HEADSUP_SANITIZED)

#include <headsup/headsup.hpp>

#include "catch.hpp"

#include <cstddef>
#include <cstdlib>
#include <new>
#include <utility>
#include <vector>

using namespace headsup;

namespace {

struct counts {
  std::size_t made = 0;
  std::size_t freed = 0;
  std::size_t bytes = 0;  // of all allocations
};

counts counted;
bool counting = false;
std::size_t failing = 0;  // which allocation from now on fails, counted from 1

void* allocate(std::size_t bytes, std::size_t alignment) {
  if (counting) {
    if (failing != 0 && --failing == 0) throw std::bad_alloc{};
    ++counted.made;
    counted.bytes += bytes;
  }
  void* const memory = std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
  if (memory == nullptr) throw std::bad_alloc{};
  return memory;
}

void release(void* memory) noexcept {
  if (counting && memory != nullptr) ++counted.freed;
  std::free(memory);
}

}  // namespace

void* operator new(std::size_t bytes) { return allocate(bytes, alignof(std::max_align_t)); }
void* operator new(std::size_t bytes, std::align_val_t alignment) {
  return allocate(bytes, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { release(memory); }
void operator delete(void* memory, std::size_t) noexcept { release(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { release(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { release(memory); }

namespace {

// What f allocates and frees, the destruction of its result included.
template <class F> counts count(F f) {
  struct scope {
    scope() {
      counted = {};
      counting = true;
    }
    ~scope() { counting = false; }
  };
  scope const on;
  f();
  return counted;
}

// That f allocates n times, and frees all of it. The first call may make what a thread keeps for its large operations.
template <class F> void expect(std::size_t n, char const* what, F f) {
  f();
  auto const found = count(f);
  INFO(what);
  CHECK(found.made == n);
  CHECK(found.freed == n);
}

using matrix = tensor<float, tokens<70>, d_in<60>>;
using cube = tensor<float, batch<2>, tokens<70>, d_in<60>>;
using small = tensor<float, tokens<5>, d_in<3>>;

}  // namespace

TEST_CASE("allocation: a tensor on the heap is one allocation of its size, a small one is none", "[tensor]") {
  expect(1, "a matrix", [] { matrix{}; });
  expect(2, "a matrix and its clone", [] { matrix{}.clone(); });
  expect(0, "a small tensor and its clone", [] { small{}.clone(); });
  CHECK(counted.bytes == 0);
  count([] { matrix{}; });
  CHECK(counted.bytes == 70 * 60 * sizeof(float));
}

TEST_CASE("allocation: moving and relabelling a temporary allocate nothing", "[tensor]") {
  matrix x, y;
  expect(0, "moves", [&] {
    matrix z = std::move(x);
    x = std::move(y);
    std::swap(x, z);
    y = std::move(z);
  });
  expect(0, "rename", [&] { x = rename<keys, tokens>(rename<tokens, keys>(std::move(x))); });
  tensor<float, tokens<70>, heads<4>, head_dim<15>> parts;
  expect(0, "merge and split", [&] {
    auto whole = merge<all_heads, heads, head_dim>(std::move(parts));
    parts = split<all_heads, heads<4>, head_dim<15>>(std::move(whole));
  });
  expect(1, "rename of what keeps its name", [&] { rename<tokens, keys>(x); });
}

TEST_CASE("allocation: an operation allocates its result and nothing else", "[tensor]") {
  torch_generator generator{123};
  cube const x, y;
  matrix const row;
  tensor<float, keys<70>, d_in<60>> const other;
  expect(1, "contract", [&] { contract<d_in>(x, other); });
  expect(1, "matmul", [&] { matmul(other, tensor_view<float const, d_in<60>, tokens<70>>(row.data())); });
  expect(1, "operator+", [&] { static_cast<void>(x + y); });
  expect(1, "operator*", [&] { static_cast<void>(row * x); });
  expect(1, "operator/", [&] { static_cast<void>(x / 2); });
  expect(1, "exp", [&] { static_cast<void>(exp(x)); });
  expect(1, "softmax", [&] { softmax<d_in>(x); });
  expect(1, "sum to 4200 numbers", [&] { sum<batch>(x); });
  expect(0, "sum to 140 numbers", [&] { sum<d_in>(x); });
  expect(1, "transpose", [&] { static_cast<void>(transpose<batch, d_in>(x)); });
  expect(1, "take", [&] { take<batch>(x, 1); });
  expect(1, "slice", [&] { slice<tokens<69>>(x, 1); });
  expect(1, "concat", [&] { concat<tokens>(x, y, x); });
  expect(1, "stack", [&] { stack<heads>(x, y); });
  expect(1, "expand", [&] { expand<heads<2>>(x); });
  expect(1, "tril", [&] { static_cast<void>(tril<tokens, d_in>(x)); });
  expect(1, "round", [&] { static_cast<void>(round(x, 2)); });
  expect(1, "randn", [&] { randn<tokens<70>, d_in<60>>(generator); });
  expect(1, "apply_dropout", [&] { apply_dropout(x, 0.5, generator); });
}

TEST_CASE("allocation: small tensors, views and refusals allocate nothing", "[tensor]") {
  std::vector<float> memory(5 * 3, 1.0f);
  torch_generator generator{123};
  expect(0, "attention by hand, on a view", [&] {
    tensor_view<float const, tokens<5>, d_in<3>> const x(memory);
    auto const weights = softmax<keys>(mask_future<tokens, keys>(matmul(x, transpose(rename<tokens, keys>(x)))));
    attend(weights, rename<tokens, keys>(x));
  });
  expect(0, "a layer that fits the stack", [&] {
    auto const layer = multi_head_attention<d_in<3>, d_out<4>, context_length<5>, heads<2>>{generator, 0.5};
    layer(small{}, generator);
  });
  // The text of a refusal is part of the exception.
  expect(0, "a refusal", [&] {
    try {
      take<tokens>(small{}, 5);
    } catch (argument_error const&) {
    }
  });
}

TEST_CASE("allocation: layers free what they allocate, and allocate the same every time", "[tensor]") {
  torch_generator generator{123};
  auto const layer =
      multi_head_attention<d_in<60>, d_out<64>, context_length<70>, heads<4>, qkv_bias::yes>{generator, 0.5};
  auto const x = randn<batch<2>, tokens<70>, d_in<60>>(generator);
  layer(x, generator);
  auto const inference = count([&] { layer(x); });
  CHECK(inference.made == 1);
  CHECK(inference.made == inference.freed);
  auto const again = count([&] { layer(x); });
  CHECK(again.made == inference.made);
  CHECK(again.bytes == inference.bytes);
  auto const training = count([&] { layer(x, generator); });
  CHECK(training.made == training.freed);
  CHECK(training.made == 1);
}

TEST_CASE("allocation: when memory runs out halfway, nothing leaks and nothing changes", "[tensor]") {
  torch_generator generator{123};
  auto const layer = multi_head_attention<d_in<60>, d_out<64>, context_length<70>, heads<4>>{generator};
  auto const x = randn<batch<2>, tokens<70>, d_in<60>>(generator);
  auto const expected = layer(x);
  auto const whole = count([&] { layer(x); });

  std::size_t survived = 0;
  for (std::size_t n = 1; n <= whole.made; ++n) {
    bool thrown = false;
    auto const found = count([&] {
      failing = n;
      try {
        layer(x);
      } catch (std::bad_alloc const&) {
        thrown = true;
      }
      failing = 0;
    });
    survived += thrown && found.made == n - 1 && found.freed == n - 1;
  }
  CHECK(survived == whole.made);
  CHECK(layer(x) == expected);
}

#endif
