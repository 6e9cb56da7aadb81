#include <headsup/headsup.hpp>

#include "catch.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>

using namespace headsup;

namespace {

// All numbers are different, so that a wrong one is detected.
template <Axis... As> tensor<float, As...> counted(float first = 0) {
  tensor<float, As...> x(headsup_detail::uninitialized);
  for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = first + static_cast<float>(i);
  return x;
}

}  // namespace

TEST_CASE("ops: a mask hides the keys after each query, at any position of the two axes", "[ops]") {
  constexpr float hidden = -std::numeric_limits<float>::infinity();
  auto const x = counted<keys<17>, batch<2>, tokens<17>, heads<3>>(1);
  auto const masked = mask_future<tokens, keys>(x);
  auto const low = tril<tokens, keys>(x);
  auto const high = triu<tokens, keys, 1>(x);
  auto const few = tril<tokens, keys, -2>(x);
  bool same = true;
  for (std::size_t k = 0; k < 17; ++k)
    for (std::size_t b = 0; b < 2; ++b)
      for (std::size_t t = 0; t < 17; ++t)
        for (std::size_t h = 0; h < 3; ++h) {
          float const number = x(k, b, t, h);
          same = same && masked(k, b, t, h) == (k > t ? hidden : number) && low(k, b, t, h) == (k > t ? 0 : number) &&
                 high(k, b, t, h) == (k > t ? number : 0) && few(k, b, t, h) == (k + 2 > t ? 0 : number);
        }
  CHECK(same);
  CHECK(low + high == x);
}

TEST_CASE("ops: with cached keys a query sees the earlier ones", "[ops]") {
  auto const scores = full<float, heads<2>, tokens<3>, keys<15>>(0.0f);
  auto const weights = softmax<keys>(mask_future<tokens, keys, 12>(scores));
  for (std::size_t t = 0; t < 3; ++t)
    for (std::size_t k = 0; k < 15; ++k) {
      float const expected = k <= t + 12 ? 1 / static_cast<float>(t + 13) : 0;
      CHECK(weights(1, t, k) == expected);
    }
}

TEST_CASE("ops: a filled mask is repeated along the axes it lacks", "[ops]") {
  auto const x = counted<batch<2>, tokens<3>, keys<5>>(1);
  tensor<bool, keys<5>, tokens<3>> mask;
  mask(4, 0) = mask(0, 2) = true;
  auto const filled = masked_fill(x, mask, -1);
  for (std::size_t b = 0; b < 2; ++b)
    for (std::size_t t = 0; t < 3; ++t)
      for (std::size_t k = 0; k < 5; ++k) CHECK(filled(b, t, k) == (mask(k, t) ? -1 : x(b, t, k)));
  CHECK(masked_fill(x, future_mask<tokens<3>, keys<5>, 2>::hidden(), 0) == tril<tokens, keys, 2>(x));
}

TEST_CASE("ops: the ids of a lookup may have any shape", "[ops]") {
  auto const table = counted<vocab<11>, d_in<17>>();
  torch_generator generator{123};
  tensor<std::int64_t, batch<3>, tokens<5>> ids;
  for (std::size_t i = 0; i < ids.size(); ++i) ids.data()[i] = static_cast<std::int64_t>(generator.u32() % 11);
  auto const rows = lookup<vocab>(table, ids);
  STATIC_REQUIRE(std::is_same_v<decltype(rows), tensor<float, batch<3>, tokens<5>, d_in<17>> const>);
  for (std::size_t b = 0; b < 3; ++b)
    for (std::size_t t = 0; t < 5; ++t)
      CHECK(take<tokens>(take<batch>(rows, b), t) == take<vocab>(table, static_cast<std::size_t>(ids(b, t))));

  tensor<std::int64_t> const one = 10;
  CHECK(lookup<vocab>(table, one) == take<vocab>(table, 10));
  tensor<std::uint8_t, tokens<2>> const bytes{{0, 10}};
  CHECK(take<tokens>(lookup<vocab>(table, bytes), 1) == take<vocab>(table, 10));
}

