#include <headsup/gpt2/roles.hpp>

using namespace headsup;

static_assert(Axis<d_ff<8>> && d_ff<8>::size == 8 && same_role<d_ff<8>, d_ff<2>> && !same_role<d_ff<8>, d_in<8>>);
