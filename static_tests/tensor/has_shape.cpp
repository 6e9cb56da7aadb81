#include <headsup/ops/merge.hpp>
#include <headsup/ops/reduce.hpp>
#include <headsup/ops/softmax.hpp>
#include <headsup/tensor/has_shape.hpp>

using namespace headsup;

using scores = tensor<float, heads<2>, tokens<3>, keys<5>>;
static_assert(has_shape<scores, heads<2>, tokens<3>, keys<5>>);
static_assert(has_shape<scores const&, heads<2>, tokens<3>, keys<5>>);
static_assert(has_shape<tensor_view<float const, tokens<3>, d_in<7>>, tokens<3>, d_in<7>>);
static_assert(has_shape<tensor<int>>);
static_assert(has_shape<tensor<float, tokens<dynamic>, d_in<7>>, tokens<dynamic>, d_in<7>>);

// What the axes of X remember is not compared, except for a merge that is asked for.
using weights = decltype(softmax<keys>(scores{}));
static_assert(has_shape<weights, heads<2>, tokens<3>, keys<5>>);
static_assert(has_shape<scores, heads<2>, tokens<3>, normalized<keys<5>>>);
using together = decltype(merge<all_heads, heads, head_dim>(tensor<float, tokens<3>, heads<2>, head_dim<4>>{}));
static_assert(has_shape<together, tokens<3>, all_heads<8>>);
static_assert(has_shape<together, tokens<3>, merged<all_heads<8>, heads<2>, head_dim<4>>>);

// What was refused already is not refused again.
static_assert(has_shape<shape_mistake, tokens<3>>);

// A choice between programs asks same_axes, which is only false.
static_assert(!same_axes<axes_of<scores>, axes<heads<2>, keys<5>, tokens<3>>>);
