# three snippets of attention: heads by view, none wrong, and a mask of texts that runs along the tokens
import torch

x = torch.tensor([[1., 0, 2, 0, 0, 1, 0, 2], [0, 1, 0, 1, 2, 0, 1, 0], [1, 0, 0, 2, 0, 1, 1, 1]])

# A
queries = x.view(3, 2, 4).transpose(0, 1)        # (heads, tokens, head_dim)
key_vectors = x.view(2, 3, 4)                    # (heads, keys, head_dim)
scores = queries @ key_vectors.transpose(1, 2)   # (heads, tokens, keys)
print(scores[0])

# B
key_vectors = x.view(3, 2, 4).permute(1, 2, 0)   # (heads, head_dim, keys)
scores = queries @ key_vectors / 4**0.5          # (heads, tokens, keys)
weights = scores.softmax(dim=2)                  # over the keys
print(weights[0])

# C
scores = torch.zeros(3, 3, 3)                    # (batch, tokens, keys)
lengths = torch.tensor([3, 2, 1])                # (batch): how many keys are words
padding = torch.arange(3) >= lengths.view(3, 1)  # (batch, keys): True from the end of a text on
scores = scores.masked_fill(padding, -torch.inf) # hides the padding of each text from its tokens
print(scores.softmax(dim=-1)[0])

print("repaired, A:")
key_vectors = x.view(3, 2, 4).transpose(0, 1)
print((queries @ key_vectors.transpose(1, 2))[0])
print("repaired, C:")
weights = torch.zeros(3, 3, 3).masked_fill(padding.view(3, 1, 3), -torch.inf).softmax(dim=-1)
print(weights[0])
print(weights[1])
