// Programs in PyTorch of other families than transformers: recurrent ones, graphs, images, memories. What they are written
// with is read, and refused nowhere; a mistake in it is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAnother, typed } from '../../src/pytorch/inputs.ts';
import { translated } from '../../src/pytorch/translation.ts';
import { summaryOf } from '../../src/pytorch/verdict.ts';
import { asked, isRefused } from '../pasted.ts';

/** Read whole, and refused nowhere. */
const forms: [name: string, source: string, stated: Record<string, string>][] = [
  ['a pattern that a text is put into, and a sum over several letters',
    `class A(nn.Module):
    def __init__(self):
        super().__init__()
        self.scores = 'hnij'
    def forward(self, q, k, v):
        weights = torch.einsum(f'rinhd,rjnhd->{self.scores}', q, k).softmax(-1)
        return torch.einsum(f"{self.scores},rjnhd->rinhd", weights, v)`, Object.fromEntries(['q', 'k', 'v'].map((name) => [name, 'rows<4>, tokens<5>, batch<3>, heads<2>, head_dim<4>']))],
  ['projections of the features of each head, of which the first line says how many come in',
    `class A(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads, self.head_dim = heads, width // heads
        self.to_q, self.to_k = nn.Linear(self.head_dim, self.head_dim), nn.Linear(self.head_dim, self.head_dim)
    def forward(self, x):
        b, t = x.shape[0], x.shape[1]
        parts = x.reshape(b, t, self.heads, self.head_dim)
        scores = torch.einsum('bqhd,bkhd->bhqk', self.to_q(parts), self.to_k(parts))
        return torch.einsum('bhqk,bkhd->bqhd', scores.softmax(-1), parts).reshape(b, t, -1)`, {}],
  ['words in the place of letters, as einops has them, and steps that are stacked to tokens again',
    `class A(nn.Module):
    def __init__(self, args):
        super().__init__()
        self.state = nn.Parameter(torch.randn(args.d_inner, args.d_state))
        self.into, self.conv = nn.Linear(args.d_model, args.d_inner), nn.Conv1d(args.d_inner, args.d_inner, kernel_size=args.d_conv, padding=args.d_conv - 1)
        self.pick = nn.Linear(args.d_inner, args.d_state)
    def forward(self, x):
        b, l, d = x.shape
        x = self.conv(self.into(x).transpose(1, 2))[:, :, :l].transpose(1, 2)
        c = self.pick(x)
        step = torch.exp(einsum(x, self.state, 'b l inner, inner n -> b l inner n'))
        update, now, found = einsum(x, c, x, 'b l inner, b l n, b l inner -> b l inner n'), 0, []
        for i in range(l):
            now = step[:, i] * now + update[:, i]
            found.append(einsum(now, c[:, i], 'b inner n, b n -> b inner'))
        return torch.stack(found, dim=1) + x`, { x: 'batch<3>, tokens<5>, d_in<8>' }],
  ['fields in a class of their own, from a vector of each example that nobody says is one',
    `@dataclass
class Shift:
    shift: torch.Tensor
    scale: torch.Tensor
    gate: float = 1.0

class A(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.lin, self.norm = nn.Linear(dim, 2 * dim), nn.LayerNorm(dim)
    def forward(self, x, c):
        by = Shift(*self.lin(c).chunk(2, dim=1))
        return x + by.gate * (self.norm(x) * (1 + by.scale.unsqueeze(1)) + by.shift.unsqueeze(1))`, {}],
  ['what an object is made of and nobody defines, a property, and what a layer may have',
    `class Base(nn.Module):
    def __init__(self, dim, kind):
        super().__init__()
        self.q = nn.Linear(dim, dim)
        self.began(kind)
    def began(self, kind):
        self.k = nn.Linear(8, 8)
    @property
    def root(self):
        return self.q.weight.shape[0] ** -0.5

class A(Base):
    def __init__(self, dim):
        super().__init__(dim, 1)
    def forward(self, x):
        weight = self.k.weight if self.k.scale is None else unheard_of(self.k.weight, self.k.scale)
        return (linear(x, weight) * self.root @ x.transpose(-2, -1)).softmax(dim=-1) @ x`, { x: 'batch<3>, tokens<5>, d_in<8>' }],
  ['a mask, a function and attention that are defined elsewhere',
    `class A(nn.Module):
    def __init__(self, dim, activation='relu'):
        super().__init__()
        self.attn, self.act = LocalAttention(dim), _get_activation_fn(activation)
        self.inner = Attend()
    def forward(self, q, k, v):
        B, H, L, E = q.shape
        mask = TriangularCausalMask(B, L, device=q.device)
        scores = torch.einsum('bhle,bhse->bhls', q, k).masked_fill_(mask.mask, -np.inf)
        x = torch.softmax(scores, dim=-1) @ v + self.inner(q, k, v)
        x = x.transpose(1, 2).flatten(2)
        found, weights = self.attn(x)
        return self.act(x + found + self.attn(x)[0])`, Object.fromEntries(['q', 'k', 'v'].map((name) => [name, 'batch<3>, heads<2>, tokens<5>, head_dim<4>']))],
  ['frequencies, and back',
    `def f(q, k):
    L = q.shape[1]
    product = torch.fft.rfft(q, dim=1) * torch.conj(torch.fft.rfft(k, dim=1))
    return torch.fft.irfft(product, n=L, dim=1) + torch.fft.fft(torch.fft.fft(q, dim=-1), dim=-2).real`, { q: 'batch<3>, tokens<5>, d_in<8>', k: 'batch<3>, tokens<5>, d_in<8>' }],
  ['places that are made more, and neighbours that are put together again',
    `class A(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.up = nn.Upsample(scale_factor=2)
    def forward(self, x):
        B, C, H, W = x.shape
        y = F.interpolate(self.up(x), size=(H, W), mode='bilinear')
        return x + y + F.fold(F.unfold(x, 3, padding=1), output_size=(H, W), kernel_size=3, padding=1)`, { x: 'batch<3>, channels<8>, height<5>, width<6>' }],
  ['a bias of positions that hides some itself, and powers of what is learned',
    `class A(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.bias, self.mix = nn.Parameter(torch.zeros(7, 7)), nn.Parameter(torch.ones(3))
        self.softmax = nn.Softmax(dim=-1)
    def forward(self, x):
        n = x.shape[1]
        bias = self.bias[:n, :n].masked_fill(torch.ones(n, n).triu(1).bool(), float('-inf'))
        bias = torch.exp(bias - bias.max(dim=1, keepdims=True)[0]) ** torch.flip(bias, dims=(0,))
        return torch.einsum('ij,bjd->bid', bias, x) * self.softmax(self.mix)[0]`, { x: 'batch<3>, tokens<5>, d_in<8>' }],
  ['channels before places, as a convolution over tokens takes them, though nobody says so',
    `class A(nn.Module):
    def __init__(self, channels, out_channels, n_heads):
        super().__init__()
        self.n_heads, self.d_k = n_heads, channels // n_heads
        self.q, self.out = nn.Conv1d(channels, channels, 1), nn.Conv1d(channels, out_channels, 3, padding=1)
    def forward(self, x, c):
        q, k = self.q(x), self.q(c)
        b, d, t = q.size()
        q, k = [each.view(b, self.n_heads, self.d_k, t).transpose(2, 3) for each in (q, k)]
        x = (q @ k.transpose(-2, -1)).softmax(dim=-1) @ k
        return self.out(x.transpose(2, 3).contiguous().view(b, d, t))`, {}],
  ['a weight for each field, and who is beside whom, as graphs have it',
    `class A(nn.Module):
    def __init__(self, num_fields, size):
        super().__init__()
        self.w = nn.Parameter(torch.Tensor(num_fields, size, size))
    def forward(self, g, h):
        out = torch.matmul(self.w, h.unsqueeze(-1)).squeeze(-1)
        return torch.bmm(g, out)`, {}],
  ['media before tokens of each, several patterns at once, and sizes as one list',
    `class A(nn.Module):
    def __init__(self, dim, heads):
        super().__init__()
        self.heads, self.q, self.kv, self.out = heads, nn.Linear(dim, dim), nn.Linear(dim, 2 * dim), nn.Linear(dim, dim)
    def forward(self, x, media):
        media = rearrange(media, 'B T n d -> B (T n) d')
        q, k, v = rearrange_many((self.q(x), *self.kv(media).chunk(2, dim=-1)), 'b n (h d) -> b h n d', h=self.heads)
        x = ((q @ k.transpose(-2, -1)).softmax(dim=-1) @ v).transpose(1, 2)
        return self.out(x.reshape(x.size()[:2] + torch.Size([q.size(1) * q.size(3)])))`, {}],
  ['what is chosen by a name, by a number, and by what may be None: the other choices are read, too',
    `class A(nn.Module):
    def __init__(self, dim, kind='dot', ratio=1, norm=None):
        super().__init__()
        self.kind, self.ratio = kind, ratio
        if kind == 'dot':
            self.score = nn.Linear(dim, dim)
        elif kind == 'mean':
            self.score = nn.Identity()
        else:
            raise ValueError(kind)
        if ratio > 1:
            self.pool = nn.Conv2d(dim, dim, kernel_size=ratio, stride=ratio)
        if norm is not None:
            self.norm = nn.LayerNorm(dim)
    def forward(self, x, lengths):
        if self.kind == 'mean':
            x = x.mean(dim=1, keepdim=True)
        if lengths is None:
            return x
        if self.ratio > 1:
            return self.pool(x.transpose(1, 2).unsqueeze(3))
        return self.score(x) @ x.transpose(1, 2)`, { x: 'batch<3>, tokens<5>, d_in<8>', lengths: 'batch<3>' }],
  ['a class whose forward is that of its base, with another number',
    `class Base(nn.Module):
    def __init__(self, channels, dimension=3):
        super().__init__()
        conv, pool = (nn.Conv3d, nn.MaxPool3d) if dimension == 3 else (nn.Conv2d, nn.MaxPool2d)
        self.q = nn.Sequential(conv(channels, channels, kernel_size=1), pool(2))
    def forward(self, x):
        return self.q(x).flatten(2).transpose(1, 2)

class Image(Base):
    def __init__(self, channels):
        super().__init__(channels, dimension=2)`, { x: 'batch<3>, channels<8>, height<4>, width<6>' }],
  ['weights over as many places as a layer makes, for one step of a recurrent layer',
    `class A(nn.Module):
    def __init__(self, dim, places=10):
        super().__init__()
        self.scores, self.gru = nn.Linear(dim, places), nn.GRU(dim, dim)
    def forward(self, x, hidden, outputs):
        weights = self.scores(x[0]).softmax(dim=1)
        looked = torch.bmm(weights.unsqueeze(0), outputs.unsqueeze(0))
        return self.gru(looked, hidden)`, { x: 'tokens<1>, batch<1>, d_in<8>', hidden: 'layers<1>, batch<1>, d_in<8>', outputs: 'keys<10>, d_in<8>' }],
  ['powers of weights, and their inverse as iterations find it',
    `class A(nn.Module):
    def forward(self, q, k, v):
        x = (q @ k.transpose(-2, -1)).softmax(dim=-1)
        z = x.transpose(-2, -1) / (x.sum(dim=-1).max() * x.sum(dim=-2).max())
        unit = torch.eye(x.shape[-1])
        for _ in range(2):
            xz = x @ z
            z = 0.25 * z @ (13 * unit - xz @ (15 * unit - xz @ (7 * unit - xz)))
        return z @ v`, { q: 'batch<3>, heads<2>, tokens<5>, head_dim<4>', k: 'batch<3>, heads<2>, tokens<5>, head_dim<4>', v: 'batch<3>, heads<2>, tokens<5>, head_dim<4>' }],
  ['a mask whose names the reader chose, on pairs of nodes that were made by repeating',
    `class A(nn.Module):
    def __init__(self, dim, heads):
        super().__init__()
        self.heads, self.score = heads, nn.Linear(dim, 1)
    def forward(self, h, adj):
        n = h.shape[0]
        g = h.view(n, self.heads, -1)
        pairs = torch.cat([g.repeat_interleave(n, dim=0), g.repeat(n, 1, 1)], dim=-1).view(n, n, self.heads, 8)
        e = self.score(pairs).squeeze(-1).masked_fill(adj == 0, float('-inf'))
        return torch.einsum('ijh,jhf->ihf', e.softmax(dim=1), g)`, { h: 'nodes<5>, d_in<8>', adj: 'nodes<5>, keys<5>, heads<1>' }],
  ['a mask that chooses by where, whose names the reader chose',
    `def f(left, right, adj, h):
    e = left + right.T
    return torch.where(adj > 0, e, -9e15 * torch.ones_like(e)).softmax(dim=1) @ h`, { left: 'nodes<5>, 1', right: 'nodes<5>, 1', adj: 'nodes<5>, keys<5>', h: 'nodes<5>, d_in<8>' }],
  ['scores between features, normalised over what the reader calls tokens',
    `def f(q, k, v):
    q, k = F.normalize(q.transpose(-2, -1), dim=-1), F.normalize(k.transpose(-2, -1), dim=-1)
    return (q @ k.transpose(-2, -1)).softmax(dim=-1) @ v.transpose(-2, -1)`, Object.fromEntries(['q', 'k', 'v'].map((name) => [name, 'batch<3>, heads<2>, tokens<5>, head_dim<4>']))],
  ['parts that have names, in a ModuleDict, a dict and what is given by name',
    `class Inner(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.norm = nn.LayerNorm(dim)
    def forward(self, x, **kwargs):
        kwargs.update(context=self.norm(kwargs['context']))
        options = {'scale': 2.0}
        return x @ kwargs['context'].transpose(1, 2) * options.get('scale')

class A(nn.Module):
    def __init__(self, config):
        super().__init__()
        self.parts = nn.ModuleDict(dict(wte=nn.Embedding(config.vocab_size, config.n_embd), h=nn.ModuleList([Inner(config.n_embd) for _ in range(config.n_layer)])))
        self.scale = self.parts.wte.embedding_dim ** 0.5
    def forward(self, idx, targets=None):
        x = self.parts.wte(idx) * self.scale
        for name, block in [('one', each) for each in self.parts['h']]:
            scores = block(x, context=x)
        logits = x @ self.parts.wte.weight.t()
        loss = None if targets is None else F.cross_entropy(logits.view(-1, logits.size(-1)), targets.view(-1))
        return logits, scores, loss`, { idx: 'batch<3>, tokens<5>' }],
  ['cells, packed sequences, and the last states of both directions',
    `class A(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.gru, self.cell, self.long = nn.GRU(dim, dim, bidirectional=True, batch_first=True), nn.GRUCell(dim, dim), nn.LSTMCell(dim, dim)
        self.score = nn.Linear(2 * dim, 1)
    def forward(self, x, lengths):
        packed = pack_padded_sequence(x, lengths.tolist(), batch_first=True, enforce_sorted=False)
        packed, states = self.gru(packed)
        weights = torch.exp(self.score(packed.data).squeeze(1))
        weights, _ = pad_packed_sequence(PackedSequence(data=weights, batch_sizes=packed.batch_sizes), batch_first=True)
        outputs, _ = pad_packed_sequence(packed, batch_first=True)
        weights = weights / weights.sum(dim=1, keepdim=True)
        looked = (outputs * weights.unsqueeze(2)).sum(dim=1)
        state = self.cell(looked[:, :8], torch.zeros_like(looked[:, :8]))
        h, c = self.long(state, (states[0], states[1]))
        return h`, { x: 'batch<3>, tokens<5>, d_in<8>', lengths: 'batch<3>' }],
  ['the largest ones and where they were, all in order, and what stands at these places',
    `def f(x, lengths, ids):
    lengths, order = lengths.squeeze(1).sort(dim=0, descending=True)
    x, ids = x[order], ids[order]
    best, places = x.sum(dim=-1).topk(2, dim=1)
    return best, F.cosine_similarity(x, x[:, :1], dim=-1)`, { x: 'batch<3>, tokens<5>, d_in<8>', lengths: 'batch<3>, 1', ids: 'batch<3>, tokens<5>' }],
  ['functions that are layers, neighbours of places, and a layer that nobody defines',
    `class A(nn.Module):
    def __init__(self, dim, drop_path=0.):
        super().__init__()
        self.unfold, self.mlp = nn.Unfold(3, 1, 1, 1), Mlp(in_features=dim, hidden_features=4 * dim)
        self.drop_path = DropPath(drop_path) if drop_path > 0. else nn.Identity()
    def forward(self, x):
        b, c, h, w = x.shape
        pooled = F.avg_pool2d(x, (x.size(2), x.size(3)), stride=(x.size(2), x.size(3))).view(b, -1)
        around = self.unfold(x).view(b, 2, c // 2, 9, h * w)
        return self.drop_path(self.mlp(pooled)), around.sum(dim=3), F.adaptive_max_pool2d(x, 1) * x`, { x: 'batch<3>, channels<8>, height<4>, width<6>' }],
  ['what is padding, of each query as of each example',
    `def f(scores, lengths, values):
    b, q, k = scores.shape
    lengths = torch.repeat_interleave(lengths, q)
    flat = scores.reshape(-1, k)
    mask = torch.arange(k, dtype=torch.float32)[None, :] < lengths[:, None]
    flat[~mask] = -1e6
    return flat.reshape(b, q, k).softmax(dim=-1) @ values`, { scores: 'batch<3>, tokens<5>, keys<7>', lengths: 'batch<3>', values: 'batch<3>, keys<7>, d_in<8>' }],
  ['as many features and places as the reader says',
    `class A(nn.Module):
    def __init__(self, dim=512, seq_len=100):
        super().__init__()
        self.q, self.positions = nn.Linear(dim, dim), nn.Parameter(torch.zeros(1, seq_len + 1, dim))
    def forward(self, x, first, mask):
        x = torch.cat([x, first.unsqueeze(1)], dim=1) + self.positions
        pad = torch.cat([mask == 0, torch.zeros(mask.size(0), 1, dtype=torch.bool)], dim=1)
        return (self.q(x) @ x.transpose(1, 2)).masked_fill(pad.unsqueeze(1), -1e9).softmax(dim=-1)`, { x: 'batch<3>, tokens<6>, d_in<12>', first: 'batch<3>, d_in<12>', mask: 'batch<3>, tokens<6>' }],
  ['groups of places of an image that comes in as tokens',
    `class A(nn.Module):
    def __init__(self, dim, ws=2):
        super().__init__()
        self.ws, self.qk = ws, nn.Linear(dim, 2 * dim)
    def forward(self, x, H, W):
        B, N, C = x.shape
        h, w = H // self.ws, W // self.ws
        y = x.reshape(B, h, self.ws, w, self.ws, C).transpose(2, 3)
        q, k = self.qk(y).reshape(B, h * w, -1, 2, C).permute(3, 0, 1, 2, 4)
        y = ((q @ k.transpose(-2, -1)).softmax(dim=-1) @ k).reshape(B, h, w, self.ws, self.ws, C)
        return y.transpose(2, 3).reshape(B, N, C)`, { x: 'batch<3>, tokens<24>, d_in<8>' }],
  ['truths among numbers, powers, and a number that is learned',
    `class A(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.Tensor([0]))
    def forward(self, x, ids):
        x = x * ~torch.BoolTensor(ids == 0).unsqueeze(-1)
        return (x + 0.04 * torch.pow(x, 3.0)) * self.weight`, { x: 'batch<3>, tokens<5>, d_in<8>', ids: 'batch<3>, tokens<5>' }],
  ['one step after the other along a tensor, and what is left of axes of one',
    `class A(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.w = nn.Parameter(torch.Tensor(dim, 1))
    def forward(self, x):
        steps = []
        for each in x:
            steps.append(torch.tanh(torch.mm(each, self.w)).unsqueeze(0))
        weights = torch.cat(steps, 0).squeeze().permute(1, 0).softmax(dim=1)
        return sum([each * weight.unsqueeze(1) for each, weight in zip(x, weights.permute(1, 0))])`, { x: 'tokens<5>, batch<3>, d_in<8>' }],
  ['slots that start by chance, and look at what comes in step by step',
    `class A(nn.Module):
    def __init__(self, dim, slots=4):
        super().__init__()
        self.slots, self.mu, self.q, self.norm, self.gru = slots, nn.Parameter(torch.randn(1, 1, dim)), nn.Linear(dim, dim), nn.LayerNorm(dim), nn.GRUCell(dim, dim)
    def forward(self, x):
        b, n, d = x.shape
        mu = self.mu.expand(b, self.slots, -1)
        slots = mu + self.mu.exp() * torch.randn(mu.shape)
        for _ in range(2):
            attn = torch.einsum('bid,bjd->bij', self.q(self.norm(slots)), x).softmax(dim=1) + 1e-8
            attn = attn / attn.sum(dim=-1, keepdim=True)
            slots = self.gru(torch.einsum('bjd,bij->bid', x, attn).reshape(-1, d), slots.reshape(-1, d)).reshape(b, -1, d)
        return slots`, { x: 'batch<3>, tokens<5>, d_in<8>' }],
  ['a layer of torch.nn that is made a part of, by its own name, and a function beside it',
    `class Low:
    def __init__(self, rank):
        self.rank = rank

class Wide(nn.Linear, Low):
    def __init__(self, inputs, outputs, rank=0):
        nn.Linear.__init__(self, inputs, outputs)
        Low.__init__(self, rank=rank)
        self.a, self.b = nn.Parameter(self.weight.new_zeros((4, inputs))), nn.Parameter(self.weight.new_zeros((outputs, 4)))
        nn.Linear.reset_parameters(self)
    def forward(self, x):
        return F.linear(x, self.weight, bias=self.bias) + x @ self.a.transpose(0, 1) @ self.b.transpose(0, 1)

class A(nn.Module):
    def __init__(self, dim, heads):
        super().__init__()
        self.heads, self.q = heads // world_size, Wide(dim, dim, rank=2)
    def forward(self, x):
        b, n, d = x.shape
        q = apply_rotary_emb(self.q(x).view(b, n, self.heads, -1), freqs_cis=None).transpose(1, 2)
        return scaled_dot_product_attention(q, q, q, is_causal=True)`, { x: 'batch<3>, tokens<5>, d_in<8>' }],
  ['windows, and places that are set among zeros',
    `def f(x):
    windows = x.unfold(dimension=-1, size=3, step=2).mean(dim=-1)
    best, places = x.softmax(dim=-1).topk(2, dim=-1)
    return windows, torch.zeros_like(x).scatter(-1, places, best).sum(dim=-1, keepdim=True) * x`, { x: 'batch<3>, variables<4>, steps<7>' }],
  ['attention by its function, over a square image with a table of its places',
    `class A(nn.Module):
    def __init__(self, spacial_dim, embed_dim, num_heads, output_dim=None):
        super().__init__()
        self.table = nn.Parameter(torch.randn(spacial_dim ** 2, embed_dim))
        self.q, self.c, self.heads = nn.Linear(embed_dim, embed_dim), nn.Linear(embed_dim, output_dim or embed_dim), num_heads
    def forward(self, x):
        x = x.flatten(start_dim=2).permute(2, 0, 1) + self.table[:, None, :]
        x, _ = F.multi_head_attention_forward(query=x[:1], key=x, value=x, embed_dim_to_check=x.shape[-1], num_heads=self.heads,
            q_proj_weight=self.q.weight, out_proj_weight=self.c.weight, out_proj_bias=self.c.bias, need_weights=False)
        return x.squeeze(0)`, { x: 'batch<3>, channels<8>, height<4>, width<4>' }],
  ['pairs of parts, products with rows of numbers, and sizes that the axes say',
    `class A(nn.Module):
    def __init__(self, count, width, steps_seen):
        super().__init__()
        self.one, self.two, self.h = nn.Parameter(torch.Tensor(steps_seen)), nn.Parameter(torch.Tensor(width, steps_seen)), nn.Parameter(torch.Tensor(width, 1))
        self.bias = nn.Parameter(torch.randn(1, count, count))
        self.to(device)
    def forward(self, x):
        mean = x @ self.one
        mean = mean @ self.two  # (b, N, T)
        scores = torch.matmul(mean, x.mean(dim=2).transpose(-1, -2)) + self.bias
        parts = Variable(x.mean(dim=-1)).split(1, dim=1)
        pairs = torch.cat([one * other for one, other in itertools.combinations(parts, 2)], dim=1)
        return scores.softmax(dim=-1), torch.tensordot(pairs, self.h, dims=([-1], [0]))`, { x: 'batch<3>, nodes<5>, features<4>, steps<6>' }],
  ['numbers beside names, each with a row of its own, and an axis of one that the reader names',
    `class A(nn.Module):
    def __init__(self, dim, count, names, norm_layer):
        super().__init__()
        self.table, self.rows, self.norm, self.drop = nn.Embedding(names, dim), nn.Parameter(torch.randn(count, dim)), norm_layer(dim), nn.Dropout2d(0.1)
    def forward(self, words, numbers, hidden):
        x = torch.cat([self.table(words), numbers.unsqueeze(-1) * self.rows], dim=1)
        return self.norm(x) + hidden.permute(1, 0, 2)`, { words: 'batch<3>, fields<4>', numbers: 'batch<3>, values<6>', hidden: 'layers<1>, batch<3>, d_in<8>' }],
  ['features that are cut to an eighth twice',
    `class A(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.less, self.q = nn.Conv2d(channels, channels // 4, 1), nn.Conv2d(channels // 4, channels // 4 // 8, 1)
    def forward(self, x):
        return self.q(self.less(x))`, {}],
  ['blocks of an image that go to the batch, beside what nobody named, and come back',
    `def f(x):
    b, c, h, w = x.shape
    q = rearrange(x, 'b c (h p1) (w p2) -> (b h w) (p1 p2) c', p1=2, p2=2)
    k = rearrange(F.unfold(x, kernel_size=4, stride=2, padding=1), 'b (c j) i -> (b i) j c', c=c)
    out = einsum('b i j, b j d -> b i d', einsum('b i d, b j d -> b i j', q, k).softmax(dim=-1), k)
    return rearrange(out, '(b h w) (p1 p2) c -> b c (h p1) (w p2)', b=b, h=h // 2, w=w // 2, p1=2, p2=2)`, { x: 'batch<3>, channels<8>, height<4>, width<10>' }],
  ['patterns of einops that leave axes out, and parts of what nobody named',
    `def make_angles(dim):
    return torch.arange(dim)[None, :] * torch.ones(6, dim)

class A(nn.Module):
    def __init__(self, dim, heads, landmarks=2):
        super().__init__()
        self.heads, self.landmarks, self.to_qk = heads, landmarks, nn.Linear(dim, 2 * dim)
        self.angles = make_angles(8)
    def forward(self, x):
        q, k = map(lambda t: rearrange(t, 'b n (h d) -> b h n d', h=self.heads), self.to_qk(x).chunk(2, dim=-1))
        size = ceil(x.shape[1] / self.landmarks)
        few = reduce(k, '... (l n) d -> ... l d', 'mean', n=size)
        sin, cos = self.angles.split(4, dim=-1)
        x_angle, y_angle = th.stack([sin, cos], dim=-1).unbind(dim=-1)
        return (q @ few.transpose(-2, -1)).softmax(dim=-1), q * (cos + y_angle)`, { x: 'batch<3>, tokens<6>, d_in<8>' }],
  ['a bias of places that a small network makes, and square windows',
    `class A(nn.Module):
    def __init__(self, dim, window_size, num_heads):
        super().__init__()
        self.window_size, self.heads = to_2tuple(window_size), num_heads
        self.qk, self.mlp = nn.Linear(dim, 2 * dim), nn.Sequential(nn.Linear(2, 16), nn.ReLU(), nn.Linear(16, num_heads))
        h, w = self.window_size
        table = torch.stack(ndgrid(torch.arange(h), torch.arange(w)), dim=-1).flatten(0, 1).float()
        self.register_buffer('places', table)
        self.register_buffer('index', (table[:, None] - table[None, :]).sum(-1).long())
        self._register_load_state_dict_pre_hook(self.forward)
    def forward(self, x):
        B, N, C = x.shape
        q, k = self.qk(x).reshape(B, N, 2, self.heads, C // self.heads).permute(2, 0, 3, 1, 4).unbind(0)
        bias = self.mlp(self.places - 1)[self.index]
        return (q @ k.transpose(-2, -1) + rearrange(bias, 'i j h -> h i j')).softmax(dim=-1) @ k`, {}],
  ['sides that come in as one, places that are pooled to fewer, and a convolution by its function',
    `class A(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.pool, self.q, self.k = nn.AdaptiveAvgPool2d((1, 3)), nn.Linear(dim, dim), nn.Linear(dim, dim)
    def forward(self, x, size):
        B, N, C = x.shape
        H, W = size
        few = self.pool(x.transpose(1, 2).reshape(B, C, H, W))
        few = F.conv2d(few, self.k.weight.unsqueeze(-1).unsqueeze(-1), self.k.bias).flatten(2)
        return (self.q(x) @ few).softmax(dim=-1) @ few.transpose(1, 2)`, {}],
  ['sides that a constructor takes, which a comment says are no heads',
    `class A(nn.Module):
    def __init__(self, dim, h, H=7, W=7):
        super().__init__()
        self.h, self.H, self.W, self.conv = h, H, W, nn.Conv2d(dim, dim, 1)
    def forward(self, x):
        b, n, c = x.shape
        heads = x.view(b, n, self.h, -1)
        return self.conv(x.permute(0, 2, 1).view(b, c, self.H, self.W))  # b, c, H, W`, {}],
  ['a weight for each head, of which nobody says the heads of x',
    `class A(nn.Module):
    def __init__(self, n_heads, input_dim, key_dim):
        super().__init__()
        self.heads, self.w = n_heads, nn.Parameter(torch.Tensor(n_heads, input_dim, key_dim))
        for name, m in self.named_modules():
            nn.init.zeros_(m)
    def forward(self, q):
        batch, tokens, features = q.size()
        shape = (self.heads, batch, tokens, -1)
        k = torch.matmul(q.contiguous().view(-1, features), self.w).view(shape)
        return (k @ k.transpose(2, 3)).softmax(dim=-1) @ k`, {}],
  ['what is chosen by parts of a text, and places that have a default and are looked at',
    `class A(nn.Module):
    def __init__(self, dim, kind='c2p|p2c'):
        super().__init__()
        self.kinds, self.q = [each.strip() for each in kind.lower().split('|')], nn.Linear(dim, dim)
    def forward(self, x, position_ids=None):
        table = torch.ones(7, 8).repeat(position_ids.shape[0], 1, 1)
        places = torch.gather(table, 1, position_ids.unsqueeze(-1).repeat(1, 1, 8))
        return self.q(x) + places if 'p2c' in self.kinds else self.q(x)`, {}],
  ['one token that is split into heads without a transpose, tokens of windows, and a dropout of its own',
    `class A(nn.Module):
    def __init__(self, dim, heads, window_size=7):
        super().__init__()
        self.heads, self.ws, self.drop = heads, window_size, StableDropout(0.1)
        self.q, self.first = nn.Linear(dim, dim), nn.Parameter(torch.randn(dim))
    def forward(self, x):
        b, c, height, width = x.shape
        x = rearrange(x, 'b c (h w1) (w w2) -> (b h w) c (w1 w2)', w1=self.ws, w2=self.ws)
        x = torch.cat((repeat(self.first, 'd -> b d 1', b=x.shape[0]), x), dim=-1).transpose(1, 2)
        q = self.q(x[:, :1, :]).reshape(x.shape[0], self.heads, 1, c // self.heads)
        k = x.reshape(x.shape[0], -1, self.heads, c // self.heads).transpose(1, 2)
        return self.drop((q @ k.transpose(-2, -1)).softmax(dim=-1)) @ k`, {}],
];
for (const [name, source, stated] of forms)
  test(`${name}: read whole, and nothing is refused`, async () => {
    const { translation, checked } = await asked(source, stated);
    assert.deepEqual([...translation.unread], []);
    assert.ok(checked.passed, `${checked.output}\n${translation.text}`);
  });

