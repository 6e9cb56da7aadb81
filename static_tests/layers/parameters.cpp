#include <headsup/axes/roles.hpp>
#include <headsup/layers/hana.hpp>
#include <headsup/layers/multi_head_attention.hpp>
#include <headsup/layers/multi_head_attention_wrapper.hpp>
#include <headsup/layers/parameters.hpp>

#include "../diagnostics/says_that.hpp"

#include <array>
#include <memory>
#include <string>
#include <vector>

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

// a custom layer: tensors, layers, arrays of layers, nested
struct block {
  using matrix = tensor<float, d_in<2>, d_out<3>>;
  using list = linear<d_in<2>, d_out<5>>[2];
  using number = tensor<float>;

  BOOST_HANA_DEFINE_STRUCT(block, (matrix, mix), (list, parts), (number, scale));

  int not_a_parameter = 7;
};
struct model {
  using list = block[11];

  BOOST_HANA_DEFINE_STRUCT(model, (block, first), (list, blocks));
};

using mha = multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>>;
using mha_with_bias = multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>, qkv_bias::yes>;
using wrapper = multi_head_attention_wrapper<d_in<3>, d_out<4>, context_length<7>, heads<2>>;

// the type
static_assert(Layer<block> && Layer<model> && Layer<mha> && Layer<wrapper> && Layer<linear<d_in<2>, d_out<3>>>);

/// Whether the names of a layer's parameters are these, in order.
template <class L, std::size_t N> constexpr bool is_named(char const* const (&names)[N]) {
  L layer{};
  std::size_t i = 0;
  bool right = true;
  for_each_parameter(layer, [&](parameter_name const& name, auto const&) {
    right = right && i < N && name == names[i];
    ++i;
  });
  return right && i == N;
}

// the values: names in the order of a PyTorch state dict
static_assert(is_named<linear<d_in<2>, d_out<3>>>({"weight", "bias"}));
static_assert(is_named<linear<d_in<2>, d_out<3>, bias::no>>({"weight"}));
static_assert(is_named<self_attention_v1<d_in<2>, d_out<3>>>({"W_query", "W_key", "W_value"}));
static_assert(is_named<mha>({"W_query.weight", "W_key.weight", "W_value.weight", "out_proj.weight", "out_proj.bias"}));
static_assert(is_named<mha_with_bias>({"W_query.weight", "W_query.bias", "W_key.weight", "W_key.bias", "W_value.weight",
                                       "W_value.bias", "out_proj.weight", "out_proj.bias"}));
static_assert(is_named<wrapper>({"heads.0.W_query.weight", "heads.0.W_key.weight", "heads.0.W_value.weight",
                                 "heads.1.W_query.weight", "heads.1.W_key.weight", "heads.1.W_value.weight"}));
static_assert(is_named<block>({"mix", "parts.0.weight", "parts.0.bias", "parts.1.weight", "parts.1.bias", "scale"}));
static_assert([] {
  model m;
  bool found = false;
  for_each_parameter(m, [&](parameter_name const& name, auto&) { found = found || name == "blocks.10.parts.1.bias"; });
  return found;
}());

// names alone
static_assert(parameter_name{} == "" && parameter_name{} / "W_query" == "W_query");
static_assert(parameter_name{} / "heads" / std::size_t{10} / "weight" == "heads.10.weight");
static_assert(parameter_name{} / std::size_t{0} == "0" && (parameter_name{} / "x").c_str()[1] == '\0');
static_assert(std::string_view(parameter_name{} / "weight") == "weight");
static_assert(!(parameter_name{} / "weight" == "weigh") && !(parameter_name{} / "weight" == "weights"));

// counts, with a layer and without one
static_assert(count_parameters<block>() == 6 + 2 * (10 + 5) + 1 && count_parameters(block{}) == 37);
static_assert(count_parameters<model>() == 12 * 37);
static_assert(count_parameters<wrapper>() == 2 * 36 && count_parameters<mha>() == 36 + 20);
static_assert(count_parameters<mha_with_bias>() == 36 + 12 + 20);
static_assert(count_parameters<multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>>() ==
              2360064);
template <class L> constexpr std::size_t counted_one_by_one(L const& layer) {
  std::size_t n = 0;
  for_each_parameter(layer, [&](parameter_name const&, auto const& numbers) { n += numbers.size(); });
  return n;
}
static_assert(counted_one_by_one(model{}) == count_parameters<model>());
static_assert(counted_one_by_one(mha_with_bias{}) == count_parameters<mha_with_bias>());

// parameters are visited where they are: to be written, or only read
static_assert([] {
  block b;
  float next = 0;
  for_each_parameter(b, [&](parameter_name const&, auto& numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers.data()[i] = ++next;
  });
  return b.mix(0, 0) == 1 && b.parts[0].weight(0, 0) == 7 && b.parts[0].bias(4) == 21 &&
         b.parts[1].weight(4, 1) == 31 && b.scale == 37 && b.not_a_parameter == 7;
}());
static_assert([] {
  block const b{};
  bool all_const = true;
  for_each_parameter(b, [&]<class T>(parameter_name const&, T&) { all_const = all_const && std::is_const_v<T>; });
  return all_const;
}());

// the axes of each are part of its type
static_assert([] {
  mha const layer{};
  bool right = false;
  for_each_parameter(layer, [&]<class T>(parameter_name const& name, T const&) {
    if (name == "out_proj.weight") right = std::is_same_v<T, tensor<float, d_out<4>, all_heads<4>>>;
  });
  return right;
}());

