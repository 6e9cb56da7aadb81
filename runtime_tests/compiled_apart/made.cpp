#include <headsup/axes/roles.hpp>
#include <headsup/tensor/tensor.hpp>

headsup::tensor<float, headsup::tokens<2>> made() { return {0.5F, 1.5F}; }
float total(headsup::tensor<float, headsup::tokens<2>> const& x) { return x(0) + x(1); }
