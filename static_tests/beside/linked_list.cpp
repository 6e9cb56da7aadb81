// prints: 1 3 5 7 9
// prints: 1 2 3 4 5 6 7 8 9 10
// prints: 10 9 8

#include <iostream>
#include <memory>

struct node {
  int number;
  std::unique_ptr<node> next;
};
using list = std::unique_ptr<node>;

list push(list rest, int number) { return list(new node{number, std::move(rest)}); }

list reverse(list all) {
  list result;
  while (all) {
    list rest = std::move(all->next);
    all->next = std::move(result);
    result = std::move(all);
    all = std::move(rest);
  }
  return result;
}

list merge(list a, list b) {
  if (!a) return b;
  if (!b) return a;
  if (b->number < a->number) std::swap(a, b);
  a->next = merge(std::move(a->next), std::move(b));
  return a;
}

list take(list all, int count) {
  if (!all || count == 0) return nullptr;
  all->next = take(std::move(all->next), count - 1);
  return all;
}

void print(list const& all) {
  for (node const* each = all.get(); each != nullptr; each = each->next.get()) std::cout << each->number << ' ';
  std::cout << '\n';
}

int main() {
  list odd, even;
  for (int i = 5; i > 0; --i) {
    odd = push(std::move(odd), 2 * i - 1);
    even = push(std::move(even), 2 * i);
  }
  print(odd);
  list all = merge(std::move(odd), std::move(even));
  print(all);
  print(take(reverse(std::move(all)), 3));
}
