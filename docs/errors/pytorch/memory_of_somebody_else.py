# a tensor over memory that its owner reuses
import array

import torch

memory = array.array("f", [1, 2, 3])
x = torch.frombuffer(memory, dtype=torch.float32)
print("before:", x)
memory[0] = 7  # the owner reuses its memory
print("after: ", x)
