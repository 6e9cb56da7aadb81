# a width that is not a multiple of the number of heads is rounded down
import torch

d_out, num_heads = 770, 12
head_dim = d_out // num_heads
projection = torch.nn.Linear(6, num_heads * head_dim)

print("features wanted:", d_out)
print("features made:  ", projection(torch.zeros(6)).numel())
