// What throw and catch need in WebAssembly: the package's standard library is compiled without it.
//
// The compiler calls these functions by their names (Itanium C++ ABI, and LLVM's exception handling for WebAssembly). The
// engine unwinds; here a handler is chosen, from the tables that the compiler makes of each function's handlers.
// std::current_exception() and std::uncaught_exceptions() see nothing of it.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cxxabi.h>
#include <exception>
#include <new>
#include <typeinfo>

namespace __cxxabiv1 {
/// As the standard library declares it; its classes for kinds of types are derived from this one.
class __shim_type_info : public std::type_info {
 public:
  virtual ~__shim_type_info();
  virtual void noop1() const;
  virtual void noop2() const;
  /// Whether a handler of this type takes what was thrown; then `object` becomes the part of it that the handler gets.
  virtual bool can_catch(__shim_type_info const* thrown, void*& object) const = 0;
};
}  // namespace __cxxabiv1

namespace {

using type = __cxxabiv1::__shim_type_info;

/// Stands before the object that is thrown; what the engine carries is its address.
struct alignas(16) thrown {
  type const* what;
  /// In WebAssembly, destructors return what they destroyed.
  void* (*destroy)(void*);
  /// What the handler that was chosen gets.
  void* caught;
  /// The one that was caught before, and is not done with.
  thrown* before;
  /// Handlers that have begun; negative after a rethrow, until they have ended.
  int handlers;

  void* object() { return this + 1; }
};

thrown* in_handlers = nullptr;

/// The tables of one function: which actions belong to a place that may throw, and the types of handlers.
class reader {
 public:
  explicit reader(unsigned char const* at) : at_(at) {}

  unsigned char byte() { return *at_++; }
  std::uint32_t number() {
    std::uint32_t result = 0;
    for (int shift = 0;; shift += 7) {
      unsigned char const next = byte();
      result |= std::uint32_t{next & 0x7Fu} << shift;
      if (next < 0x80) return result;
    }
  }
  std::int32_t signed_number() {
    std::uint32_t result = 0;
    for (int shift = 0;;) {
      unsigned char const next = byte();
      result |= std::uint32_t{next & 0x7Fu} << shift;
      shift += 7;
      if (next < 0x80)
        return static_cast<std::int32_t>(shift < 32 && (next & 0x40) != 0 ? result | (~std::uint32_t{0} << shift) : result);
    }
  }
  unsigned char const* place() const { return at_; }

 private:
  unsigned char const* at_;
};

constexpr unsigned char left_out = 0xFF;

/// The number of the first handler that takes it, counted from 1 as the compiler does; 0 if none does.
std::uintptr_t handler_for(thrown& exception, unsigned char const* table, std::uintptr_t place) {
  reader header(table);
  if (header.byte() != left_out) std::abort();  // landing pads are never written relative to another place
  unsigned char const* types = nullptr;
  if (header.byte() != left_out) {
    std::uint32_t const distance = header.number();
    types = header.place() + distance;
  }
  (void)header.byte();  // how places are written: always as numbers
  std::uint32_t const length = header.number();
  unsigned char const* const actions = header.place() + length;

  std::uint32_t action = 0;
  for (std::uintptr_t at = 0; at <= place; ++at) {
    (void)header.number();
    action = header.number();
  }
  if (action == 0) return 0;
  for (reader each(actions + action - 1);;) {
    std::int32_t const handler = each.signed_number();
    if (handler > 0) {
      type const* wanted;
      __builtin_memcpy(&wanted, types - handler * std::int32_t{sizeof wanted}, sizeof wanted);
      exception.caught = exception.object();
      if (wanted == nullptr || wanted->can_catch(exception.what, exception.caught)) return static_cast<std::uintptr_t>(handler);
    }
    unsigned char const* const here = each.place();
    std::int32_t const next = each.signed_number();
    if (next == 0) return 0;
    each = reader(here + next);
  }
}

[[noreturn]] void raise(thrown* exception) {
  __builtin_wasm_throw(0, exception);
}

void say_uncaught() {
  char const* const name = in_handlers->what->name();
  char* const readable = abi::__cxa_demangle(name, nullptr, nullptr, nullptr);
  std::fprintf(stderr, "terminate called after throwing an instance of '%s'\n", readable == nullptr ? name : readable);
}

}  // namespace

// The kind of exception that C++ throws, in this program alone.
__asm__(".globl __cpp_exception\n.tagtype __cpp_exception i32\n__cpp_exception:\n");

// The library's own end the program if there is no memory.
void* operator new(std::size_t size) {
  if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  std::size_t const boundary = static_cast<std::size_t>(alignment);
  if (void* const memory = std::aligned_alloc(boundary, (size + boundary - 1) / boundary * boundary)) return memory;
  throw std::bad_alloc();
}

extern "C" {

/// Where code that was unwound to says who it is, and reads what to do.
struct {
  std::uintptr_t place;
  unsigned char const* table;
  std::uintptr_t handler;
} __wasm_lpad_context;

int _Unwind_CallPersonality(void* exception) {
  auto& context = __wasm_lpad_context;
  context.handler = handler_for(*static_cast<thrown*>(exception), context.table, context.place);
  return 0;
}

void* __cxa_allocate_exception(std::size_t size) noexcept {
  void* const memory = std::malloc(sizeof(thrown) + size);
  if (memory == nullptr) std::terminate();
  return static_cast<thrown*>(memory) + 1;
}

void __cxa_free_exception(void* object) noexcept { std::free(static_cast<thrown*>(object) - 1); }

void __cxa_throw(void* object, std::type_info* what, void* (*destroy)(void*)) {
  thrown* const exception = static_cast<thrown*>(object) - 1;
  *exception = {static_cast<type const*>(what), destroy, object, nullptr, 0};
  // Of a pointer, handlers get the pointer itself.
  raise(exception);
}

void* __cxa_get_exception_ptr(void* exception) noexcept { return static_cast<thrown*>(exception)->caught; }

void* __cxa_begin_catch(void* caught) noexcept {
  thrown* const exception = static_cast<thrown*>(caught);
  exception->handlers = (exception->handlers < 0 ? -exception->handlers : exception->handlers) + 1;
  if (exception != in_handlers) {
    exception->before = in_handlers;
    in_handlers = exception;
  }
  return exception->caught;
}

void __cxa_end_catch() {
  thrown* const exception = in_handlers;
  if (exception == nullptr) return;
  if (exception->handlers < 0) {
    if (++exception->handlers == 0) in_handlers = exception->before;
  } else if (--exception->handlers == 0) {
    in_handlers = exception->before;
    if (exception->destroy != nullptr) exception->destroy(exception->object());
    __cxa_free_exception(exception->object());
  }
}

void __cxa_rethrow() {
  if (in_handlers == nullptr) std::terminate();
  in_handlers->handlers = -in_handlers->handlers;
  raise(in_handlers);
}

int __real___main_void();

/// The program, and what is said of an exception that nobody caught.
int __wrap___main_void() {
  try {
    return __real___main_void();
  } catch (std::exception const& error) {
    say_uncaught();
    std::fprintf(stderr, "  what():  %s\n", error.what());
  } catch (...) {
    say_uncaught();
  }
  std::abort();
}
}
