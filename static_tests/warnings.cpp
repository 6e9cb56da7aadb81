// What Clang warns of where C++ itself cannot tell an argument, which a temporary outlives, from what outlives it; and a
// result that nothing keeps, of what PyTorch also does in place.

#include <headsup/headsup.hpp>

using namespace headsup;

using numbers = tensor_view<float const, tokens<2>, d_in<3>>;
tensor<float, tokens<2>, d_in<3>> made();
float first(numbers x);

float argument() { return first(made()); }

float variable() {
  numbers const x = made();  // expected-warning {{temporary whose address is used as value of local variable 'x'}}
  return x(0, 0);
}

numbers result() { return made(); }  // expected-warning {{returning address of local temporary object}}

numbers result_of_a_variable() {
  auto const x = made();
  return view(x);  // expected-warning {{address of stack memory associated with local variable 'x' returned}}
}

numbers result_of_a_variable_to_write() {
  auto x = made();
  return view(x);  // expected-warning {{address of stack memory associated with local variable 'x' returned}}
}

struct member {
  numbers x;
};
float of_a_member() {
  member const holds{made()};  // expected-warning {{temporary whose address is used as value of member of local variable}}
  return holds.x(0, 0);
}

// A view that was made for a moment owns nothing: what it is converted to outlives it.
float view_of_a_view() {
  tensor<float, tokens<2>, d_in<3>> x;
  numbers const reads = view(x);
  tensor_view<float const, tokens<dynamic>, d_in<3>> const any = reads;
  tensor_view<float const, tokens<dynamic>, d_in<3>> const again = view(x);
  return first(view(x)) + reads(0, 0) + any(0, 0) + again(0, 0);
}
numbers result_of_a_view(tensor_view<float, tokens<2>, d_in<3>> x) { return x; }
numbers result_of_an_argument(tensor<float, tokens<2>, d_in<3>>& x) { return view(x); }
float member_of_a_view(tensor<float, tokens<2>, d_in<3>>& x) {
  member const holds{view(x)};
  return holds.x(0, 0);
}

// In PyTorch: scores.masked_fill_(mask, -inf), x.exp_(), x.add_(1).
void nothing_keeps(tensor<float, tokens<4>, keys<4>>& scores) {
  masked_fill(scores, scores > 2.0f, -infinity);  // expected-warning {{ignoring return value}}
  mask_future<tokens, keys>(scores);              // expected-warning {{ignoring return value}}
  exp(scores);                                    // expected-warning {{ignoring return value}}
  scores + 1.0f;                                  // expected-warning {{ignoring return value}}
  scores += 1.0f;
}
