// Other calls of a law, as diagnostics/other_calls.inl refuses them; read by place, they stay the compiler's.

#if defined(HEADSUP_AS_PYTORCH)
#undef HEADSUP_CALL
#else
#include <headsup/diagnostics/other_calls.inl>
#endif
