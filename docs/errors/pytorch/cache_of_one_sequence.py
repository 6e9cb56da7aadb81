# keys cached for one sequence but used for two: broadcasting lets both look at the first one's keys
import torch

torch.manual_seed(49)
first, second = torch.randn(1, 4, 3), torch.randn(1, 4, 3)  # keys of two sequences: batch, tokens, features
query = torch.randn(2, 1, 3)

cached = first  # made for a batch of one
wrong = torch.softmax(query @ cached.transpose(1, 2), dim=-1)
right = torch.softmax(query @ torch.cat([first, second]).transpose(1, 2), dim=-1)
print("wrong:", wrong[1])
print("right:", right[1])
