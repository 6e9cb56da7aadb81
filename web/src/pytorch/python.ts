// Reads Python: what Lezer finds, as syntax.ts has it.

import { parser } from '@lezer/python';
import type { SyntaxNode } from '@lezer/common';
import type { Expression, Parameter, PythonFunction, Slice, Statement } from './syntax.ts';

export function statementsOf(source: string): Statement[] {
  return new Reader(source, parsed(source)).all();
}
// 1. if is a number and a word, which the parser takes for one.
const parsed = (source: string): SyntaxNode => parser.parse(source.replaceAll(/(?<=[^\w.]\d+)\.(?=[ \t]+[a-z])/g, ' ')).topNode;

/** The lines that are no Python. */
export function brokenLines(source: string): number[] {
  const lines = new Set<number>();
  parsed(source).cursor().iterate(({ type, to, node: { parent } }) => {
    // 0. is a number, of which the parser takes the dot for the beginning of more.
    const isNumber = parent?.name === 'MemberExpression' && parent.firstChild?.name === 'Number';
    if (type.isError && !isNumber) lines.add(source.slice(0, to).trimEnd().split('\n').length);
  });
  return [...lines].sort((one, other) => one - other);
}

/** Of what is broken off there may be none. */
function childrenOf(node: SyntaxNode | null | undefined): SyntaxNode[] {
  const all: SyntaxNode[] = [];
  for (let each = node?.firstChild ?? null; each !== null; each = each.nextSibling) if (each.name !== 'Comment') all.push(each);
  return all;
}

/** What stands between commas. */
function between(nodes: SyntaxNode[]): SyntaxNode[][] {
  const parts: SyntaxNode[][] = [[]];
  for (const each of nodes) {
    if (each.name === ',') parts.push([]);
    else parts.at(-1)?.push(each);
  }
  return parts.filter((part) => part.length > 0);
}

/** The names that an import brings, with what each stands for. */
function importedBy(text: string): [string, string][] {
  const from = /^from\s+([\w.]+)\s+import\s+\(?([^)]*)/.exec(text.replaceAll('\\\n', ' ')), list = from?.[2] ?? text.replace(/^import\s+/, '');
  return list.split(',').flatMap((each) => {
    const [, path, as] = /^\s*([\w.]+)(?:\s+as\s+(\w+))?\s*$/.exec(each) ?? [];
    if (path === undefined) return [];
    if (from?.[1] !== undefined) return [[as ?? path, `${from[1]}.${path}`] as [string, string]];
    // import torch.nn brings torch.
    return [as === undefined ? [path.replace(/\..*/, ''), path.replace(/\..*/, '')] as [string, string] : [as, path] as [string, string]];
  });
}

class Reader {
  private readonly starts: number[] = [0];
  /** By their lines. */
  private readonly comments = new Map<number, string>();

