#include <headsup/axes/roles.hpp>
#include <headsup/tensor/tensor.hpp>

headsup::tensor<float, headsup::tokens<2>> made();
float total(headsup::tensor<float, headsup::tokens<2>> const& x);

int main() { return total(made()) == 2 ? 0 : 1; }
