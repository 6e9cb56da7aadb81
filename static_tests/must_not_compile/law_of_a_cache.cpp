// expect: HU072 cache_is_pass: (tokens 4, d_out 2) is 0.482 at once and 0.330 in steps
// templates between: 1

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

using namespace headsup;

constexpr multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>> layer{torch_generator{1}};
constexpr auto positions = laws::numbers<context_length<7>, d_in<3>>(2);

// Adds the embeddings of positions from `first` on.
constexpr auto with_positions = [](auto x, std::size_t first) {
  for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] += positions.data()[first * 3 + i];
  return x;
};
constexpr auto pass = [](auto const& x) { return layer(with_positions(x, 0)); };
constexpr auto step = [](auto const& x, auto& cache) {
#ifdef REFUSED
  return layer.step(with_positions(x, 0), cache);
#else
  return layer.step(with_positions(x, cache.size()), cache);
#endif
};

constexpr auto x = laws::numbers<tokens<5>, d_in<3>>(1);
static_assert(laws::hold<laws::cache_is_pass<3>(pass, step, x, decltype(layer)::cache<>{})>);
