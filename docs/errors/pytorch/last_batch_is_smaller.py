# sizes that differ only in the last batch
import torch

examples = torch.randn(10, 3)
noise = torch.randn(4, 3)  # drawn once, for a batch of 4

for batch in examples.split(4):
    noisy = batch + noise
    print(tuple(batch.shape), "is fine")
