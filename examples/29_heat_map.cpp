// A picture of attention weights, made by the compiler: ./a.out > attention.svg, then open the file in a browser.
// g++ -std=c++20 -Iinclude examples/29_heat_map.cpp && ./a.out

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

#include <cstdio>
#include <string_view>

#include "inputs.hpp"

using namespace headsup;

constexpr auto scores = matmul(inputs, transpose(rename<tokens, keys>(inputs)));
constexpr auto weights = softmax<keys>(mask_future<tokens, keys>(scores));

constexpr char const* words[] = {"Your", "journey", "starts", "with", "one", "step"};
constexpr auto picture = heat_map(weights, words, words);

// What a screen reader says of it: no token sees a later one.
static_assert(std::string_view(picture).find("Masked: 15 of 36.") != std::string_view::npos);

int main() { std::puts(picture.c_str()); }
