#include <headsup/headsup.hpp>
#include <headsup/parts.hpp>

// Every operation over dynamic axes: the type of its result, and that it computes the same as for fixed sizes.

using namespace headsup;

constexpr auto xs = rand<batch<2>, tokens<3>, d_in<4>>(torch_generator{1});
constexpr auto ys = rand<batch<2>, tokens<3>, d_in<4>>(torch_generator{2});
constexpr auto ks = rename<tokens, keys>(ys);
constexpr auto x() { return forget_size<tokens>(xs); }
constexpr auto y() { return forget_size<tokens>(ys); }
constexpr auto k() { return rename<tokens, keys>(y()); }

template <class X, class... As> inline constexpr bool over = std::is_same_v<X, tensor<scalar_of<X>, As...>>;

// products
static_assert(over<decltype(contract<d_in>(x(), k())), batch<2>, tokens<dynamic>, keys<dynamic>>);
static_assert(over<decltype(contract<d_in>(x(), ks)), batch<2>, tokens<dynamic>, keys<3>>);
static_assert(over<decltype(contract<d_in>(x(), ys)), batch<2>, tokens<3>>);
static_assert(contract<d_in>(x(), k()) == contract<d_in>(xs, ks) && contract<d_in>(x(), ys) == contract<d_in>(xs, ys));
static_assert(over<decltype(matmul(x(), transpose<keys, d_in>(k()))), batch<2>, tokens<dynamic>, keys<dynamic>>);
static_assert(matmul(x(), transpose<keys, d_in>(k())) == matmul(xs, transpose<keys, d_in>(ks)));
static_assert(scaled_scores<d_in>(x(), k()) == scaled_scores<d_in>(xs, ks));
static_assert(cosine<d_in>(x(), k()) == cosine<d_in>(xs, ks));

// weights and masks
constexpr auto scores() { return scaled_scores<d_in>(x(), k()); }
constexpr auto known = scaled_scores<d_in>(xs, ks);
static_assert(over<decltype(softmax<keys>(scores())), batch<2>, tokens<dynamic>, normalized<keys<dynamic>>>);
static_assert(softmax<keys>(scores()) == softmax<keys>(known));
static_assert(log_softmax<keys>(scores()) == log_softmax<keys>(known));
static_assert(renormalize<keys>(exp(scores())) == renormalize<keys>(exp(known)));
static_assert(mask_future<tokens, keys>(scores()) == mask_future<tokens, keys>(known));
static_assert(mask_future<tokens, keys, aligned_to_end>(slice<tokens>(scores(), 1, 2)) ==
              mask_future<tokens, keys, 1>(slice<tokens<2>>(known, 1)));
static_assert(mask_future<tokens, keys, aligned_to_end>(slice<tokens<2>>(known, 1)) ==
              mask_future<tokens, keys, 1>(slice<tokens<2>>(known, 1)));
static_assert(tril<tokens, keys>(scores()) == tril<tokens, keys>(known));
static_assert(attend(softmax<keys>(scores()), k()) == attend(softmax<keys>(known), ks));
static_assert(over<decltype(attend(softmax<keys>(scores()), ks)), batch<2>, tokens<dynamic>, d_in<4>>);
static_assert(masked_fill(scores(), triu<tokens, keys, 1>(full<bool, tokens<dynamic>, keys<3>>(true, sized<tokens>(3))),
                          0) == masked_fill(known, triu<tokens, keys, 1>(ones<bool, tokens<3>, keys<3>>()), 0));

// elementwise
static_assert(over<decltype(x() + ys), batch<2>, tokens<3>, d_in<4>> &&
              over<decltype(xs + y()), batch<2>, tokens<3>, d_in<4>>);
static_assert(x() + y() == xs + ys &&
              x() * expand<batch<2>>(take<batch>(y(), 1)) == xs * expand<batch<2>>(take<batch>(ys, 1)) && -x() == -xs);
