// The reference: every public name, from the doc comments in include/headsup.

import { basename, join } from 'node:path';
import type { Block, Entry, Form, Kind, ReferenceData } from '../src/reference/types.ts';
import { codesOf } from './error_pages.ts';
import { declarations, type Declaration, type Parameter } from './doxygen.ts';
import { callsIn, foreignWords, glossary, soughtIn, translations } from './pytorch.ts';
import { filesBelow, hash, list, made, read, writeData } from './files.ts';

const groups = [
  { name: 'roles', title: 'Roles of axes' },
  { name: 'tensor', title: 'Tensors' },
  { name: 'ops', title: 'Operations' },
  { name: 'layers', title: 'Layers' },
  { name: 'gpt2', title: 'GPT-2' },
  { name: 'serving', title: 'Serving a model' },
  { name: 'files', title: 'Weights in files' },
  { name: 'laws', title: 'Laws of layers' },
  { name: 'printing', title: 'Printing' },
  { name: 'axes', title: 'Lists of axes, and what types remember' },
  { name: 'random', title: 'Random numbers' },
  { name: 'tokenizer', title: 'Words' },
  { name: 'math', title: 'Functions of one number' },
  { name: 'run', title: 'Threads, processors, exceptions' },
];
const groupOfFolder: Record<string, string> = { by_place: 'run', parallel: 'run', kernels: 'run', core: 'run', diagnostics: 'run', text: 'printing', pictures: 'printing', parts: 'ops', calls: 'tensor' };
const groupOfHeader: Record<string, string> = {
  'axes/roles.hpp': 'roles', 'axes/axis.hpp': 'roles',
   'ops/print.hpp': 'printing', 'ops/prints_as.hpp': 'printing', 'ops/heat_map.hpp': 'printing', 'ops/random.hpp': 'random', 'axes/colour.hpp': 'printing',
};

export async function buildReference(): Promise<void> {
  writeData('reference', await reference());
}

/** The reference, made once for the headers and what is said of them. */
export async function reference(): Promise<ReferenceData> {
  const texts = ['include/headsup', 'examples', 'docs', 'web/build', 'static_tests/must_not_compile'].flatMap((folder) =>
    filesBelow(folder, /\.(hpp|inl|cpp|md|ts)$/).map((path) => `${path}\n${read(path)}`));
  const content = await made('reference.json', hash(read('README.md'), ...texts), () =>
    new TextEncoder().encode(JSON.stringify({ groups, entries: entriesOf(declarations()) } satisfies ReferenceData)));
  return JSON.parse(new TextDecoder().decode(content)) as ReferenceData;
}

function entriesOf(all: Declaration[]): Entry[] {
  const operators = operatorsOf(all);
  const shown = all.filter((each) => each.kind !== 'macro' && each.kind !== 'member' && !refuses(each) && each.name !== '' && !(each.kind === 'constant' && each.special !== ''))
    .sort((a, b) => a.header.localeCompare(b.header) || a.line - b.line);
  const found = new Map<string, Declaration[][]>();
  let before: Declaration | undefined;
  let current: Declaration[] | undefined;
  for (const each of shown) {
    const together = before !== undefined && current !== undefined && each.text.length === 0 && belongsTo(before, each);
    const id = idOf(each);
    if (together && current !== undefined) {
      current.push(each);
    } else {
      current = [each];
      found.set(id, [...found.get(id) ?? [], current]);
    }
    before = each;
  }
  const used = namesInCode();
  const entries: Entry[] = [];
  for (const [id, forms] of found) {
    const said = (form: Declaration[]): number => form[0]?.fields.length ?? 0;
    const documented = forms.filter(([first]) => (first as Declaration).text.length > 0).sort((a, b) => said(b) - said(a));
    const first = documented[0]?.[0];
    if (first === undefined) continue;
    const names = [...new Set(documented.flat().map(idOf))];
    const entry: Entry = {
      id, names, kind: kindOf(first), group: groupOf(first.header), brief: firstSentence(first.text), headers: [...new Set(documented.flat().map((each) => each.header))],
      forms: documented.map(formOf), members: membersOf(documented.flat()), parts: partsOf(first), concepts: [], codes: [], pytorch: [], sought: [], explained: [], examples: [],
      inner: false,
    };
    if (first.header === operators.header) Object.assign(entry, { names: operators.names[id] ?? names, headers: operators.headers });
    entry.inner = entry.kind !== 'concept' && !entry.forms.some((form) => form.fields.length > 0) && !entry.names.some((name) => used.has(lastPart(name)));
    entries.push(entry);
  }
  return linked(withoutDoubles(entries));
}