/** Mistakes that PyTorch runs, each with its code and line. */
const mistakes: [name: string, source: string, code: string, line: number, stated: Record<string, string>][] = [
  ['weights over the nodes that look, of all pairs', 'def f(left, right, adj, h):\n    e = left + right.T\n    w = e.masked_fill(adj == 0, -9e15).softmax(dim=0)\n    return w @ h', 'HU015', 4,
    { left: 'nodes<5>, 1', right: 'nodes<5>, 1', adj: 'nodes<5>, keys<5>', h: 'nodes<5>, d_in<8>' }],
  ['the same behind a choice that nobody took', "class A(nn.Module):\n    def __init__(self, kind='dot'):\n        super().__init__()\n        self.kind = kind\n    def forward(self, q, k):\n        scores = q @ k.transpose(1, 2)\n        if self.kind == 'other':\n            return scores.softmax(dim=1) @ k\n        return scores.softmax(dim=-1) @ k", 'HU015', 8,
    { q: 'batch<3>, tokens<5>, d_in<8>', k: 'batch<3>, keys<7>, d_in<8>' }],
  ['examples merged with tokens, as many queries as the reader says and as many keys', 'def f(q, k):\n    q, k = q.reshape(6, 5, 4), k.reshape(6, 7, 4)\n    return torch.bmm(q.transpose(0, 1), k.transpose(0, 1).transpose(1, 2))', 'HU004', 3,
    { q: 'batch<6>, tokens<5>, d_in<4>', k: 'batch<6>, tokens<7>, d_in<4>' }],
];
for (const [name, source, code, line, stated] of mistakes) test(`${name}: ${code}`, () => isRefused(source, code, line, stated));

