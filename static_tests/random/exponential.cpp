#include <headsup/random/exponential.hpp>

using namespace headsup;

// what torch.manual_seed(123); torch.empty(4).exponential_() begins with, in PyTorch 1.13 without MKL
static_assert([] {
  torch_generator generator{123};
  float drawn[4] = {};
  headsup_random::exponential(generator, drawn, 4);
  return drawn[0] == 0.460284412f && drawn[1] == 0.0134560782f && drawn[2] == 0.895949125f && drawn[3] == 0.0972152352f;
}());