/** What was put into one entry with others needs none of its own, unless it has a comment of its own. */
function withoutDoubles(entries: Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    const other = kept.find((each) => each.names.includes(entry.id));
    if (other === undefined) kept.push(entry);
    else other.forms.push(...entry.forms);
  }
  return kept;
}

function linked(entries: Entry[]): Entry[] {
  const codes = codesOf();
  const examples = list('examples', /^\d\d_\w+\.cpp$/).map((file) => ({ name: basename(file, '.cpp'), code: withoutComments(read(join('examples', file))) }));
  const concepts = new Set(entries.filter((each) => each.kind === 'concept').map((each) => each.id));
  const known = new Set(entries.flatMap((entry) => entry.names));
  const axes = new Set(entries.filter((each) => each.kind === 'axis').flatMap((entry) => entry.names));
  const called = (code: string): string[] => callsIn(code).filter((name) => known.has(name) && !axes.has(name));
  const rows = translations().map((row) => ({ ...row, names: called(row.ours) }));
  const explanations = glossary();
  const words = foreignWords().map(({ theirs, ours }) => ({ theirs, name: called(ours)[0] }));
  for (const entry of entries) {
    // Messages name foreign::fused_projections without its namespace.
    const named = entry.names.map((name) => known.has(lastPart(name)) ? name : lastPart(name));
    entry.codes = [...new Set(named.flatMap((name) => codes.get(name) ?? []))].sort();
    const among = (names: string[]): boolean => names.some((name) => entry.names.includes(name));
    entry.pytorch = rows.filter(({ names }) => among(names)).map(({ theirs, ours }) => ({ theirs, ours }));
    entry.sought = [...new Set([
      ...rows.filter(({ names }) => names.length === 1 && among(names)).flatMap(({ theirs }) => soughtIn(theirs)),
      ...words.filter(({ name }) => name !== undefined && among([name])).map(({ theirs }) => theirs),
      ...explanations.filter(({ names }) => among(names)).flatMap(({ theirs }) => theirs.filter((each) => /^[\w.]+$/.test(each)).map(lastWord)),
    ])];
    entry.explained = explanations.filter(({ names }) => among(names)).map(({ said }) => said);
    const use = new RegExp(`(?<![.\\w]|(?<!headsup)::)(${entry.names.map((name) => name.replace(/[^\w:]/g, '\\$&')).join('|')})(?=[<({;,>: ])`);
    entry.examples = /^operator/.test(entry.id) ? [] : examples.filter(({ code }) => use.test(code)).map(({ name }) => name);
    const inDeclarations = entry.forms.flatMap((form) => form.declaration.match(/\w+/g) ?? []);
    entry.concepts = [...new Set(inDeclarations.filter((name) => concepts.has(name) && !entry.names.includes(name)))];
  }
  return entries.sort((a, b) => Number(b.kind === 'axis') - Number(a.kind === 'axis') || a.id.localeCompare(b.id));
}

// What a declaration is

const idOf = (each: Declaration): string => each.scope === '' ? each.name : `${each.scope}::${each.name}`;
const lastPart = (name: string): string => name.replace(/.*::/, '');
const lastWord = (name: string): string => name.replace(/.*\./, '');

/** The overloads that only say why something else is refused leave their parameters without names. */
function refuses(each: Declaration): boolean {
  if (each.kind === 'class') return each.bases.some((base) => /^(\w+::)*(refused_layer|shape_mistake)\b/.test(base)) && each.name !== 'size_error';
  if (each.kind !== 'function') return false;
  return each.rest.includes('delete') || each.rest.includes('refusal') || each.parameters.some((one) => one.name === '' || one.name === '...') ||
    (each.parameters.length === 1 && each.parameters[0]?.type === 'shape_mistake');
}

