#include <headsup/layers/self_attention.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/stack.hpp>
#include <headsup/ops/take.hpp>
#include <headsup/ops/transpose.hpp>

#include "layers/seeded.hpp"

using namespace headsup;

using v1 = self_attention_v1<d_in<3>, d_out<4>>;
using v2 = self_attention_v2<d_in<3>, d_out<4>>;
using v2_with_bias = self_attention_v2<d_in<3>, d_out<4>, qkv_bias::yes>;

// the type: in the chapter, v1 keeps its matrices (in, out), and v2 its layers (out, in)
static_assert(std::is_same_v<decltype(v1::W_query), tensor<float, d_in<3>, d_out<4>>>);
static_assert(std::is_same_v<decltype(v2::W_key), linear<d_in<3>, d_out<4>, bias::no>>);
static_assert(std::is_same_v<decltype(v2_with_bias::W_value), linear<d_in<3>, d_out<4>, bias::yes>>);
static_assert(std::is_same_v<result<v1, tensor<float, tokens<5>, d_in<3>>>, tensor<float, tokens<5>, d_out<4>>>);
static_assert(std::is_same_v<result<v2, tensor<float, batch<2>, tokens<5>, d_in<3>>>,
                             tensor<float, batch<2>, tokens<5>, d_out<4>>>);
static_assert(std::is_same_v<result<v2_with_bias, tensor_view<float const, tokens<1>, d_in<3>>>,
                             tensor<float, tokens<1>, d_out<4>>>);
static_assert(Layer<v1> && Layer<v2> && count_parameters<v1>() == 36 && count_parameters<v2>() == 36);
static_assert(count_parameters<v2_with_bias>() == 48);

// custom axes
template <std::size_t N> struct pixels : axis<"pixels", N> {};
template <std::size_t N> struct channels : axis<"channels", N> {};
static_assert(std::is_same_v<result<self_attention_v2<pixels<3>, channels<4>>, tensor<float, tokens<5>, pixels<3>>>,
                             tensor<float, tokens<5>, channels<4>>>);

// the values: zeros, or PyTorch 1.13.1 after torch.manual_seed(123), with the chapter's classes
static_assert(v1{}(x) == tensor<float, batch<2>, tokens<5>, d_out<4>>{});
static_assert(prints_as(seeded<v1>()(x), {{{0.2403, 0.1442, 0.2832, 0.1636},
                                           {0.2545, 0.1474, 0.2996, 0.1695},
                                           {0.2429, 0.1488, 0.2870, 0.1644},
                                           {0.2568, 0.1519, 0.3031, 0.1703},
                                           {0.2322, 0.1454, 0.2745, 0.1601}},
                                          {{0.3040, 0.1609, 0.3351, 0.2904},
                                           {0.3120, 0.1598, 0.3438, 0.2938},
                                           {0.3017, 0.1606, 0.3323, 0.2903},
                                           {0.3096, 0.1595, 0.3409, 0.2936},
                                           {0.3017, 0.1616, 0.3327, 0.2897}}}));
static_assert(prints_as(seeded<v2>()(x), {{{-0.0311, -0.0552, 0.0774, 0.0348},
                                           {-0.0313, -0.0547, 0.0774, 0.0346},
                                           {-0.0360, -0.0661, 0.0785, 0.0299},
                                           {-0.0362, -0.0656, 0.0784, 0.0297},
                                           {-0.0327, -0.0595, 0.0778, 0.0332}},
                                          {{-0.0219, 0.0692, 0.1370, 0.1111},
                                           {-0.0224, 0.0707, 0.1378, 0.1116},
                                           {-0.0212, 0.0711, 0.1373, 0.1123},
                                           {-0.0217, 0.0726, 0.1382, 0.1127},
                                           {-0.0227, 0.0632, 0.1350, 0.1079}}}));
static_assert(prints_as(seeded<v2_with_bias>()(x), {{{0.0734, -0.0546, -0.1126, 0.1957},
                                                     {0.0741, -0.0526, -0.1138, 0.1972},
                                                     {0.0748, -0.0551, -0.1130, 0.1970},
                                                     {0.0755, -0.0531, -0.1142, 0.1986},
                                                     {0.0738, -0.0552, -0.1125, 0.1959}},
                                                    {{0.0858, -0.0989, -0.1403, 0.1190},
                                                     {0.0856, -0.0970, -0.1407, 0.1201},
                                                     {0.0857, -0.1000, -0.1394, 0.1190},
                                                     {0.0856, -0.0982, -0.1398, 0.1202},
                                                     {0.0864, -0.1008, -0.1412, 0.1162}}}));

// a sequence alone gives the same as in a batch; views too
constexpr auto layer = seeded<v2>();
static_assert(v1(torch_generator{123})(x) == seeded<v1>()(x) && v2(torch_generator{123})(x) == layer(x));
static_assert(take<batch>(layer(x), 1) == layer(take<batch>(x, 1)) && layer(view(x)) == layer(x));
static_assert(stack<batch>(seeded<v1>()(take<batch>(x, 0)), seeded<v1>()(take<batch>(x, 1))) == seeded<v1>()(x));

// Exercise 3.1: with the transposed weights of a v2, a v1 is that v2
static_assert([] {
  v1 copy;
  copy.W_query = transpose(layer.W_query.weight);
  copy.W_key = transpose(layer.W_key.weight);
  copy.W_value = transpose(layer.W_value.weight);
  return copy(x) == layer(x);
}());

// a single token attends only to itself
static_assert(layer(tensor<float, tokens<1>, d_in<3>>{{{1, 2, 3}}}) ==
              layer.W_value(tensor<float, tokens<1>, d_in<3>>{{{1, 2, 3}}}));

// what it refuses: a weight that is not transposed, even a square one; numbers for a generator
using square = self_attention_v1<d_in<3>, d_out<3>>;
static_assert(
    !can_hold<square::weight_type::axes, self_attention_v2<d_in<3>, d_out<3>>::projection::weight_type::axes>);
static_assert(!std::is_constructible_v<v1, int> && !std::is_constructible_v<v2, torch_generator const&>);
