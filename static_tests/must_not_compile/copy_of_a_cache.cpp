// expect: HU038 key_value_cache: is copied only by clone(); fix: cache.clone()
// advice: cache.clone()

#include <headsup/headsup.hpp>

using namespace headsup;

using layer = multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>;
layer const mha{torch_generator{123}};
layer::cache<> cache;

#ifdef REFUSED
layer::cache<> beam = cache;
#else
layer::cache<> beam = cache.clone();
#endif
