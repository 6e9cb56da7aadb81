# logits by the weight of an embedding as it lies there, which runs where vocab and d_in have one size
import torch

rows = torch.tensor([[3., 0., 0., 0.], [1., -1., 0., 0.], [0., 0., 2., 3.], [0., 0., 0., 1.]])

tok_emb = torch.nn.Embedding.from_pretrained(rows)   # (vocab, d_in)
x = tok_emb(torch.tensor([2, 1]))                    # (tokens, d_in)
logits = x @ tok_emb.weight                          # (tokens, vocab)
print(logits)

print("with the transpose:")
print(x @ tok_emb.weight.T)
print("with five words:")
try:
    x @ torch.ones(5, 4)
except RuntimeError as error:
    print(error)
