// Lesson 00: Five pieces of C++
//
// The lessons need five pieces of C++, and hardly more. Each is explained here beside its Python, and has one ? to
// answer. No program is run: the compiler computes every number while it reads the file, and this window shows what
// it says.

#include <headsup/headsup.hpp>  // as import headsup

using namespace headsup;  // as from headsup import *

// 1. Template arguments: what stands between < and >.
//
// Python learns a shape when the program runs. In C++ it can belong to the type: tensor<float, tokens<6>, d_in<3>> is
// the type of tables with six tokens (words) of three features each, and with tokens<7> it is another type.
// tokens and d_in are axes: the name says what is counted, the number how many there are.
// The name of a variable follows its type; its numbers follow in braces, as in Python's brackets:
// x = torch.tensor([[1., 2.], [3., 4.], [5., 6.]]).
//
// How many words are in this table?
constexpr tensor<float, tokens<3>, d_in<2>> x{{{1, 2}, {3, 4}, {5, 6}}};

// 2. auto const&: a name whose type the compiler finds.
//
// In y = x, Python asks for no type. Nor does C++ if auto stands in its place: then it is the type of what is on the
// right, fixed before anything runs. const: nobody changes the numbers by this name. &: another name for the same
// numbers, as in Python; without the & it would be a copy. transpose exchanges the two axes, as x.T does. Where the type
// of x has to be named, decltype(x) names it.
//
// The last line writes out the type that auto found in the line above it. Which axis is missing?
constexpr auto const& y = x;
constexpr auto columns = transpose(y);
constexpr tensor<float, d_in<2>, tokens<3>> columns_in_full = columns;

// 3. constexpr: the compiler computes it, now.
//
// A Python program computes when it is run. constexpr says that the compiler has to know the number already. Only
// such a number may stand between < and >, and so a shape that does not fit is found before a program runs.
// std::size_t is the type of sizes: whole numbers from 0 on.
//
// All numbers of x shall stand in one row. How many are these?
constexpr std::size_t length = 6;
constexpr tensor<float, d_out<length>> row{1, 2, 3, 4, 5, 6};

// 4. static_assert: assert, but before the program runs.
//
// static_assert(condition, "words"); is assert condition, "words" in Python. If the condition does not hold, the
// compiler says the words, and there is no program. x(i, j) is x[i, j] in Python: positions count from 0.
//
// Which number makes this one hold?
static_assert(x(1, 0) == 3, "x has another number in its row 1 and column 0");

// 5. A lambda: a function that is a value.
//
// Python: lambda z: z.sum(dim=0). C++: [](auto const& z) { return ...; }. The arguments stand in round brackets, what
// it computes in braces; [] says that here a function begins. With auto const& it takes tensors of all shapes. Where
// Python writes def f(z), C++ writes auto f(auto const& z), without the []. sum<an_axis>(z) adds along that axis,
// which is then gone; so nobody has to count out dim=0.
//
// The last line wants one number for each word. Which axis has to go?
constexpr auto add_up = [](auto const& z) { return sum<d_in>(z); };
constexpr tensor<float, tokens<3>> of_each_word = add_up(x);

#include "finish/00_five_pieces.hpp"
