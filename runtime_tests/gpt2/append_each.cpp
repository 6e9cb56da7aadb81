#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include "catch.hpp"
#include "words_of.hpp"

#include <array>
#include <vector>

using namespace headsup;

namespace {

using size = gpt2::size<3, 4, 64, vocab<101>, context_length<24>>;

// Texts of 1, 5 and 9 tokens, each `alone` and all of them together, for six words.
template <class Model, class Texts> bool same_as_alone(Model const& model, Texts& together) {
  std::vector<gpt2::text<Model>> alone;
  int const prompts[3][9] = {{7}, {3, 1, 4, 1, 5}, {9, 2, 6, 5, 3, 5, 8, 9, 7}};
  std::size_t const lengths[] = {1, 5, 9};
  for (std::size_t i = 0; i < 3; ++i) {
    alone.emplace_back(model);
    tensor_view<int const, tokens<dynamic>> const prompt(prompts[i], sized<tokens>(lengths[i]));
    alone[i].append(prompt);
    together[i].append(prompt);
  }
  bool same = true;
  for (int word = 0; word < 6; ++word) {
    tensor<int, batch<3>> next{};
    for (std::size_t i = 0; i < 3; ++i) {
      next(i) = static_cast<int>(argmax<vocab>(alone[i].logits()));
      alone[i].append(next(i));
    }
    gpt2::append_each(together, next);
    for (std::size_t i = 0; i < 3; ++i)
      same = same && alone[i].size() == together[i].size() &&
             argmax<vocab>(alone[i].logits()) == argmax<vocab>(together[i].logits());
  }
  return same;
}

}  // namespace

TEST_CASE("gpt2::append_each: texts of different lengths write what each writes alone", "[gpt2]") {
  gpt2::model<size> const plain{torch_generator{123}};
  std::array texts{gpt2::text(plain), gpt2::text(plain), gpt2::text(plain)};
  CHECK(same_as_alone(plain, texts));

  auto const packed = pack(plain);
  using packed_model = std::remove_const_t<decltype(packed)>;
  std::vector<gpt2::text<packed_model>> several;
  for (int i = 0; i < 3; ++i) several.emplace_back(packed);
  CHECK(same_as_alone(packed, several));

  auto const half = pack<bfloat16, bfloat16>(plain);
  std::array halves{gpt2::text(half), gpt2::text(half), gpt2::text(half)};
  CHECK(same_as_alone(half, halves));
}

TEST_CASE("gpt2::append_each: a text can keep its newest tokens, and goes on with the others", "[gpt2]") {
  gpt2::model<size> const plain{torch_generator{123}};
  std::array texts{gpt2::text(plain), gpt2::text(plain)};
  texts[0].append({3, 1, 4, 1, 5});
  texts[1].append({9, 2});
  gpt2::append_each(texts, tensor<int, batch<2>>{{6, 6}});
  texts[0].keep_newest(2);
  gpt2::text alone(plain);
  alone.append({5, 6});
  CHECK(argmax<vocab>(texts[0].logits()) == argmax<vocab>(alone.logits()));
  CHECK(texts[1].size() == 3);
}

#if defined(__cpp_exceptions)
TEST_CASE("gpt2::append_each: what does not fit is refused, and nothing changes", "[gpt2]") {
  gpt2::model<size> const plain{torch_generator{123}}, other{torch_generator{1}};
  std::vector<gpt2::text<gpt2::model<size>>> texts;
  texts.emplace_back(plain);
  texts.emplace_back(plain);
  tensor<int, tokens<24>> const full{};
  texts[0].append(full);
  texts[1].append({1, 2});
  tensor<int, batch<2>> const next{{1, 2}};
  CHECK_THROWS_AS(gpt2::append_each(texts, next), size_error);
  CHECK(words_of([&] { gpt2::append_each(texts, next); }) ==
        "HU021 append_each: texts[0] has the 24 tokens of its context; fix: texts[0].keep_newest(n)");
  CHECK(texts[0].size() == 24);
  CHECK(texts[1].size() == 2);

  tensor<int, batch<3>> const three{{1, 2, 3}};
  CHECK(words_of([&] { gpt2::append_each(texts, three); }) == "argument: append_each: 2 texts, 3 ids");
  std::vector<gpt2::text<gpt2::model<size>>> strangers;
  strangers.emplace_back(plain);
  strangers.emplace_back(other);
  CHECK(words_of([&] { gpt2::append_each(strangers, next); }) == "argument: append_each: texts[1] is of another model");
}
#endif