  constructor(private readonly source: string, private readonly top: SyntaxNode) {
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) this.starts.push(at + 1);
    top.cursor().iterate((node) => {
      if (node.name === 'Comment') this.comments.set(this.lineOf(node.from), source.slice(node.from, node.to).replace(/^#+\s*/, ''));
    });
  }

  all(): Statement[] {
    return this.block(this.top);
  }

  block(node: SyntaxNode): Statement[] {
    return childrenOf(node).filter(({ name }) => name !== ':').map((each) => {
      const comment = this.comments.get(this.lineOf(each.to)), read = this.statement(each);
      return comment === undefined || each.getChild('Body') !== null ? read : { ...read, comment };
    });
  }

  private lineOf(at: number): number {
    return this.starts.findLastIndex((start) => start <= at) + 1;
  }
  private place(node: SyntaxNode): { line: number; text: string } {
    return { line: this.lineOf(node.from), text: this.source.slice(node.from, node.to) };
  }

  private statement(node: SyntaxNode): Statement {
    const at = this.place(node), children = childrenOf(node), first = children[0] as SyntaxNode;
    switch (node.name) {
      case 'AssignStatement': {
        const sides: SyntaxNode[][] = [[]];
        for (const each of children) {
          if (each.name === 'AssignOp') sides.push([]);
          else if (each.name !== 'TypeDef') sides.at(-1)?.push(each);
        }
        const [value, ...targets] = sides.reverse().map((side) => this.row(side, at));
        return value === undefined || targets.length === 0 ? { ...at, kind: 'other' } : { ...at, kind: 'assign', targets, value };
      }
      case 'UpdateStatement': {
        const [target, operator, ...value] = children as [SyntaxNode, SyntaxNode, SyntaxNode];
        return { ...at, kind: 'update', target: this.expression(target), operator: this.place(operator).text.replace('=', ''), value: this.row(value, at) };
      }
      case 'ExpressionStatement': {
        const value = this.row(children, at);
        return value.kind === 'text' ? { ...at, kind: 'nothing' } : { ...at, kind: 'expression', value };
      }
      case 'ReturnStatement':
        return { ...at, kind: 'return', value: children.length > 1 ? this.row(children.slice(1), at) : null };
      case 'IfStatement': {
        const branches: { test: Expression | null; body: Statement[] }[] = [];
        let test: Expression | null = null;
        for (const each of children) {
          if (each.name === 'Body') branches.push({ test, body: this.block(each) });
          else if (each.name === 'else') test = null;
          else if (each.name !== 'if' && each.name !== 'elif') test = this.expression(each);
        }
        return { ...at, kind: 'if', branches };
      }
      case 'FunctionDefinition':
        return { ...at, kind: 'function', function: this.functionOf(node) };
      case 'DecoratedStatement': {
        const inner = children.find(({ name }) => name !== 'Decorator');
        const read: Statement = inner === undefined ? { ...at, kind: 'other' } : this.statement(inner), isProperty = /^@(functools\.)?(cached_)?property\b/.test(at.text);
        return read.kind === 'function' && isProperty ? { ...read, function: { ...read.function, isProperty } } : read;
      }
      case 'ClassDefinition': {
        const name = node.getChild('VariableName'), body = node.getChild('Body');
        return name === null || body === null ? { ...at, kind: 'other' } : { ...at, kind: 'class', name: this.place(name).text, bases: between(childrenOf(node.getChild('ArgList')).slice(1, -1)).filter((part) => part.length === 1).map((part) => this.expression(part[0])), body: this.block(body) };
      }
      case 'ForStatement': {
        const middle = children.findIndex(({ name }) => name === 'in'), body = node.getChild('Body');
        if (body === null || middle < 0 || node.getChild('else') !== null) return { ...at, kind: 'other' };
        const over = children.slice(middle + 1).filter((each) => each.name !== 'Body');
        return { ...at, kind: 'for', target: this.row(children.slice(1, middle).filter(({ name }) => name !== 'for'), at), over: this.row(over, at), body: this.block(body) };
      }
      // with torch.no_grad(): reads its body.
      case 'WithStatement': {
        const body = node.getChild('Body');
        return body === null ? { ...at, kind: 'other' } : { ...at, kind: 'if', branches: [{ test: null, body: this.block(body) }] };
      }
      // What is tried is read, and not what is done where it fails.
      case 'TryStatement': {
        const body = node.getChild('Body');
        return body === null ? { ...at, kind: 'other' } : { ...at, kind: 'if', branches: [{ test: null, body: this.block(body) }] };
      }
      case 'ImportStatement':
        return { ...at, kind: 'import', names: importedBy(at.text) };
      case 'StatementGroup':
        return this.statement(first);
      case 'PassStatement': case 'AssertStatement': case 'DeleteStatement': case 'RaiseStatement':
        return { ...at, kind: 'nothing' };
      default:
        return { ...at, kind: 'other' };
    }
  }

  private functionOf(node: SyntaxNode): PythonFunction {
    const name = node.getChild('VariableName'), list = node.getChild('ParamList'), body = node.getChild('Body');
    const parameters = between(childrenOf(list).slice(1, -1)).flatMap((part): Parameter[] => {
      const named = part[0], rest = named?.name === '*' || named?.name === '**' ? named.name : undefined;
      if (rest !== undefined && part[1] !== undefined) return [{ name: this.place(part[1]).text, otherwise: null, rest }];
      if (named?.name !== 'VariableName') return [];
      const at = part.findIndex((each) => each.name === 'AssignOp');
      const type = part.find((each) => each.name === 'TypeDef');
      return [{ name: this.place(named).text, ...(type === undefined ? {} : { type: this.place(type).text }), otherwise: at < 0 ? null : this.expression(part[at + 1] as SyntaxNode) }];
    });
    const head = this.comments.get(this.lineOf(body?.from ?? node.from)) ?? '';
    return { name: name === null ? '' : this.place(name).text, ...this.place(node), parameters, body: body === null ? [] : this.block(body), comment: head };
  }

  /** One expression, or several between commas. */
  private row(nodes: SyntaxNode[], at: { line: number; text: string }): Expression {
    const parts = between(nodes);
    if (parts.length === 1 && !nodes.some(({ name }) => name === ',')) return this.expression(nodes[0] as SyntaxNode);
    return { ...at, kind: 'list', items: parts.map((part) => this.item(part)) };
  }

  /** Of what is broken off there may be none. */
  private expression(node: SyntaxNode | undefined): Expression {
    if (node === undefined) return { line: 0, text: '', kind: 'other' };
    const at = this.place(node), children = childrenOf(node), [first, second, third] = children as [SyntaxNode, SyntaxNode, SyntaxNode];
    switch (node.name) {
      case 'VariableName': return { ...at, kind: 'name', name: at.text };
      case 'Number': return { ...at, kind: 'number', value: Number(at.text.replaceAll('_', '')) };
      case 'String': return { ...at, kind: 'text', value: at.text.replace(/^[rbfu]*("""|'''|"|')|("""|'''|"|')$/gi, '') };
      case 'FormatString': {
        const replaced = node.getChildren('FormatReplacement'), [, quote = ''] = /^[rbfu]*("""|'''|"|')/i.exec(at.text) ?? [], text = at.text.slice(at.text.indexOf(quote) + quote.length, -quote.length), from = node.to - quote.length - text.length;
        const texts = [from, ...replaced.map(({ to }) => to)].map((start, i) => text.slice(start - from, (replaced[i]?.from ?? node.to - quote.length) - from));
        return { ...at, kind: 'format', texts, parts: replaced.flatMap((each) => childrenOf(each).slice(1, 2)).map((each) => this.expression(each)) };
      }
      case 'DictionaryExpression': {
        const entries = between(children.slice(1, -1)).map((part): [Expression | null, Expression] | undefined => {
          const [key, sign, value] = part;
          if (key?.name === '**' && part.length === 2) return [null, this.expression(sign)];
          return sign?.name === ':' && part.length === 3 ? [this.expression(key), this.expression(value)] : undefined;
        });
        // Who leaves an entry out says of it that it was read.
        return entries.includes(undefined) ? { ...at, kind: 'other' } : { ...at, kind: 'dictionary', entries: entries.filter((each) => each !== undefined) };
      }
      case 'Boolean': return { ...at, kind: 'constant', value: at.text === 'True' };
      case 'None': return { ...at, kind: 'constant', value: null };
      case 'Ellipsis': return { ...at, kind: 'constant', value: 'ellipsis' };
      case 'ParenthesizedExpression': return this.expression(second);
      case 'TupleExpression': case 'ArrayExpression':
        return { ...at, kind: 'list', items: between(children.slice(1, -1)).map((part) => this.item(part)) };
      case 'UnaryExpression': return { ...at, kind: 'unary', operator: this.place(first).text, of: this.expression(second) };
      case 'BinaryExpression': {
        const operator = children.slice(1, -1).map((each) => this.place(each).text).join(' ');
        return { ...at, kind: 'binary', operator, left: this.expression(first), right: this.expression(children.at(-1) as SyntaxNode) };
      }
      case 'ConditionalExpression':
        return { ...at, kind: 'choice', then: this.expression(first), test: this.expression(third), otherwise: this.expression(children.at(-1) as SyntaxNode) };
      case 'ArrayComprehensionExpression': case 'ComprehensionExpression': {
        return this.comprehension(children.slice(1, -1), at);
      }
      case 'MemberExpression':
        // 2. is a number, and no part of 2.
        if (first.name === 'Number') return { ...at, kind: 'number', value: Number(at.text.replaceAll('_', '')) };
        if (second.name === '.') return { ...at, kind: 'attribute', of: this.expression(first), name: this.place(third).text };
        return { ...at, kind: 'subscript', of: this.expression(first), index: between(children.slice(2, -1)).map((part) => this.index(part)) };
      case 'CallExpression': {
        const given: Expression[] = [], named = new Map<string, Expression>();
        const list = childrenOf(second).slice(1, -1);
        // A comprehension needs no brackets of its own.
        if (list.some(({ name }) => name === 'for')) return { ...at, kind: 'call', callee: this.expression(first), given: [this.comprehension(list, at)], named };
        for (const part of between(list)) {
          if (part[1]?.name === 'AssignOp') named.set(this.place(part[0] as SyntaxNode).text, this.expression(part[2] as SyntaxNode));
          else given.push(this.item(part));
        }
        return { ...at, kind: 'call', callee: this.expression(first), given, named };
      }
      case 'LambdaExpression': {
        const parameters = node.getChild('ParamList');
        return { ...at, kind: 'lambda', parameters: parameters === null ? [] : between(childrenOf(parameters)).map((part) => this.place(part[0] as SyntaxNode).text), value: this.expression(children.at(-1) as SyntaxNode) };
      }
      default: return { ...at, kind: 'other' };
    }
  }

  /** One of several between commas, perhaps with * or ** before it. */
  private item(part: SyntaxNode[]): Expression {
    const last = part.at(-1) as SyntaxNode, stars = part[0]?.name;
    return stars === '*' || stars === '**' ? { ...this.place(last), kind: 'unary', operator: stars, of: this.expression(last) } : this.expression(last);
  }

  /** item for target in over. */
  private comprehension(parts: SyntaxNode[], at: { line: number; text: string }): Expression {
    const start = parts.findIndex(({ name }) => name === 'for'), middle = parts.findIndex(({ name }) => name === 'in');
    const item = parts[0], over = parts[middle + 1];
    if (item === undefined || over === undefined || start !== 1 || middle < 0 || parts.length > middle + 2) return { ...at, kind: 'other' };
    return { ...at, kind: 'comprehension', item: this.expression(item), target: this.row(parts.slice(start + 1, middle), at), over: this.expression(over) };
  }

  private index(part: SyntaxNode[]): Expression | Slice {
    const colon = part.findIndex(({ name }) => name === ':');
    if (colon < 0) return this.expression(part[0] as SyntaxNode);
    const from = part[colon - 1], to = part[colon + 1], again = part.findLastIndex(({ name }) => name === ':'), step = again > colon ? part[again + 1] : undefined;
    return { kind: 'slice', from: from === undefined ? null : this.expression(from), to: to === undefined || to.name === ':' ? null : this.expression(to), ...(step === undefined ? {} : { step: this.expression(step) }) };
  }
}
