# heads merged by a pattern whose letters are exchanged: by einops, or by PyTorch alone where there is no einops
import torch

try:
    from einops import rearrange
except ImportError:
    def rearrange(x, pattern, h=2):
        if pattern == "b t (h d) -> b h t d":
            return x.view(*x.shape[:2], h, -1).transpose(1, 2)
        if pattern == "b h t d -> b t (h d)":
            return x.permute(0, 2, 1, 3).flatten(2)
        if pattern == "b h t d -> b t (d h)":
            return x.permute(0, 2, 3, 1).flatten(2)
        if pattern == "b h t d -> b h d t":
            return x.permute(0, 1, 3, 2)
        raise ValueError(pattern)

x = torch.arange(10., 40.).view(1, 3, 10)[..., :8]  # 10 to 17, 20 to 27, 30 to 37
by_head = rearrange(x, "b t (h d) -> b h t d", h=2)
scores = by_head @ rearrange(by_head, "b h t d -> b h d t")
together = rearrange(by_head, "b h t d -> b t (d h)")
print(together[0, 0])

print("head 0:")
print(by_head[0, 0])
print("merged as it was split:")
print(rearrange(by_head, "b h t d -> b t (h d)")[0, 0])
