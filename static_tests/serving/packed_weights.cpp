#include <headsup/serving/packed_weights.hpp>

#include <type_traits>

using namespace headsup;

using mha = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
using projection = linear<d_in<3>, d_out<4>>;

// the type: the axes that a kernel wants last
static_assert(std::is_same_v<headsup_run_time::last_axes<mha>::type, axes<tokens<1>, d_in<3>>>);
static_assert(std::is_same_v<headsup_run_time::last_axes<projection>::type, axes<d_in<3>>>);

// the values: which inputs have them there, and the others in that order
static_assert(headsup_run_time::in_order_of<mha, tensor<float, batch<2>, tokens<5>, d_in<3>>>);
static_assert(!headsup_run_time::in_order_of<mha, tensor<float, tokens<5>, batch<2>, d_in<3>>>);
static_assert(headsup_run_time::in_order_of<projection, tensor<float, tokens<5>, batch<2>, d_in<3>>>);
static_assert(!headsup_run_time::in_order_of<projection, tensor<float, d_in<3>, tokens<5>>>);

constexpr tensor<float, d_in<3>, tokens<2>> columns{{{1, 2}, {3, 4}, {5, 6}}};
static_assert(headsup_run_time::reordered_for<projection>(columns) ==
              tensor<float, tokens<2>, d_in<3>>{{{1, 3, 5}, {2, 4, 6}}});
static_assert(std::is_same_v<decltype(headsup_run_time::reordered_for<mha>(tensor<float, d_in<3>, tokens<5>, batch<2>>{})),
                             tensor<float, batch<2>, tokens<5>, d_in<3>>>);

// a packed kernel is of the kind of the layer's own
static_assert(std::is_same_v<decltype(headsup_run_time::packed_kernel<float>(std::declval<mha const&>(),
                                                              std::declval<headsup_run_time::packed_weights<float>&>())),
                             headsup_kernels::attention>);
static_assert(std::is_same_v<decltype(headsup_run_time::packed_kernel<float>(std::declval<projection const&>(),
                                                              std::declval<headsup_run_time::packed_weights<float>&>())),
                             headsup_kernels::matrix>);

// of the numbers that it was packed as
static_assert(std::is_same_v<decltype(headsup_run_time::packed_kernel<bfloat16>(
                                 std::declval<mha const&>(), std::declval<headsup_run_time::packed_weights<bfloat16>&>())),
                             headsup_kernels::attention_with<bfloat16, bfloat16>>);
static_assert(std::is_same_v<decltype(headsup_run_time::packed_kernel<float>(
                                 std::declval<projection const&>(), std::declval<headsup_run_time::packed_weights<bfloat16>&>())),
                             headsup_kernels::matrix_of<bfloat16>>);

// what tokens see is kept as it is: copied, or, if it is too large for that, number by number
template <std::size_t N> struct sight {
  tensor<float, heads<2>, keys<N>> bonus{};
  static constexpr parameter_members<&sight::bonus> parameters{"bonus"};
};
template <std::size_t N> struct looking {
  sight<N> sees;
};
static_assert(sizeof(headsup_run_time::kept_sees<looking<3>>) == sizeof(sight<3>) &&
              sizeof(headsup_run_time::kept_sees<mha>) == 1);
auto copied(looking<3> const& layer) { return headsup_run_time::kept_sees<looking<3>>(layer); }
auto number_by_number(looking<3000> const& layer) { return headsup_run_time::kept_sees<looking<3000>>(layer); }
static_assert(!std::is_copy_constructible_v<sight<3000>>);

// what it refuses: to be one of an instruction set by itself
static_assert(!std::is_convertible_v<instruction_set, headsup_run_time::packed_weights<float>>);
