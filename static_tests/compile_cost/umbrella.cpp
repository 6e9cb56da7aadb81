#include <headsup/headsup.hpp>
