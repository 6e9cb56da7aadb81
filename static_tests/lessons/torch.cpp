#include <cmath>

#include "../../examples/lessons/finish/einops.hpp"

// The lessons' model of PyTorch answers as PyTorch does, in the calls that examples/lessons/pytorch/model.py asked it.

constexpr auto x = torch.arange(24).view(2, 3, 4);
constexpr auto table = torch.arange(6).view(2, 3);
constexpr auto square = torch.arange(9).view(3, 3);
constexpr auto column = torch.arange(2).view(2, 1);

constexpr bool has_sizes(pytorch::tensor const& made, auto... sizes) {
  return !made.is_refused() && made.sizes() == pytorch::numbers_of_axes{sizeof...(sizes), {sizes...}};
}
constexpr bool holds(pytorch::tensor const& made, auto... numbers) {
  double const wanted[] = {static_cast<double>(numbers)...};
  for (int i = 0; i < made.numel(); ++i)
    if (!lesson::detail::near(made.number(i), wanted[i])) return false;
  return made.numel() == sizeof...(numbers);
}

#define PART(...) __VA_ARGS__
#define CALL(f, call, ...) f(call, __VA_ARGS__)
#define ANSWERS(call, sizes, numbers)                         \
  static_assert(CALL(has_sizes, PART call, PART sizes));      \
  static_assert(CALL(holds, PART call, PART numbers));
#define REFUSES(call, why) static_assert((PART call).refused() == why);
#include "../../examples/lessons/pytorch/model.txt"

// What a tensor of headsup becomes.
constexpr headsup::tensor<float, headsup::heads<2>, headsup::tokens<3>> named{{{0, 1, 2}, {3, 4, 5}}};
static_assert(lesson::in_pytorch<"named", table, named>);
static_assert(has_sizes(torch.tensor({{1, 2, 3}}), 1, 3));
static_assert(has_sizes(torch.tensor({1, 2, 3}), 3));

static_assert(torch.ones(3, 5, 9).refused() == "a lesson's tensor has at most 128 numbers");
static_assert(torch.arange(129).refused() == "a lesson's tensor has at most 128 numbers");
static_assert(table.masked_fill(table, 1).refused() == "masked_fill takes a mask of bool, such as mask == 1");

// einops, whose patterns are cuts, moves and joins.
using namespace einops;
constexpr auto of_words = torch.arange(24).view(1, 3, 8);
constexpr auto by_head = of_words.view(1, 3, 2, 4).transpose(1, 2);
constexpr auto in_turn = of_words.view(1, 3, 4, 2).permute(0, 3, 1, 2);
constexpr auto split = rearrange(of_words, "b t (h d) -> b h t d", h=2);
constexpr auto split_by_size = rearrange(of_words, "b t (h d)->b h t d", d=4);
constexpr auto dealt = rearrange(of_words, "b t (d h) -> b h t d", h=2);
constexpr auto merged = rearrange(by_head, "b h t d -> b t (h d)");
constexpr auto turned = rearrange(of_words, "b t c -> (b c) t");
constexpr auto turned_back = of_words[0].transpose(0, 1);
static_assert(lesson::in_pytorch<"split", split, by_head>);
static_assert(lesson::in_pytorch<"split_by_size", split_by_size, by_head>);
static_assert(lesson::in_pytorch<"dealt", dealt, in_turn>);
static_assert(lesson::in_pytorch<"merged", merged, of_words>);
static_assert(lesson::in_pytorch<"turned", turned, turned_back>);
static_assert(rearrange(of_words, "b t (h d) -> b h t d", h=3).refused() ==
              "h has no size with which the parts make an axis of 8");
static_assert(rearrange(of_words, "b t (h d) -> b h t d").refused() ==
              "d has no size with which the parts make an axis of 8");
static_assert(rearrange(of_words, "b t (h d) -> b h t d", h=2, d=3).refused() ==
              "d has no size with which the parts make an axis of 8");
static_assert(rearrange(of_words, "b (h d) -> b h d", h=2).refused() == "the left side has 2 axes, and x has 3");
static_assert(rearrange(of_words, "b t c -> b t c", h=2).refused() == "the pattern has no h");
static_assert(rearrange(of_words, "b t c -> b t").refused() == "only one side has c");
static_assert(rearrange(of_words, "b t -> b t c").refused() == "only one side has c");
static_assert(rearrange(of_words, "b t c").refused() == "the pattern has no ->");
static_assert(rearrange(of_words, "b t (h d -> b h t d", h=2).refused() == "the pattern is wrong at: -> b h t d");
static_assert(rearrange(of_words, "b t c -> b (t c").refused() == "a parenthesis of the pattern is left open");
static_assert(rearrange(of_words, "b t t -> b t").refused() == "the pattern is wrong at: t -> b t");
static_assert(rearrange(of_words, "b t (h (d)) -> b h t d", h=2).refused() ==
              "the pattern is wrong at: (d)) -> b h t d");
