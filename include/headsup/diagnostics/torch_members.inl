// PyTorch's members of a tensor, which <headsup/tensor/torch_members.hpp> lists with what to write instead: refused
// there, and silent for what comes from a mistake.

HEADSUP_MEMBER(softmax)
HEADSUP_MEMBER(sum)
HEADSUP_MEMBER(mean)
HEADSUP_MEMBER(max)
HEADSUP_MEMBER(T)
HEADSUP_MEMBER(transpose)
HEADSUP_MEMBER(permute)
HEADSUP_MEMBER(view)
HEADSUP_MEMBER(reshape)
HEADSUP_MEMBER(unsqueeze)
HEADSUP_MEMBER(squeeze)
HEADSUP_MEMBER(masked_fill)
HEADSUP_MEMBER(matmul)
HEADSUP_MEMBER(item)
HEADSUP_MEMBER(to)
HEADSUP_MEMBER(numel)
HEADSUP_MEMBER(dim)
#undef HEADSUP_MEMBER
