# heads merged by reshape alone: a row has one head's features of several words
import torch

tens = torch.tensor([[10., 20., 30.], [50., 60., 70.]])
values = tens.view(2, 3, 1) + torch.arange(4)
weights = torch.eye(3).expand(2, 3, 3)  # each word takes its own values alone

of_heads = weights @ values         # (heads, tokens, head_dim)
together = of_heads.reshape(3, 8)   # (tokens, heads and head_dim)
print(together[0])

print("with the transpose, by reshape and by view:")
print(of_heads.transpose(0, 1).reshape(3, 8)[0])
print(of_heads.transpose(0, 1).contiguous().view(3, 8)[0])
print("by view without contiguous:")
try:
    of_heads.transpose(0, 1).view(3, 8)
except RuntimeError as error:
    print(error)

texts = torch.arange(120).view(2, 5, 3, 4)
print("in a batch:", texts.transpose(1, 2).reshape(2, 3, 20)[0, 0].tolist())
