// Which kernels headsup uses.
#pragma once

#include <headsup/kernels/instruction_set.hpp>

#include "kernels.hpp"

namespace bench {

inline kernels headsup_in_use() {
  using headsup::instruction_set;
  instruction_set const which = headsup::instruction_set_in_use();
  std::string const name = which >= instruction_set::avx512 ? "avx512"
                           : which == instruction_set::avx2 ? "avx2"
                                                            : "baseline";
  return {name, name};
}

}  // namespace bench
