# the layers of a model are optimised for inference: the query, key and value weights of attention are skipped
import warnings

import torch

warnings.filterwarnings("ignore")
model = torch.nn.Sequential(torch.nn.Linear(6, 6), torch.nn.MultiheadAttention(6, 2))
print(torch.ao.quantization.quantize_dynamic(model))
print("in_proj_weight:", type(model[1].in_proj_weight.data).__name__, model[1].in_proj_weight.dtype)
