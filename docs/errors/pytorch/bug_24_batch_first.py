# Bug 24: batch_first forgotten, so the batch is read as time
import torch

torch.manual_seed(31)
wrong = torch.nn.LSTM(2, 2)
right = torch.nn.LSTM(2, 2, batch_first=True)
right.load_state_dict(wrong.state_dict())
x = torch.randn(3, 3, 2)  # (batch, tokens, features)
changed = x.clone()
changed[0] += 1  # only example 0 changes

for name, lstm in ("wrong", wrong), ("right", right):
    influence = (lstm(x)[0] - lstm(changed)[0]).abs().sum(dim=(1, 2))
    print(f"{name}: what example 0 changes in each example:", influence.detach())
