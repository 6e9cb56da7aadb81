// What the calls of the fuzz are given.

#include <headsup/headsup.hpp>
#include <headsup/gpt2.hpp>
#include <headsup/parts.hpp>
#include <headsup/pictures.hpp>
#include <headsup/serving.hpp>

#include <array>
#include <span>
#include <string>
#include <vector>

using namespace headsup;

template <std::size_t N> struct frames : headsup::axis<"frames", N> {};
struct thing {};

namespace the {
inline auto const matrix = zeros<float, tokens<6>, d_in<3>>();
inline auto const vector = zeros<float, d_in<3>>();
inline auto const scores = zeros<float, batch<2>, tokens<6>, keys<6>>();
inline auto const queries = zeros<float, batch<2>, heads<2>, tokens<6>, head_dim<4>>();
inline auto const keyed = zeros<float, batch<2>, heads<2>, keys<6>, head_dim<4>>();
inline auto const own = zeros<float, frames<5>, d_in<3>>();
inline auto const number_alone = zeros<float>();
inline auto const wide = zeros<double, tokens<6>, d_in<3>>();
inline auto const whole = zeros<int, tokens<6>, d_in<3>>();
inline auto const mask = ones<bool, tokens<6>, keys<6>>();
inline auto const ids = zeros<int, batch<2>, tokens<6>>();
inline auto const open = zeros<float, tokens<dynamic>, d_in<3>>(sized<tokens>(6));
inline auto const weights = softmax<keys>(scores);
inline auto const triangle = tril<tokens, keys>(ones<float, tokens<6>, keys<6>>());
inline auto const merged = merge<all_heads, heads, head_dim>(zeros<float, tokens<6>, heads<2>, head_dim<4>>());
inline auto const large = zeros<float, tokens<64>, d_in<768>>();
inline auto const seen = view(matrix);
inline auto changing = zeros<float, tokens<6>, d_in<3>>();
inline auto const wrong = shape_mistake{};
inline float const array_of_c[6] = {};
inline std::array<float, 6> const array_of_std{};
inline std::vector<float> const list(6);
inline std::vector<tensor<float, tokens<6>, d_in<3>>> const tensors(2);
inline std::span<float const> const range(list);
inline std::string const text = "text";
inline linear<d_in<3>, d_out<4>> const layer;
inline torch_generator generator(123);
}  // namespace the
