#include <headsup/layers/run_time.hpp>

using namespace headsup;

// what is dropped is drawn from a generator that lives on
static_assert(std::is_constructible_v<run_time::dropped_weights, dropout const&, torch_generator&>);
static_assert(!std::is_constructible_v<run_time::dropped_weights, dropout const&, torch_generator>);

// the calls: with a generator that lives on, or without one
using input = tensor<float, batch<2>, tokens<5>, d_in<3>>;
template <class... Arguments>
concept Attends = requires(float* out, kernels::attention job, input const& x, dropout const& drop, Arguments... more) {
  run_time::attend(out, instruction_set::baseline, job, x, drop, static_cast<Arguments>(more)...);
};
static_assert(Attends<> && Attends<torch_generator&> && !Attends<torch_generator>);
