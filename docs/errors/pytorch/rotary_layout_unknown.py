# features trained with adjacent pairs, rotated as halves
import torch

query, key = torch.tensor([1.0, 0.0, 2.0, 0.0]), torch.tensor([0.0, 1.0, 0.0, 2.0])


def score(pairs, distance):  # pairs is (2, 2): a pair in each row
    turned = [torch.view_as_complex(pairs(each).contiguous()) for each in (query, key)]
    angle = torch.polar(torch.ones(2), distance * torch.tensor([1.0, 0.1]))
    return (turned[0] * angle * turned[1].conj()).real.sum()


print("wrong:", score(lambda x: x.view(2, 2).T, 1.0))  # feature i with feature i + 2
print("right:", score(lambda x: x.view(2, 2), 1.0))  # adjacent features
