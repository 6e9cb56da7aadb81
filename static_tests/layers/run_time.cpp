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
      headsup_run_time::attend_for(of, out, instruction_set::baseline, job, x, more...);
    };
static_assert(Attends<> && Attends<torch_generator> && Attends<present> && Attends<present, torch_generator>);
static_assert(std::is_same_v<headsup_run_time::keys_in_order<layer, input, tensor<float, keys<7>, batch<2>, d_out<2>>>,
                             axes<batch<2>, keys<7>>>);
