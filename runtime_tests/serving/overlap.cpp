#include "catch.hpp"
#include "words_of.hpp"

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include <vector>

using namespace headsup;

namespace {

constexpr char const* refusal = " share memory, but ";

// Out and x in one piece of memory, so many numbers apart: every overlap is refused, and nothing is written; what only
// touches is not.
template <std::size_t Tokens, class Layer> void check(Layer const& layer) {
  constexpr std::size_t count = Tokens * 24;
  auto const packs = pack(layer);
  auto const numbers = randn<tokens<Tokens>, d_in<24>>(torch_generator{1});
  auto const expected = packs(numbers);
  for (std::size_t apart : {std::size_t{0}, std::size_t{1}, count - 1, count})
    for (bool before : {true, false}) {
      std::vector<float> memory(2 * count, 7);
      std::size_t const at = before ? apart : 0, to = before ? 0 : apart;
      for (std::size_t i = 0; i < count; ++i) memory[at + i] = numbers.data()[i];
      auto const was = memory;
      tensor_view<float, tokens<Tokens>, d_in<24>> const x(memory.data() + at);
      tensor_view<float, tokens<Tokens>, d_out<24>> const out(memory.data() + to);
      INFO(Tokens << " tokens, " << apart << " apart, before " << before);
      if (apart == count) {
        packs.into(out, x);
        CHECK(out == expected);
      } else {
        CHECK(words_of([&] { packs.into(out, x); }).find(refusal) != std::string::npos);
        CHECK(memory == was);
      }
    }
}

template <class Layer> void check_sizes(Layer const& layer) {
  check<1>(layer);
  check<5>(layer);
  check<70>(layer);
  check<600>(layer);
}

}  // namespace

TEST_CASE("into: an output in the memory of the input is refused, whatever the size", "[overlap]") {
  check_sizes(linear<d_in<24>, d_out<24>>{torch_generator{2}});
  check_sizes(multi_head_attention<d_in<24>, d_out<24>, context_length<600>, heads<3>>{torch_generator{2}});
}

TEST_CASE("into: so is one of an input that is put in order first", "[overlap]") {
  auto const packs = pack(linear<d_in<3>, d_out<5>>{torch_generator{2}});
  std::vector<float> memory(35);
  tensor_view<float, d_in<3>, tokens<7>> const x(memory.data());
  tensor_view<float, tokens<7>, d_out<5>> const out(memory.data());
  CHECK(words_of([&] { packs.into(out, x); }).find(refusal) != std::string::npos);
}

TEST_CASE("step_into: an output in the memory of the input or of the cache is refused", "[overlap]") {
  using layer_type = multi_head_attention<d_in<24>, d_out<24>, context_length<600>, heads<3>>;
  auto const packs = pack(layer_type{torch_generator{2}});
  layer_type::cache<> cache;
  auto const x = randn<tokens<5>, d_in<24>>(torch_generator{1});
  for (float* memory : {cache.keys_data(), cache.values_data()}) {
    tensor_view<float, tokens<5>, d_out<24>> const out(memory + 100);
    CHECK(words_of([&] { packs.step_into(out, x, cache); }) ==
          "argument: step_into: out and the cache share memory, but the cache is read until out is complete; fix: "
          "another tensor "
          "for out");
  }
  auto y = x.clone();
  tensor_view<float, tokens<5>, d_out<24>> const out(y.data());
  CHECK(words_of([&] { packs.step_into(out, y, cache); }).find(refusal) != std::string::npos);
  CHECK(cache.size() == 0);
}

TEST_CASE("x += y: y may lie in the memory of x", "[overlap]") {
  tensor<float, tokens<3>, d_in<2>> x{{1, 2}, {3, 4}, {5, 6}};
  x += tensor_view<float, d_in<2>>(x.data());
  CHECK(x == tensor<float, tokens<3>, d_in<2>>{{2, 4}, {4, 6}, {6, 8}});
}
