// The shapes of a program's tensors. Behind each declaration, on its line, stands a probe that makes Clang say the type.

import { parser } from '@lezer/cpp';
import type { Shape } from './messages.ts';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

interface Variable {
  name: string;
  line: number;
  /** Behind the semicolon. */
  end: number;
  /** In a block. */
  local: boolean;
}

const probe = 'headsup_says_the_type_of';
/** Read before the program. */
export const probeHeader = `template <int, class> [[deprecated]] inline constexpr bool ${probe} = true;\n`;
/** No warnings but those. */
export const probeOptions = (checking: string[]): string[] => [
  ...checking.filter((each) => each !== '-w'),
  '-Wno-everything', '-Wdeprecated-declarations', '-ferror-limit', '0', '-ftemplate-backtrace-limit=1', '-fno-caret-diagnostics',
];

const scopes = /^(Program|CompoundStatement|DeclarationList)$/;

/** Variables at namespace and block scope. In templates a type depends on arguments, so none is looked for there. */
export function variables(text: string): Variable[] {
  const found: Variable[] = [];
  const lineAt = lineCounter(text);
  const { simple, templates } = simplified(text);
  const visit = (node: SyntaxNode): void => {
    if (node.name === 'TemplateDeclaration' || takesAuto(node)) return;
    if (node.name === 'LambdaExpression' && templates.has(node.firstChild?.to ?? -1)) return;
    if (node.name === 'Declaration' && scopes.test(node.parent?.name ?? '') && simple[node.to - 1] === ';') {
      for (const each of declared(node))
        found.push({ name: text.slice(each.from, each.to), line: lineAt(each.from), end: node.to, local: node.parent?.name === 'CompoundStatement' });
    }
    for (let child = node.firstChild; child !== null; child = child.nextSibling) visit(child);
  };
  visit(parser.parse(simple).topNode);
  // A lambda's variables stand before the end of its own.
  return found.sort((one, other) => one.end - other.end);
}

const commentOrText = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\bR"([^(\s]*)\([\s\S]*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
const ownsBraces = /\b(?:struct|class|union|enum|namespace|concept|else|do|try)\b/;

/**
 * The program as the parser understands it, each character at its place: without comments and what texts say, with letters
 * of one alphabet, and with 0 for what stands in braces behind a name, which it may take for the body of a function.
 * Lambdas that are templates are written without <class T>; where that stood is told.
 */
function simplified(text: string): { simple: string; templates: Set<number> } {
  const blank = (part: string): string => part.replace(/[^\r\n]/g, ' ');
  const letters = text.replace(commentOrText, (part) =>
    part.startsWith('"') ? `"${'u'.repeat(part.length - 2)}"` : part.startsWith('/') ? blank(part) : `0${blank(part.slice(1))}`).replace(/[^\x00-\x7f]/g, 'u');
  const templates = new Set<number>();
  const lambdas = letters.replace(/(\])(\s*<[^<>(){};]*>)(?=\s*\()/g, (_, bracket: string, parameters: string, at: number) => {
    templates.add(at + 1);
    return bracket + blank(parameters);
  });
  let simple = '';
  let done = 0;
  let statement = 0;
  for (let i = 0; i < lambdas.length; ++i) {
    const end = lambdas[i] === '{' ? closing(lambdas, i) : -1;
    const before = lambdas.slice(statement, i);
    if (end > 0 && /[\w>]\s?$/.test(before) && !ownsBraces.test(before)) {
      const content = blank(lambdas.slice(i, end + 1));
      simple += lambdas.slice(done, i) + (before.trimEnd().endsWith('>') ? `(${content.slice(2)})` : `=0${content.slice(2)}`);
      done = end + 1;
      i = end;
    } else if (/[;{}]/.test(lambdas[i] as string)) {
      statement = i + 1;
    }
  }
  return { simple: simple + lambdas.slice(done), templates };
}

/** Where the brace that opens here is closed, if no statement stands between and none goes on behind; or -1. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length && text[i] !== ';'; ++i) {
    if (text[i] === '{') ++depth;
    if (text[i] === '}' && --depth === 0) return /^\s*[;,)]/.test(text.slice(i + 1, i + 100)) ? i : -1;
  }
  return -1;
}

/** A function or lambda that is a template, because one of its parameters is auto. */
function takesAuto(node: SyntaxNode): boolean {
  if (node.name !== 'FunctionDefinition' && node.name !== 'LambdaExpression') return false;
  if (node.getChild('TemplateParameterList') !== null) return true;
  const parameters = (node.getChild('FunctionDeclarator') ?? node.getChild('AbstractFunctionDeclarator'))?.getChild('ParameterList');
  return parameters?.getChildren('ParameterDeclaration')
    .some((each) => each.getChild('auto') !== null || each.getChild('PlaceholderTypeSpecifier') !== null) ?? false;
}

