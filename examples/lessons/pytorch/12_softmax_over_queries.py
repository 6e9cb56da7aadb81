# softmax over dim 1: the keys of one text, and the queries of a batch
import torch

queries = torch.tensor([[1., 0.], [0., 1.], [1., 1.]])
key_vectors = torch.tensor([[1., 0.], [0., 1.], [2., 1.]])
values = torch.tensor([[2., 0.], [3., 1.], [0., 2.]])


def attention(queries, key_vectors, values):
    scores = queries @ key_vectors.transpose(-2, -1)
    weights = scores.softmax(dim=1)
    print(weights @ values)
    return scores


attention(queries, key_vectors, values)
scores = attention(queries[None], key_vectors[None], values[None])

print("the sums along dim 1 in the batch:")
print(scores.softmax(dim=1).sum(dim=1))
print("with dim=-1 in the batch:")
print(scores.softmax(dim=-1) @ values[None])
