// PyTorch's members of a tensor, with their rows in the table of <headsup/tensor/torch_members.hpp>: refused there, and
// silent for what comes from a mistake.

HEADSUP_MEMBER(softmax, 0)
HEADSUP_MEMBER(sum, 1)
HEADSUP_MEMBER(mean, 2)
HEADSUP_MEMBER(max, 3)
HEADSUP_MEMBER(T, 4)
HEADSUP_MEMBER(transpose, 5)
HEADSUP_MEMBER(permute, 6)
HEADSUP_MEMBER(view, 7)
HEADSUP_MEMBER(reshape, 8)
HEADSUP_MEMBER(unsqueeze, 9)
HEADSUP_MEMBER(squeeze, 10)
HEADSUP_MEMBER(masked_fill, 11)
HEADSUP_MEMBER(matmul, 12)
HEADSUP_MEMBER(item, 13)
HEADSUP_MEMBER(to, 14)
HEADSUP_MEMBER(numel, 15)
HEADSUP_MEMBER(dim, 16)
#undef HEADSUP_MEMBER
