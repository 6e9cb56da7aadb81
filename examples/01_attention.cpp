// Self-attention, computed and proven by the compiler.
// g++ -std=c++20 -Iinclude examples/01_attention.cpp && ./a.out

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<6>, d_in<3>> inputs{{{0.43f, 0.15f, 0.89f},    // Your
                                                    {0.55f, 0.87f, 0.66f},    // journey
                                                    {0.57f, 0.85f, 0.64f},    // starts
                                                    {0.22f, 0.58f, 0.33f},    // with
                                                    {0.77f, 0.25f, 0.10f},    // one
                                                    {0.05f, 0.80f, 0.55f}}};  // step

constexpr auto key_vectors = rename<tokens, keys>(inputs);       // keys<6>, d_in<3>
constexpr auto scores = matmul(inputs, transpose(key_vectors));  // tokens<6>, keys<6>
constexpr auto weights = softmax<keys>(scores);                  // each token's weights sum to one
constexpr auto values = key_vectors;                             // nothing is trained yet: they are the same
constexpr auto mixed = attend(weights, values);                  // tokens<6>, d_in<3>

static_assert(prints_as(mixed, {{0.4421, 0.5931, 0.5790},
                                {0.4419, 0.6515, 0.5683},
                                {0.4431, 0.6496, 0.5671},
                                {0.4304, 0.6298, 0.5510},
                                {0.4671, 0.5910, 0.5266},
                                {0.4177, 0.6503, 0.5645}}));

int main() { print(mixed); }