test('what is repeated in another order than it was merged stays grey', async () => {
  const { translation, refusal } = await asked('def f(scores, lengths):\n    lengths = lengths.repeat(5)\n    return scores.reshape(15, 7) * lengths[:, None]', { scores: 'batch<3>, tokens<5>, keys<7>', lengths: 'batch<3>' });
  assert.equal(refusal, undefined);
  assert.match(translation.unread.get(3) ?? '', /repeated/);
});

test('of a forward that is not begun no line counts as read', async () => {
  const source = 'class A(nn.Module):\n    def __init__(self, dim, *, size):\n        super().__init__()\n    def forward(self, x):\n        return self.layer(x)\n\nclass B(unheard_of()):\n    def __init__(self, block=A(unheard_of)):\n        self.block = block\n    def forward(self, x):\n        return self.block(x)';
  const { translation, checked, refusal } = await asked(source);
  assert.ok(translation.unread.has(11));
  assert.doesNotMatch(summaryOf(translation, checked, refusal), /^All/);
});

test('what a choice that is not understood sets takes nothing away', async () => {
  const { translation, checked } = await asked(`class A(nn.Module):
    def __init__(self, dim, fast=False):
        super().__init__()
        self.q = nn.Linear(dim, dim)
        if fast:
            self.q = unheard_of(dim)
    def forward(self, x):
        return self.q(x)`);
  assert.deepEqual([...translation.unread.keys()], [6]);
  assert.ok(checked.passed, checked.output);
});

