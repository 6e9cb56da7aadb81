// What is computed: sizes, weights and inputs, the same numbers in every process.
#pragma once

#include <sys/mman.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

namespace bench {

/// Numbers on the heap, aligned to huge pages if there are enough of them; all rivals use them.
template <class T> class buffer {
 public:
  buffer() = default;
  explicit buffer(std::size_t size) : size_(size) {
    constexpr std::size_t huge = 2 << 20;
    std::size_t const bytes = size * sizeof(T);
    std::size_t const alignment = bytes >= huge ? huge : 64;
    data_ = static_cast<T*>(std::aligned_alloc(alignment, (bytes + alignment) / alignment * alignment));
    if (!data_) throw std::bad_alloc();
    if (bytes >= huge) madvise(data_, bytes, MADV_HUGEPAGE);
  }
  buffer(buffer&& other) noexcept : data_(std::exchange(other.data_, nullptr)), size_(std::exchange(other.size_, 0)) {}
  buffer& operator=(buffer&& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    return *this;
  }
  ~buffer() { std::free(data_); }

  T* data() const { return data_; }
  std::size_t size() const { return size_; }
  T* begin() const { return data_; }
  T* end() const { return data_ + size_; }
  T& operator[](std::size_t i) const { return data_[i]; }

 private:
  T* data_ = nullptr;
  std::size_t size_ = 0;
};

struct sizes {
  int d = 768, heads = 12, batch = 1, tokens = 1024;
  bool decode = false;  // only the last token is computed; the keys and values of earlier tokens are cached
  bool causal = true;   // a token does not see later tokens
  int window = 0;       // of a sliding window, or 0
  int padding = 0;      // so many tokens before the text, each seen only by itself
  int kv_heads = 0;     // heads of keys and values, if they are fewer than heads

  int head_dim() const { return d / heads; }
  int sharing() const { return kv_heads == 0 ? 1 : heads / kv_heads; }
  int visible(int query) const { return causal ? query + 1 : tokens; }
  bool sees(int query, int key) const {
    return key < visible(query) && (window == 0 || query - key < window) && (key >= padding || key == query);
  }
  int rows() const { return batch * tokens; }
  int rows_computed() const { return decode ? batch : rows(); }
};

/// The i-th number of a stream, uniform in [-1, 1).
inline double number(std::uint64_t stream, std::uint64_t i) {
  std::uint64_t z = (stream << 40) + i * 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1p-52 - 1;
}

inline buffer<float> numbers(std::uint64_t stream, std::size_t size, double bound) {
  buffer<float> filled(size);
  for (std::size_t i = 0; i < size; ++i) filled[i] = static_cast<float>(bound * number(stream, i));
  return filled;
}

/// Weights as PyTorch stores them, (out, in), in its initial range; W_qkv stacks W_query, W_key and W_value. Inputs are
/// large enough that softmax clearly prefers some keys.
struct problem : sizes {
  explicit problem(sizes s)
      : sizes(s),
        W_qkv(numbers(1, std::size_t(3) * d * d, 1 / std::sqrt(d))),
        W_out(numbers(2, std::size_t(d) * d, 1 / std::sqrt(d))),
        bias(numbers(3, d, 1 / std::sqrt(d))),
        x(numbers(4, std::size_t(rows()) * d, 3)) {}

  std::size_t outputs() const { return std::size_t(rows_computed()) * d; }
  float const* last_token(int batch_index) const { return x.data() + (std::size_t(batch_index + 1) * tokens - 1) * d; }

  buffer<float> W_qkv, W_out, bias, x;
};

/// D_MODEL HEADS BATCH TOKENS forward|decode|window|padded|grouped|unmasked|projections
///
/// Of a whole model, only forward and decode. In "projections" each token sees only itself, so that the result is that of the projections alone.
inline sizes sizes_from(char** words) {
  sizes s;
  s.d = std::atoi(words[0]), s.heads = std::atoi(words[1]), s.batch = std::atoi(words[2]),
  s.tokens = std::atoi(words[3]);
  std::string const how = words[4];
  s.decode = how == "decode";
  s.causal = how != "unmasked";
  s.window = how == "window" ? 256 : how == "projections" ? 1 : 0;
  s.padding = how == "padded" ? 128 : 0;
  s.kv_heads = how == "grouped" ? s.heads / 3 : 0;
  if (s.d <= 0 || s.heads <= 0 || s.d % s.heads || s.batch <= 0 || s.tokens <= 0) throw std::invalid_argument("sizes");
  return s;
}

}  // namespace bench
