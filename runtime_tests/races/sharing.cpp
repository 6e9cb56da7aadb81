// What docs/guarantees.md says that threads may share, under the thread sanitizer. Without an argument: what several
// threads may do at once with each type. With the name of a type: what they may not do, which the sanitizer must report.
// With "list": the names of those types.
#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>
#include <headsup/tokenizer/byte_pairs.hpp>
#include <headsup/tokenizer/word_tokenizer.hpp>

#include <atomic>
#include <cstdio>
#include <cstring>
#include <memory>
#include <thread>
#include <utility>

using namespace headsup;

namespace {

std::atomic<bool> good{true};

void expect(bool holds, char const* what) {
  if (holds) return;
  std::printf("not true: %s\n", what);
  good.store(false);
}

// Calls both in threads of their own, which begin at the same time and do not wait for each other: relaxed, so that the
// sanitizer takes neither for the first.
template <class F, class G> void at_once(F f, G g) {
  std::atomic<int> there{0};
  auto const together = [&](auto const& call) {
    there.fetch_add(1, std::memory_order_relaxed);
    while (there.load(std::memory_order_relaxed) < 2) std::this_thread::yield();
    for (int i = 0; i < 3; ++i) call();
  };
  std::thread other([&] { together(g); });
  together(f);
  other.join();
}
template <class F> void shared(F f) { at_once(f, f); }

using mha = multi_head_attention<d_in<40>, d_out<48>, context_length<80>, heads<3>>;
using input = tensor<float, tokens<70>, d_in<40>>;

struct things {
  mha layer{torch_generator{1}, 0.5};
  packed<mha> packs = pack(layer);
  input x = randn<tokens<70>, d_in<40>>(torch_generator{2});
  tensor<float, tokens<70>, d_out<48>> expected = packs(x);
  tensor<float, tokens<dynamic>, d_in<40>> dynamic_x = forget_size<tokens>(x);
  tensor_view<float, tokens<70>, d_in<40>> view{x.data()};
  embedding<vocab<30>, d_in<40>> table{torch_generator{3}};
  dropout half{0.5};
  mha::cache<> cache;
  torch_generator generator{4};

  things() { (void)packs.step(slice<tokens<5>>(x, 0), cache); }
};

void what_may_be_shared() {
  things const all;
  auto const& [layer, packs, x, expected, dynamic_x, view, table, half, cache, generator] = all;
  auto const total = sum<tokens>(x);
  shared([&] {
    expect(sum<tokens>(x) == total && x.clone() == x, "a tensor");
    expect(sum<tokens>(view) == total, "a view");
    expect(sum<tokens>(dynamic_x) == total && extent<tokens>(dynamic_x) == 70, "a tensor of run-time sizes");
  });
  shared([&] {
    expect(layer(x) == layer(dynamic_x), "a layer");
    torch_generator own{5}, again{5};
    expect(layer(x, own) == layer(x, again), "a layer in training, with a generator of each thread");
    expect(table(tensor<int, ids_of<vocab<30>, tokens<2>>>{{7, 29}})(0, 0) == table.weight(7, 0), "an embedding");
    expect(half(x, torch_generator{6}) == half(x, torch_generator{6}), "dropout");
  });
  shared([&] {
    expect(packs(x) == expected, "a packed layer");
    mha::cache<> own = cache.clone();
    (void)packs.step(slice<tokens<2>>(x, 5), own);
    expect(own.size() == 7 && cache.size() == 5, "a packed layer, with a cache of each thread");
  });
  shared([&] {
    expect(sum<keys>(cache.keys()) == sum<keys>(cache.clone().keys()), "a cache that is read");
    expect(cache.values_of(1)(0, 0) == cache.values()(1, 0, 0), "the views of a cache");
  });
  shared([&] {
    torch_generator own = generator;
    expect(own.u32() == torch_generator{4}.u32(), "a generator that is copied");
  });
  shared([&] {
    using words = word_tokenizer<"your journey starts with one step">;
    expect(words::id_of("journey") == words::encode<"journey">()(1), "a tokenizer");
  });
  auto const pairs = byte_pairs_of<vocab<259>>::from_text("#version: 0.2\na b\nab c");
  shared([&] { expect(pairs.decode(pairs.encode("abc abab")) == "abc abab", "byte pairs"); });
}

void what_each_thread_has() {
  things const all;
  auto mine = std::make_unique<worker_threads>(2, oversubscribe::yes);
  at_once(
      [&] {
        for (int i = 0; i < 5; ++i) expect(all.packs(all.x) == all.expected, "while other threads have their own");
        (void)release_scratch();
      },
      [&] {
        worker_threads const own(3, oversubscribe::yes);
        expect(all.packs(all.x) == all.expected, "with its own");
        (void)release_scratch();
      });
  at_once([&] { expect(all.packs(all.x) == all.expected, "until another thread ends them"); }, [&] { mine.reset(); });
}

void the_choice_of_instructions() {
  things const all;
  instruction_set const before = instruction_set_in_use();
  at_once([&] { (void)all.layer(all.x); },
          [&] {
            use_instruction_set(instruction_set::baseline);
            use_instruction_set(widest_instruction_set());
          });
  use_instruction_set(before);
}

// Reads all numbers, so that the compiler leaves none of them out.
void read(auto const& x) {
  static std::atomic<float> last{0};
  last.store(sum<tokens>(x)(0) + sum<tokens>(x)(39), std::memory_order_relaxed);
}

// What may not be done at once, for each type that can be changed.
struct row {
  char const* name;
  void (*race)(things& all);
};
constexpr row rows[] = {
    {"tensor", [](things& all) { at_once([&] { read(all.x); }, [&] { all.x(3, 0) = 1; }); }},
    {"tensor_view", [](things& all) { at_once([&] { read(all.x); }, [&] { all.view(3, 0) = 1; }); }},
    {"dynamic_tensor",
     [](things& all) { at_once([&] { read(all.dynamic_x); }, [&] { all.dynamic_x(3, 0) = 1; }); }},
    {"layer",
     [](things& all) { at_once([&] { (void)all.layer(all.x); }, [&] { all.layer.out_proj.weight(3, 5) = 1; }); }},
    {"packed",
     [](things& all) {
       auto other = pack(all.layer);
       at_once([&] { (void)all.packs(all.x); }, [&] { std::swap(all.packs, other); });
     }},
    {"cache",
     [](things& all) {
       auto const next = slice<tokens<2>>(all.x, 5);
       shared([&] { (void)all.packs.step(next, all.cache); });
     }},
    {"torch_generator", [](things& all) { shared([&] { (void)all.generator.u32(); }); }},
};

}  // namespace

int main(int count, char** arguments) {
  // Clang's sanitizer does not see reads and writes of more than 16 bytes.
  use_instruction_set(instruction_set::baseline);
  if (count == 1) {
    what_may_be_shared();
    what_each_thread_has();
    the_choice_of_instructions();
    std::puts(good.load() ? "no difference" : "differences");
    return good.load() ? 0 : 1;
  }
  bool const list = std::strcmp(arguments[1], "list") == 0;
  for (row const& each : rows)
    if (list) {
      std::puts(each.name);
    } else if (std::strcmp(arguments[1], each.name) == 0) {
      things all;
      each.race(all);
      return 0;
    }
  return list ? 0 : 2;
}
