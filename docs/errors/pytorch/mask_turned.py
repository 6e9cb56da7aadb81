# A mask that is true where something may be seen, given to what hides where it is true; and added as 0 and 1
import torch

scores = torch.zeros(5, 5)  # (queries, keys)
present = torch.tensor([7, 3, 5, 0, 0]) != 0  # the last two keys are padding

print("weights of the first token, with the mask as it is:", scores.masked_fill(present, -torch.inf).softmax(dim=1)[0])
print("with the mask turned:", scores.masked_fill(~present, -torch.inf).softmax(dim=1)[0])
print("with the mask added:", (scores + present).softmax(dim=1)[0])
