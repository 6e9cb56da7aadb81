# Bug 18: the last states of a recurrent network flattened with view, which mixes examples
import torch

states = torch.tensor([[[10, 11], [20, 21]], [[12, 13], [22, 23]]])  # (layers, batch, hidden); 1x belongs to example 1

wrong = states.view(2, -1)  # (batch, layers x hidden)
right = states.transpose(0, 1).reshape(2, -1)
print("example 1, wrong:", wrong[0], "(half of it is of example 2)")
print("example 1, right:", right[0])
