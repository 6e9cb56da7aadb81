// expect: HU003 exp: x is not a tensor; fix: a tensor
// advice: a tensor

#include <headsup/headsup.hpp>

using namespace headsup;

struct embeddings : tensor<float, tokens<6>, d_in<3>> {
  using tensor::tensor;
};

embeddings const& x();
#ifdef REFUSED
static_assert(sizeof(exp(x())) > 0);
#else
static_assert(sizeof(exp(static_cast<embeddings::tensor const&>(x()))) > 0);
#endif
