// What the build makes of examples/.

export interface Example {
  /** Its file without .cpp: 05_softmax. */
  name: string;
  number: number;
  /** The first sentence of its first comment. */
  title: string;
  text: string;
}

/** data/examples.json.gz */
export interface Examples {
  examples: Example[];
  /** The header that examples share, inputs.hpp. */
  inputs: string;
}