/** Whether a declaration without a comment is part of what was declared right before it. */
function belongsTo(before: Declaration, each: Declaration): boolean {
  return before.header === each.header && before.scope === each.scope && before.kind === each.kind &&
    (before.name === each.name || each.line - before.line <= 8);
}

function kindOf(each: Declaration): Kind {
  switch (each.kind) {
    case 'function': return 'function';
    case 'concept': return 'concept';
    case 'constant': return 'constant';
    case 'enum': return 'choice';
    case 'alias': return 'alias';
    default:
      if (each.bases.some((base) => /^headsup::axis</.test(base.replace(/ /g, '')))) return 'axis';
      return each.header.includes('/layers/') && each.fields.some((field) => field.label === 'Shapes') ? 'layer' : 'type';
  }
}

function groupOf(header: string): string {
  const path = header.replace(/^headsup\//, '');
  const folder = path.replace(/\/.*/, '');
  return groupOfHeader[path] ?? groupOfFolder[folder] ?? folder;
}

/** The operators whose one declaration is repeated by including a file. */
function operatorsOf(all: Declaration[]): { header: string; headers: string[]; names: Record<string, string[]> } {
  const named = (macro: string): Declaration[] => all.filter((each) => each.kind === 'macro' && each.name === macro);
  const names = (macro: string): string[] => [...new Set(named(macro).map((each) => `operator${each.rest}`))];
  return {
    header: 'headsup/ops/arithmetic_operator.inl', headers: [...new Set(named('HEADSUP_OPERATOR').map((each) => each.header))],
    names: { 'operator+': names('HEADSUP_OPERATOR'), 'operator+=': names('HEADSUP_ASSIGNMENT') },
  };
}

// How it is written

function formOf(together: Declaration[]): Form {
  const first = together[0] as Declaration;
  return { calls: [...new Set(together.flatMap(callsOf))], declaration: together.map(declarationOf).join('\n\n'), text: first.text, fields: first.fields };
}

const templateArguments = (list: string[]): string => list.length === 0 ? '' : `<${list.join(', ')}>`;
const packed = (each: Parameter): string => each.type.endsWith('...') ? `${each.name}...` : each.name;
const own = (name: string): string => name.replaceAll('headsup::', '');

function callsOf(each: Declaration): string[] {
  const id = idOf(each);
  switch (each.kind) {
    case 'function': return [callOf(each, id)];
    case 'enum': return each.rest.split(', ').map((value) => `${id}::${value}`);
    case 'class': return [id + (each.special || templateArguments(each.template.map((one) => one.name === '' ? '…' : packed(one) + (one.value === '' ? '' : ` = ${one.value}`))))];
    default: return [id + templateArguments(each.template.map(packed))];
  }
}

/** The call as it is written: what the compiler finds out from the arguments is left out. */
function callOf(each: Declaration, name: string): string {
  const types = each.parameters.map((one) => one.type).join(' ');
  const written = each.template.filter((one) => one.name !== '' && !new RegExp(`\\b${one.name}\\b`).test(types) && one.value === '');
  const given = each.parameters.map((one) => one.name + (one.type.endsWith('...') ? '...' : '') + (one.value === '' || one.value === '{}' ? '' : ` = ${one.value}`));
  const symbol = /^operator\s*(\W+)$/.exec(each.name)?.[1];
  const [left = '', right = ''] = given;
  if (symbol !== undefined && symbol !== '()' && symbol !== '[]') return given.length === 2 ? `${left} ${symbol} ${right}` : `${symbol}${left}`;
  return `${name}${templateArguments(written.map(packed))}(${given.join(', ')})`;
}

function declarationOf(each: Declaration): string {
  const parameter = (one: Parameter): string => `${one.type}${one.name === '' ? '' : ` ${one.name}`}${one.value === '' ? '' : ` = ${one.value}`}`;
  const template = each.template.length === 0 ? '' : `template <${each.template.map(parameter).join(', ')}>\n`;
  const requires = each.requires === '' ? '' : `  requires ${each.requires}\n`;
  const name = `${each.name}${each.special}`;
  switch (each.kind) {
    case 'function': {
      const rest = each.rest === '' ? '' : ` ${each.rest}`;
      return `${template}${requires}${each.type === '' ? '' : `${each.type} `}${name}(${each.parameters.map(parameter).join(', ')})${rest}`;
    }
    case 'class': return `${template}${requires}struct ${name}${each.bases.length > 0 && kindOf(each) === 'axis' ? ` : ${own(each.bases.join(', '))}` : ''}`;
    case 'concept': return each.rest;
    case 'alias': return `${template}using ${name} = ${each.type}`;
    case 'enum': return `enum class ${name} { ${each.rest} }`;
    default: return `${template}${requires}${each.type} ${name}${each.rest === '' ? '' : ` ${each.rest}`}`;
  }
}

// What a class has

function membersOf(classes: Declaration[]): Form[] {
  const forms: Declaration[][] = [];
  for (const owner of classes.filter((each) => each.kind === 'class').slice(0, 1)) {
    let before: Declaration | undefined;
    // Doxygen puts static ones last.
    const headers = [...new Set(owner.members.map((each) => each.header))];
    const inOrder = [...owner.members].sort((a, b) => headers.indexOf(a.header) - headers.indexOf(b.header) || a.line - b.line);
    for (const each of inOrder) {
      if (each.kind !== 'function' || refuses(each) || each.header.includes('/diagnostics/') || each.name.startsWith('~') || each.rest.includes('default') && each.parameters.length > 0) continue;
      const together: boolean = before !== undefined && before.header === each.header &&
        (before.name === each.name ? each.name !== owner.name || before.parameters.length === each.parameters.length : each.line - before.line <= 2);
      if (each.text.length > 0) forms.push([each]);
      else if (together) forms.at(-1)?.push(each);
      before = each.text.length > 0 || together ? each : undefined;
    }
  }
  return forms.map((together) => {
    const owner = classes[0] as Declaration;
    const form = formOf(together);
    return { ...form, calls: [...new Set(together.map((each) => memberCall(each, owner)))] };
  });
}

/** How a member is used, of an object that is called by what it is. */
function memberCall(each: Declaration, owner: Declaration): string {
  const object = kindOf(owner) === 'layer' ? 'layer' : /_([a-z]+)$/.exec(owner.name)?.[1] ?? 'x';
  if (each.name === owner.name) return callOf(each, owner.name);
  if (each.name === 'operator()') return callOf(each, object);
  if (each.name === 'operator[]') return `${object}[${each.parameters[0]?.name ?? ''}]`;
  const conversion = /^operator (\w.*)$/.exec(each.name)?.[1];
  if (conversion !== undefined) return `${conversion}(${object})`;
  return /^operator/.test(each.name) ? `${object} ${each.name.slice('operator'.length)} ${each.parameters[0]?.name ?? ''}` : callOf(each, `${object}.${each.name}`);
}

function partsOf(each: Declaration): string[] {
  return each.header.includes('/layers/') ? each.members.filter((one) => one.kind === 'constant' && !one.type.includes('static') && !one.type.includes('constexpr')).map((one) => one.name) : [];
}

function firstSentence(text: Block[]): string {
  const first = text.find((block): block is Extract<Block, { text: unknown }> => 'text' in block);
  const whole = first?.text.map((piece) => typeof piece === 'string' ? piece : piece.code).join('') ?? '';
  return /^.*?[.:](?= [A-Z]|$)/.exec(whole)?.[0].replace(/:$/, '.') ?? whole;
}

// Where it is used

function withoutComments(code: string): string {
  return code.replace(/\/\/.*$/gm, '');
}

/** The names in the code of examples, lessons and documents. */
function namesInCode(): Set<string> {
  const code = filesBelow('examples', /\.[ch]pp$/).map((path) => withoutComments(read(path)));
  const documents = ['README.md', ...filesBelow('docs', /\.md$/)].map((path) => read(path).replace(/<details>[^]*?<\/details>/g, ''));
  for (const text of documents) for (const [piece] of text.matchAll(/```(cpp|diff)\n[^]*?```|`[^`\n]+`/g)) code.push(piece);
  return new Set(code.join('\n').match(/\w+/g));
}
