// A program in Python as this page reads it: what it does not know is `other`, and keeps its text.

export type Expression = { line: number; text: string } & (
  | { kind: 'name'; name: string }
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'constant'; value: boolean | null | 'ellipsis' }
  | { kind: 'attribute'; of: Expression; name: string }
  | { kind: 'subscript'; of: Expression; index: (Expression | Slice)[] }
  | { kind: 'call'; callee: Expression; given: Expression[]; named: Map<string, Expression> }
  | { kind: 'binary'; operator: string; left: Expression; right: Expression }
  | { kind: 'unary'; operator: string; of: Expression }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'choice'; test: Expression; then: Expression; otherwise: Expression }
  | { kind: 'comprehension'; item: Expression; target: Expression; over: Expression }
  | { kind: 'lambda'; parameters: string[]; value: Expression }
  /** {'weight': x}, by its keys as they stand there. */
  | { kind: 'dictionary'; entries: [key: Expression | null, value: Expression][] }
  /** f'{x}', of which the parts are what stands in braces, and the texts what stands around them. */
  | { kind: 'format'; parts: Expression[]; texts: string[] }
  | { kind: 'other' });

export interface Slice { kind: 'slice'; from: Expression | null; to: Expression | null; step?: Expression }

/** Its comment is the one at the end of its line, without the #. */
export type Statement = { line: number; text: string; comment?: string } & (
  | { kind: 'assign'; targets: Expression[]; value: Expression }
  | { kind: 'update'; target: Expression; operator: string; value: Expression }
  | { kind: 'expression'; value: Expression }
  | { kind: 'return'; value: Expression | null }
  | { kind: 'if'; branches: { test: Expression | null; body: Statement[] }[] }
  | { kind: 'for'; target: Expression; over: Expression; body: Statement[] }
  | { kind: 'import'; names: [name: string, path: string][] }
  | { kind: 'function'; function: PythonFunction }
  | { kind: 'class'; name: string; bases: Expression[]; body: Statement[] }
  | { kind: 'nothing' }
  | { kind: 'other' });

/** Of *args and **kwargs, `rest` has the stars; `type` is what stands behind its colon. */
export interface Parameter { name: string; type?: string; otherwise: Expression | null; rest?: '*' | '**' }

export interface PythonFunction {
  name: string;
  line: number;
  parameters: Parameter[];
  body: Statement[];
  text: string;
  /** Whose call needs no brackets. */
  isProperty?: boolean;
  /** What a comment beside its head says. */
  comment: string;
}
