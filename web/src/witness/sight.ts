// Who sees whom in a layer that breaks a law: the table behind the sentence, which the program itself shows.

import { endOf } from '../compiler/calls.ts';
import type { Finding } from '../compiler/messages.ts';
import { codeOf } from '../lessons/rules.ts';
import { refusedCall, runnable, showing } from './probe.ts';

/** Laws of who sees whom, with the places of those operands that are inputs of no layer. */
const laws = new Map([['apart', []], ['causal', []], ['padding_unseen', []], ['sees_only', [1]], ['window', []]] as [string, number[]][]);

/** The program that shows the table of a law's layer, named after its role; undefined if the finding is about something else. */
export function sightProgram(text: string, finding: Finding): string | undefined {
  if (!finding.text.startsWith('HU072 ')) return undefined;
  const code = codeOf(text, false);
  const call = refusedCall(code, finding);
  const others = laws.get(call?.name ?? '');
  const [first] = call?.operands ?? [];
  if (call === undefined || others === undefined || first === undefined) return undefined;
  const assertion = [...code.matchAll(/\bstatic_assert\s*\(/g)].find(({ index, 0: begin }) => index < call.from && call.to <= endOf(code, index + begin.length - 1));
  if (assertion === undefined) return undefined;
  const [, role = ''] = /<\s*([A-Za-z_][\w:]*)/.exec(code.slice(call.from, first.from)) ?? [];
  const operands = call.operands.filter((_, i) => !others.includes(i)).map(({ from, to }) => text.slice(from, to)).join(', ');
  const table = `::headsup::laws::who_sees_whom<${role === '' ? '::headsup::tokens' : role}>(${operands})`;
  const probe = `[[maybe_unused]] bool ${showing}_0 = ::${showing}_later("${role.replace(/.*::/, '') || 'tokens'}", ${table}); `;
  return runnable(text.slice(0, assertion.index) + probe + text.slice(assertion.index));
}
