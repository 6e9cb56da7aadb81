# Bug 22: squeeze() also drops a batch of one example
import torch


def centred(pooled, squeezed):  # pooled is (batch, features, 1, 1); subtracts the mean over the batch
    features = squeezed(pooled)
    return features - features.mean(dim=0)


for batch in (2, 1):
    pooled = torch.arange(3.0 * batch).view(batch, 3, 1, 1)
    wrong = centred(pooled, lambda x: x.squeeze())
    right = centred(pooled, lambda x: x.squeeze(3).squeeze(2))
    print(f"batch of {batch}: wrong {wrong.tolist()}, right {right.tolist()}")
