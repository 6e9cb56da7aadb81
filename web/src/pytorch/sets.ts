// The names that a statement sets, for one that is not read: what they stand for is then unknown.

import type { Expression, Statement } from './syntax.ts';

export function setBy(each: Statement): string[] {
  switch (each.kind) {
    case 'assign': return each.targets.flatMap(namesIn);
    case 'update': return namesIn(each.target);
    case 'for': return [...namesIn(each.target), ...each.body.flatMap(setBy)];
    case 'if': return each.branches.flatMap(({ body }) => body.flatMap(setBy));
    case 'function': return [each.function.name];
    case 'class': return [each.name];
    case 'expression': return changedBy(each.value);
    // with … as x, try, while.
    case 'other': return [...each.text.matchAll(/(?:^|[\n;(]|\bas\b|\bfor\b)\s*((?:self\.)?[A-Za-z_]\w*)(?=\s*(?:,|=(?!=)|[-+*/@]=|\bin\b|:\s*$))/gm)].map(([, name]) => name as string);
    default: return [];
  }
}

/** x.masked_fill_(…) changes x, and self.register_buffer('mask', …) sets self.mask. */
function changedBy(x: Expression): string[] {
  if (x.kind !== 'call' || x.callee.kind !== 'attribute') return [];
  const [first] = x.given;
  if (x.callee.name.startsWith('register_') && first?.kind === 'text') return [`${x.callee.of.text}.${first.value}`];
  return /[^_]_$|^append$/.test(x.callee.name) ? namesIn(x.callee.of) : [];
}

function namesIn(target: Expression): string[] {
  switch (target.kind) {
    case 'name': return [target.name];
    case 'list': return target.items.flatMap(namesIn);
    case 'attribute': return target.of.text === 'self' ? [`self.${target.name}`] : [];
    case 'subscript': case 'unary': return namesIn(target.of);
    default: return [];
  }
}
