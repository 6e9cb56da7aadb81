#include <headsup/headsup.hpp>

#include "catch.hpp"

#include <array>
#include <string>
#include <vector>

using namespace headsup;

namespace {
struct block {
  linear<d_in<2>, d_out<3>> mix;
  tensor<float, d_out<3>> scale;

  static constexpr parameter_members<&block::mix, &block::scale> parameters{"mix", "scale"};
};
struct model {
  std::vector<block> blocks;
  std::array<block, 2> last;

  static constexpr parameter_members<&model::blocks, &model::last> parameters{"blocks", "last"};
};
struct positions {
  tensor<float, tokens<dynamic>, d_in<2>> table;
  tensor<float, d_in<2>> scale;

  static constexpr parameter_members<&positions::table, &positions::scale> parameters{"table", "scale"};
};
positions positions_of(std::size_t tokens_held) {
  return {tensor<float, tokens<dynamic>, d_in<2>>(sized<tokens>(tokens_held)), {}};
}
}  // namespace

TEST_CASE("Layers in vectors are visited and counted one by one, named by their indices") {
  model m;
  m.blocks.resize(11);
  std::vector<std::string> names;
  for_each_parameter(m, [&](parameter_name const& name, auto const&) { names.push_back(name.c_str()); });
  REQUIRE(names.size() == 13 * 3);
  CHECK(names[0] == "blocks.0.mix.weight");
  CHECK(names[31] == "blocks.10.mix.bias");
  CHECK(names[38] == "last.1.scale");
  CHECK(count_parameters(m) == 13 * (6 + 3 + 3));
  m.blocks.clear();
  CHECK(count_parameters(m) == 2 * 12);
}

TEST_CASE("Tensors with dynamic axes are counted at run time, wherever they are in the list") {
  CHECK(count_parameters(positions_of(5)) == 12);
}

TEST_CASE("Parameters in vectors are copied, and nothing is if the vectors are of other lengths") {
  model from;
  from.blocks.resize(3);
  float next = 0;
  for_each_parameter(from, [&](parameter_name const&, auto& numbers) {
    for (float& number : numbers) number = ++next;
  });
  model to;
  to.blocks.resize(3);
  copy_parameters(from, to);
  CHECK(to.blocks[2].mix.weight == from.blocks[2].mix.weight);
  CHECK(to.last[1].scale == from.last[1].scale);

  to.blocks.resize(2);
  to.blocks[0].scale(0) = -1;
  CHECK_THROWS_WITH(copy_parameters(from, to),
                    "HU033 copy_parameters: from has 3 parts in blocks, to has 2; fix: as many in both");
  CHECK(to.blocks[0].scale(0) == -1);
}

TEST_CASE("Parameters of another size at run time are not copied") {
  positions const from = positions_of(5);
  positions to = positions_of(4);
  CHECK_THROWS_WITH(copy_parameters(from, to),
                    "HU033 copy_parameters: from has table (tokens<5>, d_in<2>), to has table (tokens<4>, d_in<2>); "
                    "fix: two layers of one shape");
}
