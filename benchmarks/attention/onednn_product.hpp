// oneDNN's product of two matrices, in version 2 or 3.
#pragma once

#include <set>
#include <string>
#include <unordered_map>

#include <dnnl.hpp>

#include "blocked.hpp"

namespace bench {

using dims = dnnl::memory::dims;

inline dnnl::engine const& engine() {
  static dnnl::engine const cpu(dnnl::engine::kind::cpu, 0);
  return cpu;
}

using number_type = dnnl::memory::data_type;

inline dnnl::memory::desc described(int rows, int columns, int row_stride, int column_stride,
                                    number_type type = number_type::f32) {
  return {dims{rows, columns}, type, dims{row_stride, column_stride}};
}

/// A factor in the layout that the library chooses.
inline dnnl::memory::desc any_layout(int rows, int columns, number_type type = number_type::f32) {
  return {dims{rows, columns}, type, dnnl::memory::format_tag::any};
}

inline dnnl::matmul::primitive_desc matmul_of(dnnl::memory::desc a, dnnl::memory::desc b, dnnl::memory::desc c,
                                              dnnl::memory::desc const* bias) {
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
#if DNNL_VERSION_MAJOR >= 3
  return bias ? dnnl::matmul::primitive_desc(engine(), a, b, *bias, c, attributes)
              : dnnl::matmul::primitive_desc(engine(), a, b, c, attributes);
#else
  return {bias ? dnnl::matmul::desc(a, b, *bias, c) : dnnl::matmul::desc(a, b, c), attributes, engine()};
#endif
}

/// c = a b + bias, prepared once and run on any memory.
class product {
 public:
  product(dnnl::memory::desc a, dnnl::memory::desc b, dnnl::memory::desc c, int columns, float* bias = nullptr) {
    dnnl::memory::desc const bias_desc({1, columns}, dnnl::memory::data_type::f32, dnnl::memory::format_tag::ab);
    desc_ = matmul_of(a, b, c, bias ? &bias_desc : nullptr);
    run_ = dnnl::matmul(desc_);
    used().insert(desc_.impl_info_str());
    scratch_ = buffer<char>(desc_.scratchpad_desc().get_size() + 64);
    arguments_ = {{DNNL_ARG_SRC, dnnl::memory(desc_.src_desc(), engine(), nullptr)},
                  {DNNL_ARG_WEIGHTS, dnnl::memory(desc_.weights_desc(), engine(), nullptr)},
                  {DNNL_ARG_DST, dnnl::memory(desc_.dst_desc(), engine(), nullptr)},
                  {DNNL_ARG_SCRATCHPAD, dnnl::memory(desc_.scratchpad_desc(), engine(), scratch_.data())}};
    if (bias) arguments_.emplace(DNNL_ARG_BIAS, dnnl::memory(bias_desc, engine(), bias));
  }

  /// What the library calls the implementations that it chose for all products so far.
  static std::string implementations() {
    std::string all;
    for (std::string const& each : used()) all += (all.empty() ? "" : " ") + each;
    return all;
  }

  /// Reorders the right factor from a plain layout into the layout that the library chose.
  void pack(dnnl::memory::desc const& plain, float const* b) {
    packed_ = buffer<char>(desc_.weights_desc().get_size());
    dnnl::memory from(plain, engine(), const_cast<float*>(b)), to(desc_.weights_desc(), engine(), packed_.data());
    dnnl::stream stream(engine());
    dnnl::reorder(from, to).execute(stream, from, to);
    stream.wait();
    arguments_.at(DNNL_ARG_WEIGHTS).set_data_handle(packed_.data());
  }

  void operator()(dnnl::stream& stream, void const* a, void const* b, void* c) {
    arguments_.at(DNNL_ARG_SRC).set_data_handle(const_cast<void*>(a));
    if (b) arguments_.at(DNNL_ARG_WEIGHTS).set_data_handle(const_cast<void*>(b));
    arguments_.at(DNNL_ARG_DST).set_data_handle(c);
    run_.execute(stream, arguments_);
  }

 private:
  static std::set<std::string>& used() {
    static std::set<std::string> names;
    return names;
  }

  dnnl::matmul::primitive_desc desc_;
  dnnl::matmul run_;
  buffer<char> packed_, scratch_;
  std::unordered_map<int, dnnl::memory> arguments_;
};

}  // namespace bench
