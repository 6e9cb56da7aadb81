# a split in PyTorch: a view in the order of the split, and then the moves
import torch

x = torch.tensor([[10, 11, 12, 13, 14, 15, 16, 17], [20, 21, 22, 23, 24, 25, 26, 27], [30, 31, 32, 33, 34, 35, 36, 37]])
by_head = x.view(3, 2, 4).transpose(0, 1)
print(by_head)
print("turned:", by_head.transpose(1, 2).flatten().tolist())
print("by feature:", by_head.permute(2, 0, 1).flatten().tolist())
print("a view to the final order:")
print(x.view(2, 3, 4))

y = torch.arange(120).view(2, 3, 20)
queries = y.view(2, 3, 5, 4).transpose(1, 2)
print("queries:", tuple(queries.shape), queries[1, 2].tolist())
