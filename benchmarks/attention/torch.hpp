// What the workers of PyTorch share.
#pragma once

#include <dlfcn.h>
#include <malloc.h>

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <ATen/Version.h>
#include <c10/core/InferenceMode.h>
#include <torch/version.h>

#include "kernels.hpp"
#include "problem.hpp"

namespace bench {

using at::Tensor;

inline char const* const torch_version = "PyTorch " TORCH_VERSION;

/// As PyTorch is usually tuned: freed memory is kept, instead of being returned to the system and cleared again.
inline void keep_freed_memory() {
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, 2147483647);
  mallopt(M_TOP_PAD, 64 << 20);
}

/// softmax(q k^T / sqrt(size) + mask) v, fused where PyTorch can.
inline Tensor fused_attention(Tensor const& q, Tensor const& k, Tensor const& v, Tensor const& mask, bool causal) {
#if TORCH_VERSION_MAJOR >= 2
  if (mask.defined()) return at::scaled_dot_product_attention(q, k, v, mask, 0, causal);
  return at::scaled_dot_product_attention(q, k, v, {}, 0, causal);
#else
  if (mask.defined()) return std::get<0>(at::_scaled_dot_product_attention(q, k, v, mask, 0, false, causal));
  return std::get<0>(at::_scaled_dot_product_attention(q, k, v, {}, 0, false, causal));
#endif
}

inline Tensor wrapped(buffer<float> const& b, at::IntArrayRef shape) {
  return at::from_blob(b.data(), shape, at::kFloat);
}

/// PyTorch's own kernels, and those of the libraries that it calls for products, if they are loaded.
inline kernels torch_in_use() {
  std::string const own = at::get_cpu_capability();
  kernels all{"own " + own, own == "AVX512" ? "avx512" : own == "AVX2" ? "avx2" : own == "AVX" ? "avx" : "baseline"};
  auto const add = [&](char const* library, kernels const& of) {
    all.name += std::string(", ") + library + " " + of.name;
    all.instruction_set = narrower(all.instruction_set, of.instruction_set);
  };
  if (void* const core = dlsym(RTLD_DEFAULT, "openblas_get_corename"))
    add("OpenBLAS", openblas_kernels(reinterpret_cast<char* (*)()>(core)()));
  else add("BLAS", {"unknown", "unknown"});
  if (void* const isa = dlsym(RTLD_DEFAULT, "dnnl_get_effective_cpu_isa")) {
    std::string const set = onednn_instruction_set(reinterpret_cast<int (*)()>(isa)());
    add("oneDNN", {set, set});
  }
  return all;
}

}  // namespace bench