function declared(declaration: SyntaxNode): SyntaxNode[] {
  const names: SyntaxNode[] = [];
  const visit = (node: SyntaxNode): void => {
    if (node.name === 'Identifier') names.push(node);
    else if (node.name === 'StructuredBindingDeclarator') names.push(...node.getChildren('Identifier'));
    else if (node.name === 'InitDeclarator' && node.firstChild !== null) visit(node.firstChild);
    else if (/^(Reference|Pointer|Array|Parenthesized)Declarator$/.test(node.name)) {
      for (let child = node.firstChild; child !== null; child = child.nextSibling)
        if (child.name === 'Identifier' || child.name.endsWith('Declarator')) return visit(child);
    }
  };
  for (let child = declaration.firstChild; child !== null; child = child.nextSibling) visit(child);
  return names;
}

function lineCounter(text: string): (position: number) => number {
  const starts = [0];
  for (const { index } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + 1);
  return (position) => starts.findLastIndex((start) => start <= position) + 1;
}

/** The program with a probe for each variable; no line moves. */
export function probed(text: string, found: Variable[]): string {
  let result = '';
  let done = 0;
  found.forEach(({ name, end }, i) => {
    result += `${text.slice(done, end)} static_assert(::${probe}<${i}, decltype(${name})>);`;
    done = end;
  });
  return result + text.slice(done);
}

/** What the probes said, in the order of the program; what is no tensor, or could not be compiled, is left out. */
export function shapesIn(output: string, found: Variable[]): Shape[] {
  const said = new RegExp(`^program\\.cpp:\\d+:\\d+: warning: '${probe}<(\\d+), (.*)>' is deprecated`, 'gm');
  const shapes = new Map<number, Shape>();
  for (const [, index, type] of output.matchAll(said)) {
    const variable = found[Number(index)];
    const shape = shapeOf(type as string);
    if (variable !== undefined && shape !== null) shapes.set(Number(index), { line: variable.line, name: variable.name, shape });
  }
  return [...shapes].sort(([i], [j]) => i - j).map(([, shape]) => shape);
}

interface Type {
  name: string;
  args: Type[];
}

/** Reads headsup::tensor<float, headsup::keys<6>>; scopes are left out. */
function parsed(text: string): Type {
  const open = text.indexOf('<');
  if (open < 0 || !text.endsWith('>')) return { name: unscoped(text), args: [] };
  const args: Type[] = [];
  let depth = 0;
  let start = open + 1;
  for (let i = start; i < text.length; ++i) {
    if ('<('.includes(text[i] as string)) ++depth;
    if ((text[i] === ',' && depth === 0) || i === text.length - 1) {
      const arg = text.slice(start, i).trim();
      if (arg !== '') args.push(parsed(arg));
      start = i + 1;
    }
    if ('>)'.includes(text[i] as string)) --depth;
  }
  return { name: unscoped(text.slice(0, open)), args };
}

function unscoped(name: string): string {
  return name.replace(/^(?:const |volatile )*/, '').replace(/^.*::/, '');
}

/** The axes of a tensor's type and, in brackets, what else the type remembers; null for other types. */
export function shapeOf(type: string): string | null {
  const { name, args } = parsed(type.replace(/\s*(?:&&?|const)\s*$/, '').trim());
  if (!/^tensor(_view)?$/.test(name) || args.length === 0) return null;
  if (args.length === 1) return 'no axes: one number';
  const known: string[] = [];
  const shape = args.slice(1).map((axis) => described(axis, known)).join(', ');
  return known.length === 0 ? shape : `${shape} (${known.join('; ')})`;
}

/** An axis, without what its type remembers, which goes into `known`. */
function described({ name, args }: Type, known: string[]): string {
  const [first, ...rest] = args;
  if (first === undefined) return name;
  const wrapped = (): string => described(first, known);
  switch (name) {
    case 'normalized': return remembered(wrapped(), known, (role) => `${role} sum to 1`);
    case 'normalized_on_average': return remembered(wrapped(), known, (role) => `${role} sum to 1 on average`);
    case 'merged': return remembered(wrapped(), known, (role) => `${role}: ${rest.map((each) => described(each, [])).join(' × ')}`);
    case 'lower_triangle': return remembered(wrapped(), known, (role) => `later ${role} are 0`);
    case 'upper_triangle': return remembered(wrapped(), known, (role) => `earlier ${role} are 0`);
    case 'zero_where_hidden': return remembered(wrapped(), known, (role) => `hidden ${role} are 0`);
    case 'weighed': return remembered(wrapped(), known, (role) => `weighed along ${role}`);
    case 'keeps': return remembered(wrapped(), known, (role) => `true for ${role} that may be seen`);
    case 'hides': return remembered(wrapped(), known, (role) => `true for hidden ${role}`);
    case 'pooled': return wrapped();
    // headsup::dynamic, the largest number of the type, with 32 bits or 64.
    default: return `${name}<${args.map((each) => /^(4294967295|18446744073709551615)$/.test(each.name) ? 'dynamic' : each.name).join(', ')}>`;
  }
}

function remembered(axis: string, known: string[], say: (role: string) => string): string {
  known.push(say(axis.replace(/<.*/, '')));
  return axis;
}
