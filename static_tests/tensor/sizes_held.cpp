#include <headsup/axes/roles.hpp>
#include <headsup/tensor/sizes_held.hpp>

using namespace headsup;

using known = headsup_detail::sizes_held<axes<tokens<2>, d_in<3>>>;
using unknown = headsup_detail::sizes_held<axes<tokens<dynamic>, d_in<3>>>;

// the type: what the type knows takes no space, and needs no object
static_assert(std::is_empty_v<known> && sizeof(unknown) == 2 * sizeof(std::size_t));
static_assert(known::size() == 6 && known({}).sizes().of<d_in<1>>() == 3);

// the values: what only the run time knows is kept
constexpr unknown sizes(extents<axes<tokens<dynamic>, d_in<3>>>{{5, 3}});
static_assert(sizes.size() == 15 && sizes.sizes().of<tokens<1>>() == 5);