TEST_CASE("ops: dropout zeroes and scales, and inference draws nothing", "[ops]") {
  torch_generator generator{123};
  auto const x = full<float, tokens<100>, d_in<100>>(3.0f);
  for (dropout_stream stream : {dropout_stream::torch, dropout_stream::mkl}) {
    auto const dropped = apply_dropout(x, 0.25, generator, stream);
    std::size_t zeros = 0;
    bool scaled = true;
    for (std::size_t i = 0; i < x.size(); ++i) {
      zeros += dropped.data()[i] == 0;
      scaled = scaled && (dropped.data()[i] == 0 || dropped.data()[i] == 3 * (1 / 0.75f));
    }
    CHECK(scaled);
    // 2500 of 10000 on average, with a standard deviation of 43.
    CHECK(zeros > 2250);
    CHECK(zeros < 2750);
  }

  torch_generator const before = generator;
  CHECK(apply_dropout(x, 0, generator) == x);
  CHECK(apply_dropout(x, 1, generator) == 0 * x);
  CHECK(dropout{0.25}(x.clone()) == x);
  CHECK(generator.u32() == torch_generator(before).u32());
}

TEST_CASE("ops: dropout draws its mask in the order of the memory", "[ops]") {
  // A mask of a longer tensor begins with that of a shorter one.
  for (dropout_stream stream : {dropout_stream::torch, dropout_stream::mkl}) {
    torch_generator one{5}, other{5};
    auto const longer = apply_dropout(full<float, tokens<7>, d_in<5>>(1.0f), 0.5, one, stream);
    auto const shorter = apply_dropout(full<float, tokens<3>, d_in<5>>(1.0f), 0.5, other, stream);
    CHECK(slice<tokens<3>>(longer, 0) == shorter);
  }
}

