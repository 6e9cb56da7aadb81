# the layers of a model are prepared for fast inference: the query, key and value weights of attention are passed over
import warnings

import torch

warnings.filterwarnings("ignore")
model = torch.nn.Sequential(torch.nn.Linear(6, 6), torch.nn.MultiheadAttention(6, 2))
print(torch.ao.quantization.quantize_dynamic(model))
print("in_proj_weight:", type(model[1].in_proj_weight.data).__name__, model[1].in_proj_weight.dtype)
