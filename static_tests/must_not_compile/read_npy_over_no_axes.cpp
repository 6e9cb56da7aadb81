// expect: HU051 read_npy: takes other arguments than these; fix: read_npy<float, tokens<dynamic>, d_in<768>>("x.npy")
// advice: read_npy<float, tokens<dynamic>, d_in<768>>("x.npy")
#include <headsup/headsup.hpp>

#include <headsup/files.hpp>

using namespace headsup;

#ifdef REFUSED
auto read() { return read_npy("x.npy"); }
#else
auto read() { return read_npy<float, tokens<dynamic>, d_in<768>>("x.npy"); }
#endif