test('axes are guessed: of ids, of time before examples, of nodes, of matrices and of images', () => {
  const axes = (source: string): string[] => translated(source).inputs.map((each) => typed(each.axes));
  const made = (init: string, forward: string): string => `class A(nn.Module):\n    def __init__(self, dim, vocab_size):\n        super().__init__()\n        ${init}\n    def forward(self, x):\n        ${forward}`;
  assert.deepEqual(axes(made('self.parts = nn.ModuleDict(dict(wte=nn.Embedding(vocab_size, dim)))', 'return self.parts.wte(x)')), ['batch<3>, tokens<5>']);
  assert.deepEqual(axes(made('self.table = nn.Embedding(vocab_size, dim)\n        self.gru = nn.GRU(dim, dim)', 'return self.gru(self.table(torch.LongTensor(x)))')), ['tokens<5>, batch<3>']);
  assert.deepEqual(axes(made('self.q = nn.Linear(dim, dim)', 'n_nodes = x.shape[0]\n        return self.q(x).view(n_nodes, -1)')), ['tokens<5>, d_in<8>']);
  assert.deepEqual(axes(made('self.q = nn.Linear(dim, 1)', 'return torch.mm(self.q(x).T, x)').replace('self.q(x).T', 'w').replace('return', 'w = self.q(x).T\n        return')), ['tokens<5>, d_in<8>']);
  assert.deepEqual(axes(made('conv = nn.Conv2d\n        self.q = conv(dim, dim, 1)', 'return self.q(x).view(x.size(0), -1, *x.size()[2:])')), ['batch<3>, channels<8>, height<5>, width<6>']);
  assert.deepEqual(axes('class A(nn.Module):\n    def forward(self, query, ref):\n        """\n        query: [batch_size x hidden_size]\n        ref: [batch_size x seq_len x hidden_size]\n        """\n        return ref'), ['batch<3>, d_in<8>', 'batch<3>, tokens<5>, d_in<8>']);
  // As many features as the first layer takes.
  assert.deepEqual(axes('class B(nn.Module):\n    def __init__(self, L=1024):\n        super().__init__()\n        self.q = nn.Linear(L, L)\n    def forward(self, x):\n        return self.q(x)\n\nclass A(nn.Module):\n    def __init__(self, dim=512):\n        super().__init__()\n        self.inner = B(L=dim)\n    def forward(self, x):\n        return self.inner(x)'), ['batch<3>, tokens<5>, d_in<8>']);
});

