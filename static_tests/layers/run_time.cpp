#include <headsup/layers/run_time.hpp>

using namespace headsup;

// what is dropped is drawn from a generator that lives on
static_assert(std::is_constructible_v<run_time::dropped_weights, dropout const&, torch_generator&>);
static_assert(!std::is_constructible_v<run_time::dropped_weights, dropout const&, torch_generator>);

// the calls: with dropout and a generator that lives on, or without both
using input = tensor<float, batch<2>, tokens<5>, d_in<3>>;
template <class... Arguments> concept Attends =
    requires(float* out, kernels::attention job, input const& x, Arguments... more) {
      run_time::attend(out, instruction_set::baseline, job, x, static_cast<Arguments>(more)...);
    };
static_assert(Attends<> && Attends<dropout const&, torch_generator&>);
static_assert(!Attends<dropout const&> && !Attends<dropout const&, torch_generator>);
