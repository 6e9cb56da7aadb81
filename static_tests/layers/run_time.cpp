#include <headsup/layers/run_time.hpp>

using namespace headsup;

// what is dropped is drawn from a generator that lives on
static_assert(std::is_constructible_v<headsup_run_time::dropped_weights, dropout const&, torch_generator&>);
static_assert(!std::is_constructible_v<headsup_run_time::dropped_weights, dropout const&, torch_generator>);

// the calls: of a layer with dropout, with a generator that lives on or without, and with what says which tokens are
// present
struct layer {
  using features = d_in<3>;
  headsup::dropout dropout;
};
using input = tensor<float, batch<2>, tokens<5>, d_in<3>>;
using present = tensor<bool, batch<2>, tokens<5>>;
template <class... Arguments> concept Attends =
    requires(float* out, headsup_kernels::attention job, input const& x, layer const& of, Arguments&... more) {
      headsup_run_time::run(out, instruction_set::baseline, of, job, x, more...);
    };
static_assert(Attends<> && Attends<torch_generator> && Attends<present> && Attends<present, torch_generator>);

// in which order: of a mask, of another text and of its mask
template <class... As> using beside = typename headsup_run_time::order_beside<layer, input, tensor<float, As...>>::type;
static_assert(std::is_same_v<beside<tokens<5>, batch<2>>, axes<batch<2>, tokens<5>>>);
static_assert(std::is_same_v<beside<d_in<4>, keys<7>, batch<2>>, axes<batch<2>, keys<7>, d_in<4>>>);
static_assert(std::is_same_v<beside<keys<7>, batch<2>>, axes<batch<2>, keys<7>>>);

// the weights of a linear layer are rows of outputs, those of a matrix over (inputs, outputs) columns
struct projection {
  using features = d_in<3>;
  tensor<float, d_out<2>, d_in<3>> weight;
};
static_assert(std::is_same_v<decltype(headsup_run_time::weights_of(projection{})), headsup_kernels::matrix>);
static_assert(std::is_same_v<decltype(headsup_run_time::weights_of(tensor<float, d_in<3>, d_out<2>>{})),
                             headsup_kernels::matrix>);