static_assert(gelu(x()) == gelu(xs) && erf(x()) == erf(xs));
static_assert(tanh(x()) == tanh(xs) && to<int>(8 * x()) == to<int>(8 * xs) && (!to<bool>(x())) == (!to<bool>(xs)));

// axes that move
static_assert(over<decltype(transpose<tokens, d_in>(x())), batch<2>, d_in<4>, tokens<dynamic>>);
static_assert(transpose<tokens, d_in>(x()) == transpose<tokens, d_in>(xs));
static_assert(over<decltype(reorder<axes<d_in<4>, tokens<3>, batch<2>>>(x())), d_in<4>, tokens<3>, batch<2>>);
static_assert(split<d_in, heads<2>, head_dim<2>>(x()) == split<d_in, heads<2>, head_dim<2>>(xs));
static_assert(merge<d_in, heads, head_dim>(split<d_in, heads<2>, head_dim<2>>(x())) == xs);
static_assert(reshape<batch<2>, tokens<dynamic>, heads<2>, head_dim<2>>(x()) == split<d_in, heads<2>, head_dim<2>>(xs));
static_assert(over<decltype(take<batch>(x(), 1)), pooled<tokens<dynamic>, batch<2>>, d_in<4>> &&
              take<tokens>(x(), 2) == take<tokens>(xs, 2));
static_assert(over<decltype(slice<tokens>(xs, 1, 2)), batch<2>, tokens<dynamic>, d_in<4>>);
static_assert(slice<tokens>(xs, 1, 2) == slice<tokens<2>>(xs, 1) &&
              slice<tokens<2>>(x(), 1) == slice<tokens<2>>(xs, 1));
static_assert(over<decltype(concat<tokens>(xs, y())), batch<2>, tokens<dynamic>, d_in<4>>);
static_assert(over<decltype(concat<d_in>(x(), ys)), batch<2>, tokens<3>, d_in<8>>);
static_assert(concat<tokens>(x(), slice<tokens>(ys, 0, 1)) == concat<tokens>(xs, slice<tokens<1>>(ys, 0)));
static_assert(part<d_in>(join<d_out, d_in, head_dim>(x(), rename<d_in, head_dim>(y()))) == xs &&
              part<head_dim>(join<d_out, d_in, head_dim>(x(), rename<d_in, head_dim>(ys))) ==
                  rename<d_in, head_dim>(ys));
static_assert(over<decltype(stack<heads>(x(), ys)), heads<2>, batch<2>, tokens<3>, d_in<4>>);
static_assert(stack<heads>(x(), y()) == stack<heads>(xs, ys) && expand<heads<2>>(x()) == expand<heads<2>>(xs));
static_assert(expand<keys<dynamic>>(xs, sized<keys>(3)) == expand<keys<3>>(xs));
static_assert(repeat_interleave<d_in, d_out<8>>(x()) == repeat_interleave<d_in, d_out<8>>(xs));

// axes that disappear
static_assert(over<decltype(sum<tokens>(x())), pooled<batch<2>, tokens<dynamic>>, d_in<4>> &&
              sum<tokens>(x()) == sum<tokens>(xs));
static_assert(mean<d_in>(x()) == mean<d_in>(xs) && max<tokens>(x()) == max<tokens>(xs));
static_assert(layer_norm<d_in>(x()) == layer_norm<d_in>(xs) && rms_norm<d_in>(x()) == rms_norm<d_in>(xs));

// numbers that are looked up, drawn, compared and printed
static_assert(lookup<vocab>(tensor<int, vocab<2>, d_out<2>>{{{1, 2}, {3, 4}}},
                            tensor<int, tokens<dynamic>>{{1, 0, 1}}) ==
              tensor<int, tokens<3>, d_out<2>>{{{3, 4}, {1, 2}, {3, 4}}});
