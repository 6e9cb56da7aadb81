# a tensor over memory that somebody else uses again
import array

import torch

memory = array.array("f", [1, 2, 3])
x = torch.frombuffer(memory, dtype=torch.float32)
print("before:", x)
memory[0] = 7  # its owner has other plans
print("after: ", x)
