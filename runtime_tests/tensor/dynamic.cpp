#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include "catch.hpp"
#include "words_of.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

using namespace headsup;

namespace {

// The same numbers twice: over fixed sizes, and with one dynamic size.
struct fixture {
  torch_generator generator{1};
  tensor<float, batch<2>, tokens<5>, d_in<6>> const xs = randn<batch<2>, tokens<5>, d_in<6>>(generator);
  tensor<float, batch<2>, tokens<5>, d_in<6>> const ys = randn<batch<2>, tokens<5>, d_in<6>>(generator);
  tensor<float, batch<2>, tokens<dynamic>, d_in<6>> const x = forget_size<tokens>(xs);
  tensor<float, batch<2>, tokens<dynamic>, d_in<6>> const y = forget_size<tokens>(ys);
  tensor<float, batch<2>, keys<5>, d_in<6>> const ks = rename<tokens, keys>(ys);
  tensor<float, batch<2>, keys<dynamic>, d_in<6>> const k = rename<tokens, keys>(y);
  tensor<float, batch<2>, tokens<dynamic>, d_in<6>> const shorter = slice<tokens>(ys, 0, 4);
};

}  // namespace

TEST_CASE("dynamic tensors are made from sizes, literals and other tensors", "[tensor][dynamic]") {
  tensor<float, batch<2>, tokens<dynamic>, keys<dynamic>> x(sized<keys>(7), sized<tokens>(5));
  CHECK(x.size() == 70);
  CHECK(extent<batch>(x) == 2);
  CHECK(extent<tokens>(x) == 5);
  CHECK(extent<keys>(x) == 7);
  CHECK(reinterpret_cast<std::uintptr_t>(x.data()) % heap_alignment == 0);
  for (std::size_t i = 0; i < x.size(); ++i) CHECK(x.data()[i] == 0);
  x(1, 4, 6) = 3;
  CHECK(x.data()[69] == 3);
  CHECK(words_of([&] { x(1, 5, 6) = 3; }) ==
        "argument: HU021 tensor: tokens<5> has elements 0 to 4, asked for 5; "
        "fix: -1 for the last");
  CHECK(words_of([&] { (void)std::as_const(x)(2, 4, 6); }) ==
        "argument: HU021 tensor: batch<2> has elements 0 to 1, asked for 2; "
        "fix: -1 for the last");

  float const* const memory = x.data();
  auto moved = std::move(x);
  CHECK(moved.data() == memory);
  CHECK(x.data() == nullptr);  // NOLINT: moved from on purpose
  auto copy = moved.clone();
  CHECK(copy.data() != memory);
  CHECK(copy == moved);
  copy(0, 0, 0) = 1;
  CHECK(copy != moved);
  tensor<float, batch<2>, tokens<dynamic>, keys<dynamic>> other(sized<keys>(1), sized<tokens>(1));
  other = std::move(moved);
  CHECK(other.data() == memory);
  CHECK(extent<keys>(other) == 7);

  tensor<int, tokens<dynamic>, d_in<2>> const literal{{{1, 2}, {3, 4}, {5, 6}}};
  CHECK(extent<tokens>(literal) == 3);
  CHECK(literal(2, 1) == 6);
  CHECK(literal == tensor<int, tokens<3>, d_in<2>>{{{1, 2}, {3, 4}, {5, 6}}});
  CHECK(shape_text(literal) == "tokens<3>, d_in<2>");
  CHECK(size_text(literal) == "torch.Size([3, 2])");
  CHECK(to_text(literal) == to_text(tensor<int, tokens<3>, d_in<2>>{{{1, 2}, {3, 4}, {5, 6}}}));

  CHECK(words_of([] { sized<tokens>(0); }) ==
        "HU001 sized<tokens>: an axis has a size of at least 1, not 0: no tensor is without elements; fix: look first "
        "whether there are any");
  CHECK(words_of([] { sized<tokens>(-3); }) ==
        "HU001 sized<tokens>: an axis has a size of at least 1, not -3: no tensor is without elements; fix: look first "
        "whether there are any");
  CHECK(words_of([] { tensor<float, tokens<dynamic>, d_in<6>>(sized<tokens>(static_cast<std::size_t>(-1) / 2)); }) ==
        "tensor: more numbers than memory can hold");
  float numbers[4]{};
  CHECK(words_of([&] {
    tensor_view<float, tokens<dynamic>, d_in<2>>(numbers, sized<tokens>((std::size_t{1} << 63) + 2));
  }) == "tensor_view: more numbers than memory can hold");
  CHECK(words_of([&] {
    expand<batch<dynamic>>(zeros<float, tokens<4>>(), sized<batch>((std::size_t{1} << 62) + 1));
  }) == "tensor: more numbers than memory can hold");
}

