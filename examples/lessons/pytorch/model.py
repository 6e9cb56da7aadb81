# What PyTorch answers to the calls that examples/lessons/finish/torch.hpp models. Each line of the output is a check in
# C++ too, which static_tests/lessons/torch.cpp includes: the calls are the same in both languages.
import torch

x = torch.arange(24).view(2, 3, 4).float()
table = torch.arange(6).view(2, 3).float()
square = torch.arange(9).view(3, 3).float()
column = torch.arange(2).view(2, 1).float()

calls = """
x.view(6, 4)
x.view(3, 2, 4)
x.view(2, -1)
x.view(5, 5)
x.view(7, -1)
x.view(2, 3, 2, 2).transpose(1, 2)
x.transpose(0, 1)
x.transpose(-1, -2)
x.transpose(0, 3)
x.transpose(-4, 0)
x.transpose(0, 1).view(3, 8)
x.transpose(0, 1).view(3, 2, 2, 2)
x.transpose(0, 1).view(6, 4)
x.transpose(0, 1).reshape(3, 8)
x.transpose(0, 1).contiguous().view(3, 8)
x.transpose(1, 2).view(8, 3)
x.transpose(1, 2).view(2, 12)
x.view(2, 1, 3, 4).transpose(1, 2).view(6, 4)
x[0].view(1, 3, 4).transpose(0, 1).view(12)
x.reshape(4, 7)
x.permute(2, 0, 1)
x.permute(-1, 0, 1)
x.permute(0, 1)
x.permute(0, 1, 1)
x.flatten()
x.flatten(1)
x.transpose(0, 1).flatten(1, 2)
x.unsqueeze(1)
x.unsqueeze(dim=-1)
x.transpose(0, 2)[1]
x[1].transpose(0, 1)
x[-1][2]
x[2]
x[0][0][-5]
x.sum(dim=1)
x.sum(dim=-1, keepdim=True)
x.sum(3)
table + 1
table + column
table + torch.arange(3)
table + torch.arange(2)
table - square
square * torch.arange(3)
square * torch.arange(3).view(3, 1)
square / 2
x + table
x.transpose(0, 1) + column
table.softmax(dim=0)
table.softmax(dim=1)
table.softmax(2)
torch.softmax(x, dim=-1)
(square * 200).softmax(dim=1)
square.tril()
torch.tril(torch.ones(3, 3), diagonal=-1)
torch.triu(torch.ones(2, 5), diagonal=4)
x.triu(diagonal=1)
torch.triu(torch.ones(4))
torch.tril(torch.ones(4), diagonal=1)
square.masked_fill(torch.tril(torch.ones(3, 3)) == 0, -torch.inf)
square.masked_fill(torch.triu(torch.ones(3, 3)) == 1, -torch.inf).softmax(dim=-1)
x.masked_fill(torch.zeros(2, 1, 4) == 0, 7)
x.masked_fill(torch.zeros(2, 4) == 0, 7)
torch.matmul(table, square)
torch.matmul(table, table)
table.matmul(table.transpose(0, 1))
x.matmul(x.transpose(1, 2))
x.matmul(x)
torch.matmul(x, torch.ones(4, 2))
torch.matmul(square, x)
x.matmul(torch.ones(3, 4, 2))
torch.zeros(2, 3)
"""


def listed(numbers):
    return ", ".join("NAN" if number != number else "-INFINITY" if number == float("-inf") else f"{number:.6g}"
                     for number in numbers)


for call in calls.strip().splitlines():
    try:
        made = eval(call)
    except (RuntimeError, IndexError) as error:
        words = str(error).replace("\\", "\\\\").replace('"', '\\"')
        print(f'REFUSES(({call}), "{words}")')
    else:
        print(f"ANSWERS(({call}), ({listed(made.shape)}), ({listed(made.flatten().tolist())}))")
