// A struct of one's own, a layer in Hana's eyes, and the adapter that makes a shape a Hana sequence.
#include <headsup/axes/hana.hpp>
#include <headsup/headsup.hpp>
#include <headsup/layers/hana.hpp>
#include <headsup/parallel/worker_threads.hpp>

using namespace headsup;

struct block {
  BOOST_HANA_DEFINE_STRUCT(block, (linear<d_in<4>, d_out<3>>, first), (linear<d_out<3>, d_in<4>>, second));

  explicit block(torch_generator& generator) : first(generator), second(generator) {}
  auto operator()(Tensor auto const& x) const { return second(first(x)); }
};

int main() {
  static_assert(count_parameters<block>() == 15 + 16);
  static_assert(decltype(boost::hana::length(axes<tokens<2>, d_in<4>>{}))::value == 2);
  worker_threads const two{2};
  torch_generator generator{1};
  block const layer{generator};
  auto const y = layer(randn<tokens<2>, d_in<4>>(generator));
  std::size_t counted = 0;
  for_each_parameter(layer, [&](parameter_name const&, auto const& each) { counted += each.size(); });
  return counted == 31 && extent<tokens>(y) == 2 ? 0 : 1;
}