test('axes with which a program stops earlier are no better ones', () => {
  const { inputs } = translated(`def turned(q, table):
    q = q * table
    q = q + 1
    q = q * 2
    return q

class A(nn.Module):
    def __init__(self, dim, heads):
        super().__init__()
        self.heads, self.qkv = heads, nn.Linear(dim, 3 * dim)
    def forward(self, x, table):
        q, k, v = rearrange(self.qkv(x), 'b l (k h d) -> k b h l d', k=3, h=self.heads)
        return turned(q, table)`);
  assert.equal(inputs[0]?.axes.length, 3);
});

const mixing = (settings: string): string => `import torch
import torch.nn as nn
from types import SimpleNamespace
from dataclasses import dataclass

class Mixing(nn.Module):
    def __init__(self, config):
        super().__init__()
        self.n_head, self.n_embd = config.n_head, config.n_embd
        self.parts = nn.Linear(config.n_embd, 3 * config.n_embd)
        self.out = nn.Linear(config.n_embd, config.n_embd)
    def forward(self, x):
        B, T, C = x.shape
        q, k, v = [each.view(B, T, self.n_head, C // self.n_head).transpose(1, 2) for each in self.parts(x).split(self.n_embd, dim=2)]
        w = (q @ k.transpose(-2, -1) / k.size(-1) ** 0.5).softmax(dim=-1)
        return self.out((w @ v).transpose(1, 2).reshape(B, T, C))

${settings}
x = torch.randn(4, 9, 60)
y = Mixing(config)(x)
`;
test('the sizes of a script are those of the settings that it makes', async () => {
  const all = ['class Sizes:\n    n_embd = 60\n    n_head = 5\nconfig = Sizes()', 'class Sizes:\n    n_embd = 60\n    n_head = 5\nconfig = Sizes', '@dataclass\nclass Sizes:\n    n_embd: int = 60\n    n_head: int = 5\nconfig = Sizes()',
    'class Base:\n    n_head = 5\nclass Sizes(Base):\n    n_embd = 12 * Base.n_head\nconfig = Sizes()', 'class Sizes: pass\nconfig = Sizes()\nconfig.n_embd = 60\nconfig.n_head = 5', 'config = SimpleNamespace(n_embd=60, n_head=5)'];
  for (const each of all) {
    const { translation, checked } = await asked(mixing(each));
    assert.deepEqual([...translation.unread], [], each);
    assert.ok(checked.passed, `${each}\n${checked.output}`);
    assert.match(translation.text, /heads<5>, head_dim<12>/, each);
  }
});

