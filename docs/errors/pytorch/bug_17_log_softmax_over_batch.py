# Bug 17: log_softmax over the batch, not over the classes
import torch

torch.manual_seed(21)
logits = torch.randn(2, 8, 3)  # (views, batch, classes)

wrong = logits.log_softmax(dim=1)
right = logits.log_softmax(dim=2)
print("sum of the probabilities of one example, wrong:", wrong[0, 0].exp().sum())
print("sum of the probabilities of one example, right:", right[0, 0].exp().sum())
