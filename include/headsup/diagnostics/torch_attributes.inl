// What PyTorch has as members of a tensor that are read and not called, and how each is written here: refused by
// <headsup/tensor/torch_members.hpp>, and silent for what comes from a mistake.

HEADSUP_MEMBER(T, "transpose(x), or transpose<role, other_role>(x)")
HEADSUP_MEMBER(mT, "transpose<role, other_role>(x)")
HEADSUP_MEMBER(shape, "extent<role>(x), or x.sizes() for all axes")
HEADSUP_MEMBER(ndim, "x.rank")
HEADSUP_MEMBER(dtype, "decltype(x)::scalar")
#undef HEADSUP_MEMBER
