# a tensor of words
import torch

sentence = "Your journey starts with one step".split()
print(len(sentence), "words")
torch.tensor(sentence)