// a copy has the same parameters, and its own of all else
static_assert([] {
  wrapper const from(torch_generator{123}, 0.5);
  wrapper to;
  copy_parameters(from, to);
  return to.heads[1].W_value.weight == from.heads[1].W_value.weight &&
         to.heads[0].W_query.weight == from.heads[0].W_query.weight && to.heads[0].dropout.rate() == 0;
}());
static_assert([] {
  mha_with_bias const from(torch_generator{123});
  mha_with_bias to(torch_generator{7});
  bool const different = to.W_key.bias != from.W_key.bias;
  copy_parameters(from, to);
  return different && to.W_key.bias == from.W_key.bias && to.out_proj.weight == from.out_proj.weight &&
         to.out_proj.bias == from.out_proj.bias;
}());

// a std::array is as an array; what is in a vector is known when the program runs (runtime_tests/layers/parameters.cpp)
struct tower {
  std::array<linear<d_in<2>, d_out<3>>, 2> blocks;
  std::array<tensor<float, d_in<5>>, 3> scales[2];

  static constexpr parameter_members<&tower::blocks, &tower::scales> parameters{"blocks", "scales"};
};
static_assert(count_parameters<tower>() == 2 * (6 + 3) + 6 * 5 && count_parameters(tower{}) == 48);
static_assert(is_named<tower>({"blocks.0.weight", "blocks.0.bias", "blocks.1.weight", "blocks.1.bias", "scales.0.0",
                               "scales.0.1", "scales.0.2", "scales.1.0", "scales.1.1", "scales.1.2"}));
static_assert([] {
  tower from;
  for_each_parameter(from, [n = 0.f](parameter_name const&, auto& numbers) mutable { numbers.data()[1] = ++n; });
  tower to;
  copy_parameters(from, to);
  return to.blocks[1].bias(1) == 4 && to.scales[1][2](1) == 10;
}());
struct deep {
  std::vector<tower> towers;
  static constexpr parameter_members<&deep::towers> parameters{"towers"};
};
struct sized_first {
  tensor<float, context_length<dynamic>, d_in<3>> table;
  tensor<float, d_in<3>> scale;
  static constexpr parameter_members<&sized_first::table, &sized_first::scale> parameters{"table", "scale"};
};
static_assert(!headsup_rule::can_be_counted<deep>::value && headsup_rule::lists_parameters<deep>::value);
static_assert(!headsup_rule::can_be_counted<sized_first>::value && headsup_rule::can_be_counted<tower>::value);

// what is no parameter is named, with what helps
template <class Member> struct holds {
  Member it;
  static constexpr parameter_members<&holds::it> parameters{"it"};
};
template <class Member>
inline constexpr bool are_parameters = headsup_rule::lists_parameters<holds<holds<Member>[2]>>::value;
static_assert(are_parameters<std::vector<std::array<mha, 2>>> && are_parameters<std::vector<tensor<float, d_in<2>>>>);
static_assert(!are_parameters<int> && !are_parameters<std::vector<float>> && !are_parameters<std::string>);
static_assert(!are_parameters<std::unique_ptr<mha>> && !are_parameters<dropout> && !are_parameters<std::vector<mha*>>);
template <class Member>
using refused_member = headsup_rule::lists_parameters<holds<holds<Member>>>;
static_assert(says_that<refused_member<int>>("HU043 layer: it.it is not a tensor, ",
                                             "fix: leave it out of the list of parameters"));
static_assert(says_that<refused_member<std::vector<mha*>>>(
    "HU043 layer: it.it is not a tensor, ",
    "fix: the layers themselves in place of pointers and optionals"));
static_assert(says_that<refused_member<dropout>>(
    "HU043 layer: it.it is not a tensor, ",
    "fix: a struct that lists its parameters, or leave it out of the list of parameters if it has none"));

// what it refuses: something that is not a layer, a copy into another layer, an overlong name
template <class L> concept can_visit =
    requires(L& layer) { for_each_parameter(layer, [](parameter_name const&, auto&) {}); };
static_assert(!Layer<int> && !Layer<tensor<float, d_in<2>>> && !Layer<dropout>);
static_assert(says_that<headsup_rule::can_take_parameters<mha, mha_with_bias&>>(
    "HU033 copy_parameters: ", "fix: two layers of one type"));
static_assert(says_that<headsup_rule::can_take_parameters<mha, mha const&>>("HU033 copy_parameters: to is const; ",
                                                                    "fix: a layer that is not const"));
static_assert(says_that<headsup_rule::can_take_parameters<mha, mha>>("HU033 copy_parameters: to is a temporary; ",
                                                             "fix: a layer that has a name"));
static_assert(says_that<headsup_rule::can_take_parameters<mha, int&>>("HU051 copy_parameters: to is not a layer; ",
                                                              "fix: two layers of one type"));
static_assert(can_visit<mha> && can_visit<mha const> && !Layer<int> && !Layer<tensor<float>>);
static_assert(says_that<headsup_rule::says_its_parameters<"count_parameters", int>>(
    "HU043 count_parameters: the struct lists no parameters; ",
    "fix: static constexpr parameter_members<&layer::weight> parameters{\"weight\"} in it, with all its parameters"));
template <int Times> constexpr bool is_long(parameter_name name = {}) {
  for (int i = 0; i < Times; ++i) name = name / "123456789";
  return true;
}
static_assert(Constant<[] { return is_long<12>(); }> && !Constant<[] { return is_long<13>(); }>);
