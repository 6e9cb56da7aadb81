#include <headsup/layers/linear.hpp>

headsup::linear<headsup::d_in<2>, headsup::d_out<1>> made();
float total(headsup::linear<headsup::d_in<2>, headsup::d_out<1>> const& layer);

int main() { return total(made()) == 0 ? 0 : 1; }