TEST_CASE("dynamic views refer to numbers that another object owns", "[tensor][dynamic]") {
  std::vector<float> numbers{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  tensor_view<float, tokens<dynamic>, d_in<3>> x(numbers);
  CHECK(extent<tokens>(x) == 4);
  x(3, 2) = -1;
  CHECK(numbers[11] == -1);
  tensor_view<float const, tokens<dynamic>, d_in<3>> const first(numbers.data(), sized<tokens>(2));
  CHECK(prints_as(first, {{1, 2, 3}, {4, 5, 6}}));
  tensor_view<float const, tokens<dynamic>, keys<dynamic>> const both(numbers, sized<keys>(6), sized<tokens>(2));
  CHECK(both(1, 0) == 7);

  // Fixed sizes are forgotten, and compared where they are fixed again.
  tensor<float, tokens<2>, d_in<3>> const fixed{{{1, 2, 3}, {4, 5, 6}}};
  auto const sum_of = [](tensor_view<float const, tokens<dynamic>, d_in<3>> const& any) { return sum<tokens>(any); };
  CHECK(sum_of(fixed) == sum_of(first));
  auto const owner = first.clone();
  CHECK(sum_of(owner) == sum_of(first));
  tensor<float, tokens<dynamic>, d_in<3>> const copy(fixed);
  CHECK(copy == fixed);
  CHECK(view(copy).data() == copy.data());

  CHECK(words_of([&] { (void)tensor_view<float const, tokens<dynamic>, d_in<5>>(numbers); }) ==
        "tensor_view: 12 numbers do not fill whole rows of 5");
  CHECK(words_of([&] { (void)tensor_view<float const, tokens<dynamic>, d_in<3>>(numbers, sized<tokens>(5)); }) ==
        "tensor_view: the shape has 15 numbers, the range has 12");
  CHECK(words_of([&] { (void)tensor_view<float const, tokens<4>, d_in<dynamic>>(first); }) ==
        "HU033 tensor: (tokens<4>, d_in<dynamic>) cannot be given (tokens<2>, d_in<3>); fix: tensor_view<float const, "
        "tokens<2>, d_in<3>>");
}

TEST_CASE_METHOD(fixture, "every operation gives the same as with fixed sizes", "[tensor][dynamic]") {
  auto const scores = scaled_scores<d_in>(x, k);
  auto const known = scaled_scores<d_in>(xs, ks);
  STATIC_REQUIRE(std::is_same_v<decltype(scores), tensor<float, batch<2>, tokens<dynamic>, keys<dynamic>> const>);
  CHECK(scores == known);
  CHECK(contract<d_in>(x, k) == contract<d_in>(xs, ks));
  CHECK(matmul(take<batch>(x, 1), transpose(take<batch>(k, 1))) ==
        matmul(take<batch>(xs, 1), transpose(take<batch>(ks, 1))));
  CHECK(matmul(x, transpose<keys, d_in>(k)) == matmul(xs, transpose<keys, d_in>(ks)));

  auto const weights = softmax<keys>(mask_future<tokens, keys>(scores));
  auto const known_weights = softmax<keys>(mask_future<tokens, keys>(known));
  CHECK(weights == known_weights);
  CHECK(attend(weights, k) == attend(known_weights, ks));
  CHECK(log_softmax<keys>(scores) == log_softmax<keys>(known));
  CHECK(naive_softmax<keys>(scores) == naive_softmax<keys>(known));
  CHECK(renormalize<keys>(exp(scores)) == renormalize<keys>(exp(known)));
  CHECK(tril<tokens, keys>(scores) == tril<tokens, keys>(known));
  CHECK(triu<tokens, keys, 1>(scores) == triu<tokens, keys, 1>(known));
  auto const hidden =
      triu<tokens, keys, 1>(ones<bool, tokens<dynamic>, keys<dynamic>>(sized<tokens>(5), sized<keys>(5)));
  CHECK(masked_fill(scores, hidden, -1) ==
        masked_fill(known, triu<tokens, keys, 1>(ones<bool, tokens<5>, keys<5>>()), -1));

  CHECK(x + y == xs + ys);
  CHECK(x - y == xs - ys);
  CHECK(x * y == xs * ys);
  CHECK(x / y == xs / ys);
  CHECK(-x == -xs);
  CHECK(2 * x + 1 == 2 * xs + 1);
  CHECK(x + expand<batch<2>>(take<batch>(y, 0)) == xs + expand<batch<2>>(take<batch>(ys, 0)));
  CHECK((!to<bool>(x)) == (!to<bool>(xs)));
  CHECK(to<double>(x) == to<double>(xs));
  CHECK(tanh(x) == tanh(xs));
  CHECK(round(x, 2) == round(xs, 2));

  CHECK(transpose<batch, tokens>(x) == transpose<batch, tokens>(xs));
  CHECK(split<d_in, heads<2>, head_dim<3>>(x) == split<d_in, heads<2>, head_dim<3>>(xs));
  CHECK(merge<d_in, heads, head_dim>(split<d_in, heads<2>, head_dim<3>>(x)) == xs);
  CHECK(reshape<batch<2>, tokens<dynamic>, heads<2>, head_dim<3>>(x) == split<d_in, heads<2>, head_dim<3>>(xs));
  CHECK(take<tokens>(x, 3) == take<tokens>(xs, 3));
  CHECK(take<tokens, 4>(x) == take<tokens, 4>(xs));
  CHECK(slice<tokens<2>>(x, 3) == slice<tokens<2>>(xs, 3));
  CHECK(slice<tokens>(x, 1, 3) == slice<tokens<3>>(xs, 1));
  CHECK(slice<tokens>(xs, 1, 3) == slice<tokens<3>>(xs, 1));
  CHECK(concat<tokens>(x, shorter, ys) == concat<tokens>(xs, slice<tokens<4>>(ys, 0), ys));
  CHECK(concat<d_in>(x, y) == concat<d_in>(xs, ys));
  CHECK(stack<heads>(x, y) == stack<heads>(xs, ys));
  CHECK(expand<heads<3>>(x) == expand<heads<3>>(xs));
  CHECK(expand<keys<dynamic>>(x, sized<keys>(4)) == expand<keys<4>>(xs));
  CHECK(repeat<d_in, d_out<12>>(x) == repeat<d_in, d_out<12>>(xs));
  CHECK(squeeze<heads>(expand<heads<1>>(x)) == xs);

  CHECK(sum<tokens>(x) == sum<tokens>(xs));
  CHECK(mean<tokens>(x) == mean<tokens>(xs));
  CHECK(max<tokens>(x) == max<tokens>(xs));
  CHECK(sum<d_in>(x) == sum<d_in>(xs));
  CHECK(cosine<d_in>(x, k) == cosine<d_in>(xs, ks));
  CHECK(layer_norm<d_in>(x) == layer_norm<d_in>(xs));
  CHECK(rms_norm<d_in>(x) == rms_norm<d_in>(xs));
  CHECK(normalize<d_in>(x) == normalize<d_in>(xs));
  auto const column = [](auto const& from) { return take<d_in>(take<batch>(from, 0), 1); };
  CHECK(dot(column(x), column(y)) == dot(column(xs), column(ys)));
  auto const added = [](auto const& part, auto const& state) { return part + state; };
  CHECK(scan<tokens>(x, zeros<float, batch<2>, d_in<6>>(), added) ==
        scan<tokens>(xs, zeros<float, batch<2>, d_in<6>>(), added));

  torch_generator one{3}, two{3};
  CHECK(apply_dropout(x, 0.5, one) == apply_dropout(xs, 0.5, two));
  CHECK(rand<tokens<dynamic>, d_in<3>>(one, sized<tokens>(4)) == rand<tokens<4>, d_in<3>>(two));
  CHECK(randn<tokens<dynamic>, d_in<3>>(one, sized<tokens>(7)) == randn<tokens<7>, d_in<3>>(two));
  CHECK(uniform<tokens<dynamic>>(one, -1, 1, sized<tokens>(7)) == uniform<tokens<7>>(two, -1, 1));
  CHECK(arange<int, tokens<dynamic>>(sized<tokens>(4)) == arange<int, tokens<4>>());
  tensor<int, tokens<dynamic>> const ids{{1, 2, 0}};
  tensor<float, vocab<3>, d_in<2>> const table{{{1, 2}, {3, 4}, {5, 6}}};
  CHECK(prints_as(lookup<vocab>(table, ids), {{3, 4}, {5, 6}, {1, 2}}));

  CHECK(expect_size<tokens<5>>(x) == xs);
  STATIC_REQUIRE(std::is_same_v<decltype(expect_size<tokens<5>>(x)), tensor<float, batch<2>, tokens<5>, d_in<6>>>);
}

// If one of two operands has a fixed size, so does the result.
TEST_CASE_METHOD(fixture, "a fixed axis meets a dynamic one", "[tensor][dynamic]") {
  STATIC_REQUIRE(std::is_same_v<decltype(x + ys), tensor<float, batch<2>, tokens<5>, d_in<6>>>);
  STATIC_REQUIRE(std::is_same_v<decltype(xs + y), tensor<float, batch<2>, tokens<5>, d_in<6>>>);
  CHECK(x + ys == xs + ys);
  CHECK(xs + y == xs + ys);
  STATIC_REQUIRE(std::is_same_v<decltype(contract<d_in>(x, ks)), tensor<float, batch<2>, tokens<dynamic>, keys<5>>>);
  CHECK(contract<d_in>(x, ks) == contract<d_in>(xs, ks));
  CHECK(stack<heads>(x, ys) == stack<heads>(xs, ys));
  STATIC_REQUIRE(std::is_same_v<decltype(stack<heads>(x, ys)), tensor<float, heads<2>, batch<2>, tokens<5>, d_in<6>>>);
  auto const weights = softmax<keys>(contract<d_in>(x, k));
  CHECK(attend(weights, ks) == attend(softmax<keys>(contract<d_in>(xs, ks)), ks));
  CHECK(x == xs);
  CHECK(xs == x);
}

TEST_CASE_METHOD(fixture, "sizes that do not match are refused in the compiler's words", "[tensor][dynamic]") {
  CHECK(words_of([&] { static_cast<void>(x + shorter); }) ==
        "HU004 operator+: left has tokens<5>, right has tokens<4>; fix: slice<tokens<4>>(left, 0) if the last is "
        "not meant (1 if the first is not), or right with tokens<5>");
  CHECK(words_of([&] { static_cast<void>(xs * shorter); }) ==
        "HU004 operator*: left has tokens<5>, right has tokens<4>; fix: slice<tokens<4>>(left, 0) if the last is "
        "not meant (1 if the first is not), or right with tokens<5>");
  CHECK(words_of([&] { contract<d_in>(x, shorter); }) ==
        "HU004 contract: left has tokens<5>, right has tokens<4>; fix: rename<tokens, keys>(right)");
  CHECK(words_of([&] { cosine<d_in>(x, shorter); }) ==
        "HU004 cosine: left has tokens<5>, right has tokens<4>; fix: rename<tokens, keys>(right)");
  auto const weights = softmax<keys>(contract<d_in>(x, k));
  CHECK(words_of([&] { attend(weights, rename<tokens, keys>(shorter)); }) ==
        "HU004 attend: weights has keys<5>, values has keys<4>; fix: values with keys<5>, or weights with keys<4>");
  CHECK(words_of([&] { matmul(weights, rename<tokens, keys>(shorter)); }) ==
        "HU006 matmul: sums over the last axis of left (batch<2>, tokens<5>, keys<5>) and the second-to-last of "
        "right (batch<2>, keys<4>, d_in<6>), but keys<5> is not keys<4>; fix: right with keys<5>, or "
        "matmul(slice<keys<4>>(left, 0), right) if the last is not meant (1 if the first is not)");
  CHECK(words_of([&] { stack<heads>(x, shorter); }) ==
        "HU033 stack: first is (batch<2>, tokens<5>, d_in<6>), another is (batch<2>, tokens<4>, d_in<6>); fix: "
        "slice<tokens<4>>(first, 0) if the last is not meant (1 if the first is not), or another with tokens<5>");
  CHECK(words_of([&] { concat<d_in>(shorter, x); }) ==
        "HU033 concat: first is (batch<2>, tokens<4>, d_in<6>), another is (batch<2>, tokens<5>, d_in<6>); "
        "fix: concat<tokens>(first, another)");
  CHECK(words_of([&] { (void)(x == shorter); }) ==
        "HU033 operator==: left is (batch<2>, tokens<5>, d_in<6>), right is (batch<2>, tokens<4>, d_in<6>); fix: "
        "slice<tokens<4>>(left, 0) if the last is not meant (1 if the first is not), or right with tokens<5>");
  CHECK(words_of([&] { static_cast<void>(mask_future<tokens, keys>(contract<d_in>(shorter, k))); }) ==
        "HU019 mask_future: tokens<4> and keys<5> differ, so give the position of the first query among the keys; "
        "fix: mask_future<tokens, keys, aligned_to_end>(x)");
  CHECK(words_of([&] { static_cast<void>(mask_future<tokens, keys, 2>(contract<d_in>(shorter, k))); }) ==
        "HU019 mask_future: an offset of 2 puts the last of tokens<4> at key 5, and keys<5> ends at 4; fix: "
        "mask_future<tokens, keys, 1>(x), or x with keys<6>");
  CHECK(words_of([&] {
    static_cast<void>(mask_future<tokens, keys, aligned_to_end>(contract<d_in>(x, rename<tokens, keys>(shorter))));
  }) == "HU019 mask_future: an offset of 0 puts the last of tokens<5> at key 4, and keys<4> ends at 3; fix: x with "
        "keys<5>");
  auto const hidden =
      triu<tokens, keys, 1>(ones<bool, tokens<dynamic>, keys<dynamic>>(sized<tokens>(4), sized<keys>(5)));
  CHECK(words_of([&] { static_cast<void>(masked_fill(contract<d_in>(shorter, k), hidden, 0)); }) ==
        "HU019 masked_fill: tokens<4> and keys<5> differ, so give the position of the first query among the keys; "
        "fix: mask_future<tokens, keys, aligned_to_end>(x) instead");
  CHECK(words_of([&] { softmax<tokens>(slice<tokens>(x, 0, 1)); }) ==
        "HU015 softmax<tokens>: tokens<1> of (batch<2>, tokens<1>, d_in<6>) has one element, whose weight is always 1; "
        "fix: softmax<d_in>(x)");
  CHECK(words_of([&] { expect_size<tokens<6>>(x); }) ==
        "HU004 expect_size: x has tokens<5>, expected tokens<6>; fix: expect_size<tokens<5>>(x)");
  CHECK(words_of([&] { reorder<axes<tokens<6>, batch<2>, d_in<6>>>(x); }) ==
        "HU033 reorder: (tokens<6>, batch<2>, d_in<6>) are not the axes of x (batch<2>, tokens<5>, d_in<6>) in another "
        "order; fix: reorder<axes<tokens<5>, batch<2>, d_in<6>>>(x), or x with tokens<6>");
  CHECK(words_of([&] { take<tokens>(x, 5); }) ==
        "argument: HU021 take: tokens<5> has elements 0 to 4, asked for 5; "
        "fix: take<tokens>(x, 4)");
  CHECK(words_of([&] { slice<tokens>(x, 3, 3); }) ==
        "argument: HU021 slice: tokens<5> has elements 0 to 4, asked for 3 to 5; "
        "fix: slice<tokens>(x, 2, 3)");
  CHECK(words_of([&] { slice<tokens<6>>(x, 0); }) ==
        "argument: HU021 slice: tokens<5> has elements 0 to 4, asked for 0 to 5; "
        "fix: slice<tokens<5>>(x, 0)");
  CHECK(words_of([&] { slice<tokens>(x, 3, 0); }) ==
        "HU001 slice<tokens>: an axis has a size of at least 1, not 0: no tensor is without elements; fix: look first "
        "whether there are any");
  CHECK(words_of([&] { prints_as(take<batch>(x, 0), {{1, 2, 3, 4, 5, 6}}); }) ==
        "HU005 prints_as: tokens<5> takes 5 entries, the braces hold 1; fix: add 4, or tokens<1>");
  tensor<int, tokens<dynamic>> const ids{{1, 3}};
  CHECK(words_of([&] { lookup<vocab>(zeros<float, vocab<3>, d_in<2>>(), ids); }) ==
        "argument: HU021 lookup: vocab<3> has elements 0 to 2, asked for 3; "
        "fix: an id from 0 to 2, or table with vocab<4>");
}

TEST_CASE_METHOD(fixture, "a mask for the newest queries is aligned to the end", "[tensor][dynamic]") {
  auto const newest = contract<d_in>(slice<tokens>(x, 3, 2), k);
  auto const known = mask_future<tokens, keys, 3>(contract<d_in>(slice<tokens<2>>(xs, 3), ks));
  CHECK(mask_future<tokens, keys, aligned_to_end>(newest) == known);
  CHECK(mask_future<tokens, keys, aligned_to_end>(contract<d_in>(slice<tokens<2>>(xs, 3), ks)) == known);
  CHECK(mask_future<tokens, keys, 3>(newest) == known);
}

TEST_CASE_METHOD(fixture, "every layer takes any number of tokens", "[tensor][dynamic]") {
  auto const check = [&](auto const& layer) {
    auto const known = layer(xs);
    auto const found = layer(x);
    CHECK(extent<tokens>(found) == 5);
    CHECK(found == known);
  };
  check(linear<d_in<6>, d_out<4>>{generator});
  check(self_attention_v1<d_in<6>, d_out<4>>{generator});
  check(self_attention_v2<d_in<6>, d_out<4>, qkv_bias::yes>{generator});
  check(causal_attention<d_in<6>, d_out<4>, context_length<5>>{generator});
  check(multi_head_attention_wrapper<d_in<6>, d_out<4>, context_length<7>, heads<3>>{generator});
  check(multi_head_attention<d_in<6>, d_out<9>, context_length<7>, heads<3>, qkv_bias::yes>{generator});

  embedding<vocab<7>, d_in<6>> const words{generator};
  CHECK(words(tensor<int, tokens<dynamic>>{{3, 0, 6}}) == words(tensor<int, tokens<3>>{{3, 0, 6}}));

  multi_head_attention<d_in<6>, d_out<9>, context_length<5>, heads<3>> const training{generator, 0.5};
  torch_generator one{8}, two{8};
  CHECK(training(x, one) == training(xs, two));
}

TEST_CASE_METHOD(fixture, "layers refuse too many tokens before they compute", "[tensor][dynamic]") {
  causal_attention<d_in<6>, d_out<4>, context_length<4>> const one_head{generator};
  CHECK(words_of([&] { one_head(x); }) ==
        "HU021 causal_attention: the input has tokens<5>, the layer supports context_length<4>; fix: "
        "slice<tokens<4>>(x, 0), or "
        "a layer with context_length<5>");
  multi_head_attention<d_in<6>, d_out<4>, context_length<4>, heads<2>> const mha{generator};
  CHECK(words_of([&] { mha(x); }) ==
        "HU021 multi_head_attention: the input has tokens<5>, the layer supports context_length<4>; fix: "
        "slice<tokens<4>>(x, 0), or a layer with context_length<5>");
  multi_head_attention_wrapper<d_in<6>, d_out<4>, context_length<4>, heads<2>> const wrapper{generator};
  CHECK(words_of([&] { wrapper(x); }) ==
        "HU021 multi_head_attention_wrapper: the input has tokens<5>, the layer supports context_length<4>; fix: "
        "slice<tokens<4>>(x, 0), or a layer with context_length<5>");
  auto const narrow = zeros<float, tokens<4>, d_in<dynamic>>(sized<d_in>(5));
  CHECK(words_of([&] { mha(narrow); }) ==
        "HU003 multi_head_attention: takes d_in<6>, x is (tokens<4>, d_in<5>); fix: multi_head_attention made for "
        "d_in<5>, or x with d_in<6>");
  CHECK(words_of([&] { self_attention_v2<d_in<6>, d_out<4>>{generator}(narrow); }) ==
        "HU003 self_attention_v2: takes d_in<6>, x is (tokens<4>, d_in<5>); fix: self_attention_v2 made for d_in<5>, "
        "or x with d_in<6>");
  CHECK(words_of([&] { linear<d_in<6>, d_out<4>>{generator}(narrow); }) ==
        "HU003 linear: takes d_in<6>, x is (tokens<4>, d_in<5>); fix: linear made for d_in<5>, or x with d_in<6>");
}

TEST_CASE("a cache takes keys and values of as many tokens", "[tensor][dynamic]") {
  key_value_cache<axes<>, heads<2>, context_length<8>, head_dim<4>> cache;
  tensor<float, heads<2>, tokens<dynamic>, head_dim<4>> const five(sized<tokens>(5)), six(sized<tokens>(6));
  CHECK(words_of([&] { cache.append(five, six); }) ==
        "HU004 key_value_cache: keys has tokens<5>, values has tokens<6>; fix: slice<tokens<5>>(values, 0) if the "
        "last is not meant (1 if the first is not), or keys with tokens<6>");
  CHECK(cache.size() == 0);
  cache.append(five, five);
  CHECK(cache.size() == 5);
}

TEST_CASE("a tensor of run-time sizes that was moved from has none", "[tensor][dynamic]") {
  auto x = randn<tokens<dynamic>, d_in<3>>(torch_generator{1}, sized<tokens>(5));
  auto y = std::move(x);
  auto const has_none = [](auto const& moved) {
    return moved.size() == 0 && moved.data() == nullptr && moved.begin() == moved.end() && moved.sizes().count() == 0;
  };
  CHECK(has_none(x));
  CHECK(y.size() == 15);
  CHECK(words_of([&] { (void)x(0, 0); }) ==
        "argument: HU021 tensor: tokens<0> has no elements, asked for 0; "
        "fix: a tensor that was not moved from");
  x = std::move(y);
  CHECK(has_none(y));
  CHECK(x.size() == 15);
  auto const renamed = rename<tokens, keys>(std::move(x));
  CHECK(has_none(x));
  CHECK(renamed.size() == 15);

  // A view owns nothing, so it stays.
  auto seen = view(renamed);
  auto const also_seen = std::move(seen);
  CHECK(seen.size() == 15);
  CHECK(also_seen.size() == 15);
}

TEST_CASE("into an output of another run-time size: what fits is said", "[tensor][dynamic]") {
  auto const packs = pack(linear<d_in<6>, d_out<7>>{torch_generator{1}});
  auto const x = randn<tokens<dynamic>, d_in<6>>(torch_generator{1}, sized<tokens>(4));
  for (std::size_t count : {1u, 3u, 5u}) {
    tensor<float, tokens<dynamic>, d_out<7>> out(sized<tokens>(count));
    CHECK(words_of([&] { packs.into(out, x); }) ==
          "HU033 into: the result is float (tokens<4>, d_out<7>), out is float (tokens<" + std::to_string(count) +
              ">, d_out<7>); fix: tensor<float, tokens<4>, d_out<7>> out");
  }
}
