// prints: 1+2*3 = 7
// prints: (1+2)*3 = 9
// prints: 2^3^2 = 512
// prints: 7/2-1 = 2.5
// prints: 2+x = 2+x: no number

#include <cctype>
#include <cmath>
#include <iostream>
#include <stdexcept>
#include <string>

class parser {
 public:
  explicit parser(std::string text) : text_(std::move(text)) {}
  double value() {
    double const result = sum();
    if (at_ != text_.size()) throw std::runtime_error("unexpected " + text_.substr(at_));
    return result;
  }

 private:
  double sum() {
    double left = product();
    while (at_ < text_.size() && (text_[at_] == '+' || text_[at_] == '-'))
      left = text_[at_++] == '+' ? left + product() : left - product();
    return left;
  }
  double product() {
    double left = power();
    while (at_ < text_.size() && (text_[at_] == '*' || text_[at_] == '/'))
      left = text_[at_++] == '*' ? left * power() : left / power();
    return left;
  }
  double power() {
    double const base = number();
    if (at_ == text_.size() || text_[at_] != '^') return base;
    ++at_;
    return pow(base, power());
  }
  double number() {
    if (text_[at_] == '(') {
      ++at_;
      double const inner = sum();
      ++at_;
      return inner;
    }
    std::size_t const first = at_;
    while (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_]))) ++at_;
    return std::stod(text_.substr(first, at_ - first));
  }

  std::string text_;
  std::size_t at_ = 0;
};

int main() {
  for (char const* text : {"1+2*3", "(1+2)*3", "2^3^2", "7/2-1", "2+x"}) {
    try {
      std::cout << text << " = " << parser(text).value() << '\n';
    } catch (std::exception const& error) {
      std::cout << text << ": no number\n";
    }
  }
}
