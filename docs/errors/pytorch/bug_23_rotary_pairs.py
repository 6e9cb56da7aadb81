# Bug 23: angles for adjacent pairs used with a rotation of halves
import torch

query = torch.tensor([1.0, 2.0, 3.0, 4.0])
angle = torch.tensor([0.5, 0.05])  # one per pair
rotated_halves = torch.cat((-query[2:], query[:2]))  # pairs feature i with feature i + 2

interleaved = angle.repeat_interleave(2)
halves = angle.repeat(2)
wrong = query * interleaved.cos() + rotated_halves * interleaved.sin()
right = query * halves.cos() + rotated_halves * halves.sin()
print("wrong:", wrong, "of length", wrong.norm())
print("right:", right, "of length", right.norm(), "as the query has:", query.norm())