test('what a script makes is no mistake where its settings are not shown', async () => {
  const { translation, checked } = await asked(mixing('from sizes import read\nconfig = read()'));
  assert.ok(checked.passed, checked.output);
  assert.deepEqual([...translation.unread.values()], ['nothing says what read is', 'nothing says all sizes of this Mixing']);
});

test('ids that a script makes are those of examples, each of tokens', async () => {
  const tagger = (first: string, script: string): string => `import torch
import torch.nn as nn
import torch.nn.functional as F

class Tagger(nn.Module):
    def __init__(self, vocab, dim):
        super().__init__()
        self.table = nn.Embedding(vocab, dim)
        self.mix = nn.MultiheadAttention(dim, 4${first})
        self.out = nn.Linear(dim, 7)
    def forward(self, text):
        x = self.table(text)
        y, _ = self.mix(x, x, x)
        return self.out((x + y)[:, [-1]])

model = Tagger(50, 16)
${script}`;
  const first = ', batch_first=True', called = 'tags = model(text)';
  for (const script of [`text = torch.randint(0, 50, (6, 9))\n${called}`, 'tags = model(torch.randint(50, size=(6, 9)))', `text = torch.zeros(6, 9).long()\n${called}`, `text = torch.LongTensor([[4, 5, 6], [7, 8, 0]])\n${called}`, `def main():\n    text = torch.randint(0, 50, (6, 9))\n    ${called}\n    loss = F.cross_entropy(tags.squeeze(1), torch.randint(0, 7, (6,)))\nmain()`]) {
    const { translation, checked } = await asked(tagger(first, script));
    assert.deepEqual([...translation.unread, ...translation.taken], [], script);
    assert.ok(checked.passed, `${script}\n${checked.output}`);
    assert.match(translation.text, /batch<[26]>, tokens<[39]>/, script);
  }
  assert.match(translated(tagger('', `text = torch.randint(0, 50, (9, 6))\n${called}`)).text, /tokens<9>, batch<6>/);
  // What is multiplied by weights is no text, whole numbers or not.
  const toy = await asked('import torch\nx = torch.tensor([[1, 0, 1, 0], [0, 2, 0, 2], [1, 1, 1, 1]]).float()\nw_q = torch.tensor([[1, 0, 1], [1, 0, 0], [0, 0, 1], [0, 1, 1]]).float()\nq = x @ w_q\n');
  assert.ok(toy.checked.passed, toy.checked.output);
});

