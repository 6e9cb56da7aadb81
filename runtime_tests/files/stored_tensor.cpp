#include <headsup/files/stored_tensor.hpp>
#include <headsup/headsup.hpp>

#include "../catch.hpp"

using namespace headsup;
using namespace headsup::headsup_detail;

TEST_CASE("stored_tensor: sizes and bytes", "[files]") {
  CHECK(text_of_sizes({2, 3}) == "[2, 3]");
  CHECK(text_of_sizes({}) == "[]");
  CHECK(sizes_in(zeros<float, tokens<2>, d_in<3>>().sizes()) == std::vector<std::size_t>{2, 3});
  CHECK(sizes_in(zeros<float, tokens<dynamic>, d_in<3>>(sized<tokens>(5)).sizes()) == std::vector<std::size_t>{5, 3});
  CHECK((fills({2, 3}, 4, 24) && !fills({2, 3}, 4, 20) && fills({}, 4, 4)));
  CHECK((fills({0, ~std::size_t{0}, 8}, 4, 0) && !fills({0, 3}, 4, 12)));
  CHECK(!fills({std::size_t{1} << 63, 2}, 4, 0));
}
