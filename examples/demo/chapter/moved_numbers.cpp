#include "chapter.hpp"

#include <array>

// How split, transpose and merge move numbers, and what a view of the right size does instead.

namespace demo {

using namespace headsup;

namespace {

template <class Rule> std::string_view sentence_of() {
  static_assert(!Rule::value);
  static constexpr auto sentence = Rule::say();
  return {sentence.data(), sentence.size()};
}

/// Where each number of `before`, all of which are different, is in `after`.
template <Tensor X, Tensor Y> auto places(X const& before, Y const& after) {
  std::array<std::size_t, axes_of<X>::size> result{};
  for (std::size_t i = 0; i < result.size(); ++i)
    while (after.data()[result[i]] != before.data()[i]) ++result[i];
  return result;
}

template <Tensor X, Tensor Y>
void show_moves(page& to, std::string_view before, X const& x, std::string_view after, Y const& y, std::string_view how,
                bool right) {
  auto const cells = places(x, y);
  to.moves({shown(before, x), shown(after, y), cells, how, right});
}

/// The numbers of x, in the order of memory, over any other axes: what view does in PyTorch.
template <Tensor Y, Tensor X> constexpr Y viewed_as(X const& x) {
  Y result;
  for (std::size_t i = 0; i < x.size(); ++i) result.data()[i] = x.data()[i];
  return result;
}

void show_way_there(page& to) {
  to.say(
      "Three words of four numbers, counted so that we can follow them. Each word's first two numbers are for the "
      "first head, the others for the second.");
  LET(to, x, arange<float, tokens<3>, d_out<4>>());
  SHAPES(to, x);
  RESULT(to, x);

  to.say("Splitting an axis moves nothing. Then transposing brings together what each head reads.");
  LET(to, parted, split<d_out, heads<2>, head_dim<2>>(x));
  SHAPES_BY(to, splitting("d_out", "heads", "head_dim"), parted, x);
  LET(to, queries, transpose<tokens, heads>(parted));
  SHAPES(to, queries, parted);
  RESULT(to, queries);
  show_moves(to, "x", x, "queries", queries, "transpose<tokens, heads>(split<d_out, heads<2>, head_dim<2>>(x))", true);
  to.remark("In PyTorch:");
  to.pytorch("x.view(3, 2, 2).transpose(0, 1)");

  to.say(
      "A view of that shape runs in PyTorch too, but it moves nothing: the first head gets the first word and half "
      "of the second.");
  to.pytorch("x.view(2, 3, 2)");
  using wrong = tensor<float, heads<2>, tokens<3>, head_dim<2>>;
  CONSTANT auto view = viewed_as<wrong>(x);
  RESULT(to, view);
  show_moves(to, "x", x, "view", view, "x.view(2, 3, 2)", false);
  to.remark("headsup reads axes by their names, so it does not compile that:");
  to.code("constexpr auto view = reshape<heads<2>, tokens<3>, head_dim<2>>(x);");
  using refused =
      headsup_calls::refused<headsup_calls::op::reshape, headsup_calls::of_axes<heads<2>, tokens<3>, head_dim<2>>,
                             described<decltype(x)>>;
  to.refusal(sentence_of<refused>());
}

void show_way_back(page& to) {
  CONSTANT auto x = arange<float, tokens<3>, d_out<4>>();
  CONSTANT auto queries = transpose<tokens, heads>(split<d_out, heads<2>, head_dim<2>>(x));

  to.say("Back again: what belongs to one word must be together before the heads are merged.");
  LET(to, by_words, transpose<heads, tokens>(queries));
  LET(to, merged, merge<d_out, heads, head_dim>(by_words));
  SHAPES(to, merged, by_words);
  RESULT(to, merged);
  show_moves(to, "queries", queries, "merged", merged,
             "merge<d_out, heads, head_dim>(transpose<heads, tokens>(queries))", true);
  SHOW_ASSERT(to, merged == x);

  to.say("Without the transpose PyTorch gives each word numbers of others:");
  to.pytorch("queries.reshape(3, 4)");
  CONSTANT auto mixed_up = viewed_as<tensor<float, tokens<3>, d_out<4>>>(queries);
  RESULT(to, mixed_up);
  show_moves(to, "queries", queries, "mixed_up", mixed_up, "queries.reshape(3, 4)", false);
  to.remark("In headsup:");
  to.code("constexpr auto mixed_up = merge<d_out, heads, head_dim>(queries);");
  using refused = headsup_calls::refused<headsup_calls::op::merge, headsup_calls::along<d_out, heads, head_dim>,
                                         described<decltype(queries)>>;
  to.refusal(sentence_of<refused>());
}

}  // namespace

void moved_numbers(page& to) {
  show_way_there(to);
  show_way_back(to);
}

}  // namespace demo