test('a text is another program if most of it is new', () => {
  const one = mixing('config = 1'), other = 'import torch\nimport torch.nn as nn\n\nclass Sum(nn.Module):\n    def forward(self, x, y):\n        z = x + y\n        return z\n';
  assert.ok(isAnother(one, other) && isAnother('', one));
  assert.ok(!isAnother(one, one.replace('reshape', 'view')) && !isAnother(one, '') && !isAnother(one, one.split('\n').slice(5, 9).join('\n')) && !isAnother('x = 1', 'x = 12') && !isAnother(one, one.replaceAll('w', 'weights')));
});

const cutting = (forward: string, script: string): string => `import torch
from torch import nn
from einops import rearrange
from einops.layers.torch import Rearrange

class Cutting(nn.Module):
    def __init__(self, side, dim, colours=3):
        super().__init__()
        self.side = side
        self.cut = Rearrange("n c (rows p) (columns q) -> n (rows columns) (p q c)", p=side, q=side)
        self.mix = nn.Linear(side * side * 3, dim)
    def forward(self, x):
        ${forward}
${script}`;
test('an image that is cut into patches has channels, height and width', async () => {
  const cut = 'return self.mix(self.cut(x))', makes = '\nmodel = Cutting(8, 32)\n';
  for (const script of ['', `${makes}picture = torch.randn(2, 3, 64, 64)\ny = model(picture)`, `${makes}x = torch.randn(2, 3, 64, 64)\ny = model(x)`, `${makes}y = model(torch.randn(2, 3, 64, 64))`]) {
    for (const forward of [cut, "return self.mix(rearrange(x, 'n c (h p) (w q) -> n (h w) (p q c)', p=self.side, q=self.side))"]) {
      const { translation, checked } = await asked(cutting(forward, script));
      assert.deepEqual([...translation.unread], [], forward + script);
      assert.ok(checked.passed, checked.output);
      assert.match(translation.text, /channels<3>, height<\d+>, width<\d+>/);
    }
  }
});

