// Large work in destructors that run after those of the thread's own memory: of globals, and of variables of a thread
// that were made before its first large work.
#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include <cstdio>
#include <cstdlib>
#include <thread>

using namespace headsup;

namespace {

using layer_type = multi_head_attention<d_in<40>, d_out<48>, context_length<80>, heads<3>>;

struct work {
  packed<layer_type> packs = pack(layer_type{torch_generator{1}});
  tensor<float, tokens<70>, d_in<40>> x = randn<tokens<70>, d_in<40>>(torch_generator{2});
  tensor<float, tokens<70>, d_out<48>> expected{};

  void check(char const* where) const {
    for (int i = 0; i < 3; ++i)
      if (!(packs(x) == expected)) {
        std::printf("wrong %s\n", where);
        std::_Exit(1);
      }
    // More memory than before.
    (void)softmax<keys>(contract<d_in>(rename<tokens, keys>(randn<tokens<300>, d_in<40>>(torch_generator{3})),
                                       randn<tokens<200>, d_in<40>>(torch_generator{3})));
    std::printf("right %s\n", where);
    std::fflush(stdout);
  }
};

struct global_work : work {
  ~global_work() { check("in the destructor of a global"); }
} of_program;

struct of_thread {
  of_thread() = default;
  of_thread(of_thread const&) = delete;
  ~of_thread() { of_program.check("in the destructor of a thread's variable"); }
};

}  // namespace

int main() {
  std::thread([] {
    static thread_local of_thread late;
    (void)late;
    of_program.expected = of_program.packs(of_program.x);
  }).join();
  static of_thread const local;
  of_program.check("in main");
}
