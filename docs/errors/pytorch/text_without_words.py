# a vocabulary without words
import torch

vocabulary = sorted(set("  ".split()))
embedding = torch.nn.Embedding(len(vocabulary), 3)
ids = torch.tensor([vocabulary.index(word) for word in "  ".split()], dtype=torch.long)

print("tokens:", len(ids), "and the mean of their embeddings:", embedding(ids).mean(dim=0).detach())
