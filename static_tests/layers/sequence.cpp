#include <headsup/layers/sequence.hpp>

using namespace headsup;

// the type: tokens and the features, in any order, with any other axes, as tensor or view
static_assert(SequenceOf<tensor<float, tokens<5>, d_in<3>>, d_in<3>>);
static_assert(SequenceOf<tensor<float, d_in<3>, batch<2>, tokens<5>> const&, d_in<3>>);
static_assert(SequenceOf<tensor_view<float const, batch<2>, tokens<1>, head_dim<7>>, head_dim<7>>);

// what it refuses: no tokens, features of another role or size, something that is not a tensor
static_assert(!SequenceOf<tensor<float, batch<5>, d_in<3>>, d_in<3>>);
static_assert(!SequenceOf<tensor<float, keys<5>, d_in<3>>, d_in<3>>);
static_assert(!SequenceOf<tensor<float, tokens<5>, d_out<3>>, d_in<3>>);
static_assert(!SequenceOf<tensor<float, tokens<5>, d_in<2>>, d_in<3>>);
static_assert(!SequenceOf<float, d_in<3>> && !SequenceOf<shape_mistake, d_in<3>>);

// no more tokens than the context; an lvalue generator, or none
static_assert(SequenceWithin<tensor<float, tokens<5>, d_in<3>>, d_in<3>, context_length<5>> &&
              !SequenceWithin<tensor<float, tokens<5>, d_in<3>>, d_in<3>, context_length<4>>);
static_assert(can_train<> && can_train<torch_generator&>);
static_assert(!can_train<torch_generator> && !can_train<torch_generator const&> && !can_train<int> &&
              !can_train<torch_generator&, torch_generator&>);
