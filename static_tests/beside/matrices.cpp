// prints: 18 3
// prints: 3 6
// prints: 2.5 5.5 -0.5
// prints: 5.5 17.5 2.5
// prints: -0.5 2.5 5.5

#include <cstdio>
#include <initializer_list>
#include <vector>

class matrix {
 public:
  matrix(int rows, int columns, double number = 0)
      : rows_(rows), columns_(columns), numbers_(static_cast<std::size_t>(rows * columns), number) {}
  int rows() const { return rows_; }
  int columns() const { return columns_; }
  double& operator()(int i, int j) { return numbers_[static_cast<std::size_t>(i * columns_ + j)]; }
  double operator()(int i, int j) const { return numbers_[static_cast<std::size_t>(i * columns_ + j)]; }

 private:
  int rows_, columns_;
  std::vector<double> numbers_;
};

matrix zeros(int rows, int columns) { return {rows, columns}; }
matrix ones(int rows, int columns) { return {rows, columns, 1}; }
matrix full(int rows, int columns, double number) { return {rows, columns, number}; }
matrix transpose(matrix const& x) {
  matrix result(x.columns(), x.rows());
  for (int i = 0; i < x.rows(); ++i)
    for (int j = 0; j < x.columns(); ++j) result(j, i) = x(i, j);
  return result;
}
matrix matmul(matrix const& x, matrix const& y) {
  matrix result = zeros(x.rows(), y.columns());
  for (int i = 0; i < x.rows(); ++i)
    for (int k = 0; k < x.columns(); ++k)
      for (int j = 0; j < y.columns(); ++j) result(i, j) += x(i, k) * y(k, j);
  return result;
}
matrix operator*(matrix const& x, matrix const& y) { return matmul(x, y); }
matrix operator+(matrix x, matrix const& y) {
  for (int i = 0; i < x.rows(); ++i)
    for (int j = 0; j < x.columns(); ++j) x(i, j) += y(i, j);
  return x;
}
void print(matrix const& x) {
  for (int i = 0; i < x.rows(); ++i, std::puts(""))
    for (int j = 0; j < x.columns(); ++j) std::printf("%g ", x(i, j));
}

int main() {
  matrix x = ones(2, 3);
  x(0, 1) = 4;
  x(1, 2) = -2;
  print(x * transpose(x));
  print(matmul(transpose(x), x) + full(3, 3, 0.5));
}