test('where the last class cannot be read, one before it is', async () => {
  const source = `import torch
import torch.nn as nn

class Mix(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.q, self.k = nn.Linear(dim, dim), nn.Linear(dim, dim)
    def forward(self, x):
        w = torch.softmax(self.q(x) @ self.k(x).transpose(1, 2), dim=-1)
        return w @ x

class Whole(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.mix = Mix(dim)
    def forward(self, text):
        return self.mix(unheard_of(text))
`;
  const { translation, checked, refusal } = await asked(source);
  assert.deepEqual([...translation.unread.keys()], [17]);
  assert.equal(translation.inputs[0]?.name, 'x');
  assert.equal(summaryOf(translation, checked, refusal), '14 of 15 lines were read; headsup refuses none of these. The grey ones were not looked at.');
  await isRefused(source.replace('dim=-1', 'dim=1'), 'HU015', 10, {});
});

test('einsum has its axes in the order behind its arrow, whichever side comes first: what is reshaped then is that', async () => {
  const made = (last: string, after: string): string => `class A(nn.Module):
    def __init__(self, dim, heads):
        super().__init__()
        self.h, self.q, self.k, self.v = heads, nn.Linear(dim, dim), nn.Linear(dim, dim), nn.Linear(dim, dim)
    def forward(self, x):
        n, l, c = x.shape
        q, k, v = [f(x).view(n, l, self.h, c // self.h) for f in (self.q, self.k, self.v)]
        w = torch.einsum('nlhc,nmhc->nhlm', q, k).softmax(-1)
        y = torch.einsum(${last})
        return y.${after}`;
  for (const order of ["'nhlm,nmhc->n%c', w, v", "'nmhc,nhlm->n%c', v, w"]) {
    await isRefused(made(order.replace('%', 'hl'), 'reshape(n, l, c)'), 'HU010', 10, {});
    for (const right of [made(order.replace('%', 'lh'), 'reshape(n, l, c)'), made(order.replace('%', 'hl'), 'transpose(1, 2).reshape(n, l, c)')]) {
      const { translation, checked } = await asked(right);
      assert.deepEqual([...translation.unread], []);
      assert.ok(checked.passed, checked.output);
    }
  }
});

test('a triangle stays where it begins, whichever axes of size 1 it gets and whichever part of it is taken', async () => {
  const made = (mask: string, hides: string): string => `class A(nn.Module):
    def __init__(self, dim, heads):
        super().__init__()
        self.h, self.q, self.kv = heads, nn.Linear(dim, dim), nn.Linear(dim, 2 * dim)
        self.register_buffer('seen', torch.tril(torch.ones(50, 50)).view(1, 1, 50, 50))
    def forward(self, x, memory):
        n, l, c = x.shape
        both = torch.cat([memory, x], dim=1)
        m = both.size(1)
        q = self.q(x).view(n, l, self.h, c // self.h)
        k, v = [part.view(n, m, self.h, c // self.h) for part in self.kv(both).chunk(2, dim=-1)]
        scores = torch.einsum('nlhc,nmhc->${mask.includes('seen') ? 'nhlm' : 'lmnh'}', q, k)
        mask = ${mask}
        scores = scores.masked_fill(${hides}, float('-inf'))
        w = scores.softmax(${mask.includes('seen') ? '-1' : '1).permute(2, 3, 0, 1'})
        return torch.einsum('nhlm,nmhc->nlhc', w, v).reshape(n, l, c)`;
  const stated = { x: 'batch<3>, tokens<5>, d_in<8>', memory: 'batch<3>, tokens<7>, d_in<8>' };
  for (const [mask, hides] of [['torch.triu(torch.ones(l, m), diagonal=1 + m - l).bool()', 'mask[:, :, None, None]'], ['torch.tril(torch.ones(l, m), m - l)', 'mask[:, :, None, None] == 0'],
    ['torch.triu(torch.ones(l, m), 1 + m - l).bool()', 'mask.unsqueeze(-1).unsqueeze(-1)'], ['self.seen[:, :, m - l:m, :m]', 'mask == 0']] as const) {
    const { translation, checked } = await asked(made(mask, hides), stated);
    assert.deepEqual([...translation.unread], []);
    assert.ok(checked.passed, `${checked.output}\n${translation.text}`);
  }
  await isRefused(made('torch.triu(torch.ones(l, m), diagonal=1).bool()', 'mask[:, :, None, None]'), 'HU019', 14, stated);
  await isRefused(made('self.seen[:, :, :l, :m]', 'mask == 0'), 'HU019', 14, stated);
});

test('where a program says which axis comes first, no dim that is to be checked says another one', async () => {
  const made = (dim: number): string => `class A(nn.Module):
    def __init__(self, words, dim):
        super().__init__()
        self.table, self.out = nn.Embedding(words, dim), nn.Linear(dim, words)
    def forward(self, ids, wanted):
        found = self.out(self.table(ids))
        n, l, c = found.shape
        loss = F.cross_entropy(found.view(n * l, c), wanted.view(n * l))
        return F.softmax(found[:, -1, :], dim=${dim}), loss`;
  for (const dim of [0, -1]) assert.deepEqual(translated(made(dim)).inputs.map(({ axes }) => typed(axes)), ['batch<3>, tokens<5>', 'batch<3>, tokens<5>']);
  await isRefused(made(0).replace('n, l, c =', 'b, l, c =').replaceAll('n * l', 'b * l'), 'HU029', 9, {});
  const { translation, checked } = await asked(made(-1));
  assert.deepEqual([...translation.unread], []);
  assert.ok(checked.passed, checked.output);
});

test('the field of a mask shows the axes that fitted', () => {
  const { inputs } = translated('class A(nn.Module):\n    def forward(self, x, mask=None):\n        scores = x @ x.transpose(1, 2)\n        if mask is not None:\n            scores = scores.masked_fill(mask == 0, -1e9)\n        return scores.softmax(-1) @ x');
  assert.equal(typed(inputs[1]?.fitted ?? []), 'tokens<5>, keys<5>');
});