TEST_CASE("ops: a position or a rate outside is refused with its value", "[ops]") {
  torch_generator generator{123};
  auto const x = counted<tokens<6>, d_in<3>>();
  CHECK_NOTHROW(take<tokens>(x, 5));
  CHECK_THROWS_AS(take<tokens>(x, 6), argument_error);
  CHECK_THROWS_WITH(take<tokens>(x, 6),
                    "HU021 take: tokens<6> has elements 0 to 5, asked for 6; "
                    "fix: take<tokens>(x, 5)");
  CHECK_THROWS_WITH(take<tokens>(x, -7),
                    "HU021 take: tokens<6> has elements 0 to 5, asked for -7, counted from the end; "
                    "fix: take<tokens>(x, 0)");
  CHECK_THROWS_WITH(take<d_in>(x, 1000),
                    "HU021 take: d_in<3> has elements 0 to 2, asked for 1000; "
                    "fix: take<d_in>(x, 2)");

  CHECK_NOTHROW(slice<tokens<4>>(x, 2));
  CHECK_THROWS_WITH(slice<tokens<4>>(x, 3),
                    "HU021 slice: tokens<6> has elements 0 to 5, asked for 3 to 6; "
                    "fix: slice<tokens<4>>(x, 2)");
  CHECK_THROWS_WITH(slice<d_in<1>>(x, 3),
                    "HU021 slice: d_in<3> has elements 0 to 2, asked for 3; "
                    "fix: slice<d_in<1>>(x, 2)");
  CHECK_THROWS_WITH(slice<tokens<4>>(x, -4),
                    "HU021 slice: tokens<6> has elements 0 to 5, asked for -4 to -1; "
                    "fix: slice<tokens<4>>(x, 2)");
  CHECK_THROWS_WITH(slice<tokens>(x, -2, 3),
                    "HU021 slice: tokens<6> has elements 0 to 5, asked for -2 to 0; "
                    "fix: slice<tokens>(x, 3, 3)");
  CHECK_THROWS_WITH(slice<tokens>(x, 0, -1),
                    "HU021 slice: tokens<6> has elements 0 to 5, asked for -1 of them; "
                    "fix: slice<tokens>(x, 0, 6)");
  // No number is too far away to be refused in words, or leads to another that overflows.
  constexpr long long all[]{std::numeric_limits<long long>::min(), -7, -1, 6, 7, std::numeric_limits<long long>::max()};
  for (long long first : all) {
    CHECK_THROWS_AS(slice<tokens<4>>(x, first), argument_error);
    for (long long count : all) CHECK_THROWS(slice<tokens>(x, first, count));
  }

  auto const table = counted<vocab<11>, d_in<3>>();
  CHECK_THROWS_AS(lookup<vocab>(table, tensor<int, tokens<2>>{{10, 11}}), argument_error);
  CHECK_THROWS_WITH(lookup<vocab>(table, tensor<int, tokens<2>>{{10, 11}}),
                    "HU021 lookup: vocab<11> has elements 0 to 10, asked for 11; "
                    "fix: an id from 0 to 10, or table with vocab<12>");
  CHECK_THROWS_WITH(lookup<vocab>(table, tensor<int, tokens<1>>{{-1}}),
                    "HU021 lookup: vocab<11> has elements 0 to 10, asked for -1; fix: an id from 0 to 10");
  CHECK_THROWS_WITH(gather<d_in>(x, full<int, tokens<6>>(3)),
                    "HU021 gather: d_in<3> has elements 0 to 2, asked for 3; "
                    "fix: an id from 0 to 2, or x with d_in<4>");
  auto const logits = counted<tokens<2>, vocab<5>>();
  CHECK_THROWS_WITH(cross_entropy<vocab>(logits, tensor<int, tokens<2>>{{4, 9}}),
                    "HU021 cross_entropy: vocab<5> has elements 0 to 4, asked for 9; "
                    "fix: an id from 0 to 4, or logits with vocab<10>");
  tensor<int, tokens<2>> const padded{{4, -100}};
  CHECK_THROWS_WITH(cross_entropy<vocab>(logits, padded),
                    "HU021 cross_entropy: vocab<5> has elements 0 to 4, asked for -100; "
                    "fix: cross_entropy<vocab>(logits, targets, targets != -100) if that is padding, "
                    "or an id from 0 to 4");
  CHECK_NOTHROW(cross_entropy<vocab>(logits, padded, padded != -100));

  tensor<int, tokens<2>> const counts{{1, 2}};
  tensor<bool, tokens<2>> const second{{false, true}};
  CHECK(masked_fill(counts, second, -7L) == tensor<int, tokens<2>>{{1, -7}});
  CHECK_THROWS_WITH(masked_fill(counts, second, 300'000'000'000),
                    "HU037 masked_fill: x holds int, which cannot be 300000000000; fix: to<double>(x)");

  // What hides is a score; of weights, 0 may be filled in.
  auto const weights = softmax<keys>(tensor<float, tokens<2>, keys<3>>{{{0.5f, -1, 2}, {3, 0.25f, -0.75f}}});
  tensor<bool, keys<3>> const absent{{false, true, false}};
  CHECK(masked_fill(weights, absent, 0) == weights * to<float>(!absent));
  CHECK_THROWS_WITH(
      masked_fill(weights, absent, -1e9f),
      "HU015 masked_fill: x has weights, which sum to one over keys<3>, and a negative number hides scores; "
      "fix: softmax<keys>(masked_fill(scores, mask, number))");

  std::string const words = "dropout: the rate must be from 0 to 1";
  for (double rate : {1.5, -0.5, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
    CAPTURE(rate);
    CHECK_THROWS_WITH(apply_dropout(x, rate, generator), words);
    CHECK_THROWS_WITH(dropout(rate), words);
  }
  CHECK_THROWS_AS(dropout(1.5), argument_error);
  CHECK(generator.u32() == torch_generator{123}.u32());
}
