#include "asked.hpp"

using namespace headsup;

namespace {

static_assert(laws::hold<laws::finding{}>);
static_assert(laws::hold<laws::causal(attention<>, sample)>);

// What a broken law says, must_not_compile/law_of_a_bidirectional_layer.cpp shows.
template <class Law> concept can_say = requires { Law::say(); };
constexpr auto broken = laws::causal(attention<bidirectional>, sample);
static_assert(can_say<laws::headsup_detail::broken_law<broken>>);
static_assert(same_text(laws::headsup_detail::broken_law<broken>::say().data(), broken.c_str()));

}  // namespace