static_assert(rand<tokens<dynamic>>(torch_generator{3}, sized<tokens>(5)) == rand<tokens<5>>(torch_generator{3}));
static_assert(arange<int, tokens<dynamic>>(sized<tokens>(3)) == tensor<int, tokens<3>>{{0, 1, 2}});
static_assert(prints_as(to<int>(8 * take<batch>(x(), 0)) * 0, {{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}}));
static_assert(to_text(x()) == to_text(xs) && shape_text(x()) == "batch<2>, tokens<3>, d_in<4>");
static_assert(size_text(x()) == "torch.Size([2, 3, 4])");
static_assert(dropout{0.5}(x(), torch_generator{9}) == dropout{0.5}(xs, torch_generator{9}));

// what it refuses: the concepts say the same as for fixed sizes
static_assert(can_contract<d_in, decltype(x()), decltype(k())> && !can_contract<keys, decltype(x()), decltype(k())>);
static_assert(can_combine<decltype(x()), decltype(ys)> && !can_combine<decltype(x()), decltype(ks)>);
static_assert(!can_split<tokens, decltype(x()), heads<1>, keys<3>> &&
              !can_merge<context_length, decltype(x()), batch, tokens>);
static_assert(!can_squeeze<tokens, decltype(x())> && !can_repeat<tokens, decltype(x()), keys<6>>);
static_assert(!can_slice<decltype(x()), tokens<dynamic>> && can_slice_some<tokens, decltype(xs)>);

// choosing, counting and comparing: sizes that do not fit are found at run time
constexpr auto picked() { return argmax<d_in>(x()); }
static_assert(over<decltype(picked()), ids_of<d_in<4>, batch<2>>, tokens<dynamic>>);
static_assert(picked() == argmax<d_in>(xs) && argmin<tokens>(x()) == argmin<tokens>(xs));
static_assert(over<decltype(topk<tokens, 2>(x()).indices), ids_of<tokens<dynamic>, batch<2>>, tokens<2>, d_in<4>>);
static_assert(topk<tokens, 2>(x()).values == topk<tokens, 2>(xs).values);
static_assert(topk<d_in, 3>(x()).indices == topk<d_in, 3>(xs).indices);
static_assert(over<decltype(chunk<tokens, 3>(x()).parts[0].clone()), batch<2>, tokens<dynamic>, d_in<4>>);
static_assert([] {
  auto const [left, right] = chunk<d_in, 2>(x());
  auto const thirds = chunk<tokens, 3>(x());
  return left == chunk<d_in, 2>(xs)[0] && right == chunk<d_in, 2>(xs)[1] && thirds[2] == chunk<tokens, 3>(xs)[2];
}());
static_assert(cumsum<tokens>(x()) == cumsum<tokens>(xs) && cumsum<d_in>(x()) == cumsum<d_in>(xs));
static_assert(over<decltype(where(x() < ys, xs, 0)), batch<2>, tokens<3>, d_in<4>>);
static_assert(where(x() < y(), x(), 0) == where(xs < ys, xs, 0) && where(xs < ys, x(), y()) == where(xs < ys, xs, ys));
static_assert(gather<d_in>(x(), picked()) == headsup::max<d_in>(xs));
static_assert(gather<tokens>(x(), argmin<tokens>(xs)) == gather<tokens>(xs, argmin<tokens>(xs)));
static_assert(cross_entropy<d_in>(x(), picked()) == cross_entropy<d_in>(xs, argmax<d_in>(xs)));
static_assert(sum<tokens, batch>(x()) == sum<tokens, batch>(xs) && mean<d_in, tokens>(x()) == mean<d_in, tokens>(xs));

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
static_assert(!Constant<[] { return topk<tokens, 4>(x()).values.size(); }>);
static_assert(!Constant<[] { return chunk<tokens, 2>(x())[0].size(); }>);
static_assert(!Constant<[] { return gather<d_in>(x(), full<int, batch<2>, tokens<2>>(0)).size(); }>);
