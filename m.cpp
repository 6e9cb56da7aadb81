#include <headsup/headsup.hpp>
#include <headsup/gpt2.hpp>
using namespace headsup;
torch_generator gen{123};
auto x = randn<batch<2>, tokens<5>, d_in<6>>(gen);
int main() {
linear{6, 3}(x);
}
