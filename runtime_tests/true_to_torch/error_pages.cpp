// Other programs of docs/errors, by their names there.

#include "shown.hpp"

template <std::size_t N> struct d_between : headsup::axis<"d_between", N> {};

namespace {
void all_axes_reversed() {
  std::printf("== all_axes_reversed\n%s\n", size_text(transpose(zeros<float, batch<2>, tokens<6>, d_in<3>>())).c_str());
}
void cache_of_one_sequence() {
  torch_generator generator{49};
  auto const first = randn<batch<1>, keys<4>, d_in<3>>(generator);
  static_cast<void>(randn<batch<1>, keys<4>, d_in<3>>(generator));
  auto const query = randn<batch<2>, tokens<1>, d_in<3>>(generator);
  shown("cache_of_one_sequence", take<batch>(softmax<keys>(contract<d_in>(query, first)), 1));
}
void groups_that_do_not_fit() {
  stopped("groups_that_do_not_fit",
          [] { return zeros<float, heads<8>, head_dim<4>>() * zeros<float, heads<6>, head_dim<4>>(); });
}
void joined_across() {
  constexpr tensor<int, tokens<2>, d_in<2>> first{{1, 2}, {3, 4}};
  constexpr tensor<int, d_in<2>, tokens<2>> second{{5, 7}, {6, 8}};
  shown("joined_across", concat<d_in>(first, second));
}
void last_batch_is_smaller() {
  stopped("last_batch_is_smaller",
          [] { return zeros<float, batch<2>, d_in<3>>() + zeros<float, batch<4>, d_in<3>>(); });
}
void longer_than_the_mask() {
  stopped("longer_than_the_mask",
          [] { return masked_fill(zeros<float, tokens<5>, keys<5>>(), zeros<bool, tokens<4>, keys<4>>(), -infinity); });
}
void looked_up_along_another_axis() {
  constexpr tensor<int, vocab<3>, d_in<3>> table{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  constexpr tensor<int, tokens<2>> ids{{2, 0}};
  shown("looked_up_along_another_axis", lookup<d_in>(table, ids));
}
void mask_turned() {
  constexpr tensor<int, tokens<5>> ids{{7, 3, 5, 0, 0}};
  auto const present = rename<tokens, keys>(ids) != 0;
  shown("mask_turned",
        take<tokens>(softmax<keys>(masked_fill(zeros<float, tokens<5>, keys<5>>(), present, -infinity)), 0));
}
void normalized_by_columns() {
  auto const x = uniform<tokens<3>, d_in<2>>(torch_generator{7}, 0, 1);
  auto const scores = matmul(x, transpose(x));
  shown("normalized_by_columns", sum<headsup_by_place::dim_1>(scores / sum<tokens>(scores)));
}
void number_left_out() {
  constexpr tensor<float, d_in<1>> bias{{0.5f}};
  shown("number_left_out", zeros<float, tokens<2>, d_in<3>>() + bias);
}
void offset_beyond_the_keys() {
  auto const weights = softmax<keys>(mask_future<tokens, keys, 5>(zeros<float, tokens<2>, keys<5>>()));
  shown("offset_beyond_the_keys", take<tokens>(weights, 0));
}
void slice_beyond_the_end() {
  constexpr tensor<int, tokens<6>> x{{0, 1, 2, 3, 4, 5}};
  std::printf("== slice_beyond_the_end\nasked for 8, got %zu\n", slice<tokens<8>, 0>(x).size());
}
void square_layers_exchanged() {
  torch_generator generator{18};
  auto const x = randn<d_in<3>>(generator);
  auto const both = randn<heads<2>, tokens<3>, d_out<3>>(generator);
  auto const first = rename<d_out, d_between>(rename<tokens, d_in>(take<heads>(both, 0)));
  auto const second = rename<tokens, d_between>(take<heads>(both, 1));
  shown("square_layers_exchanged", matmul(matmul(x, second), first));
}
void squeeze_does_nothing() {
  std::printf("== squeeze_does_nothing\n%s\n",
              size_text(squeeze<heads>(ones<float, tokens<3>, heads<2>, d_in<4>>())).c_str());
}
void sum_of_all_products() {
  constexpr tensor<float, tokens<2>, d_in<2>> x{{1, 0}, {0, 1}}, y{{1, 0}, {0, -1}};
  shown("sum_of_all_products", sum(x * y));
}
void two_axes_of_one_length() {
  torch_generator generator{2};
  auto const x = randn<tokens<3>, d_in<2>>(generator);
  auto const other = rename<tokens, keys>(2.0f * x + randn<tokens<3>, d_in<2>>(generator));
  auto const weights = softmax<keys>(contract<d_in>(x, other));
  shown("two_axes_of_one_length", take<keys>(matmul(transpose(weights), rename<tokens, keys>(x)), 0));
}
}  // namespace

int main() {
  all_axes_reversed();
  cache_of_one_sequence();
  groups_that_do_not_fit();
  joined_across();
  last_batch_is_smaller();
  longer_than_the_mask();
  looked_up_along_another_axis();
  mask_turned();
  normalized_by_columns();
  number_left_out();
  offset_beyond_the_keys();
  slice_beyond_the_end();
  square_layers_exchanged();
  squeeze_does_nothing();
  sum_of_all_products();
  two_axes_of_one_length();
}
