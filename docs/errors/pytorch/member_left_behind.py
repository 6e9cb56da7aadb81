# a number in a layer is not a parameter, and is lost when the layer is copied
import torch


class Scaled(torch.nn.Module):
    def __init__(self, times):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.ones(2))
        self.times = times


trained, copy = Scaled(times=3), Scaled(times=1)
print(copy.load_state_dict(trained.state_dict(), strict=True))
print("wrong:", copy.times)
print("right:", trained.times)
