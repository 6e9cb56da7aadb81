// The shape of a tensor: a chip for each axis, in the colour of its role.

import { axisClass } from '../page/roles.ts';
import type { Axis, Tensor } from './events.ts';

export function Chip({ axis: { role, size } }: { axis: Axis }) {
  return <span class={`chip axis ${axisClass(role)}`}>{role}&lt;{size}&gt;</span>;
}

export function Shape({ of: { axes } }: { of: Tensor }) {
  if (axes.length === 0) return <span class="chip axis axis-other">one number</span>;
  return <span class="shape">{axes.map((axis) => <Chip key={axis.role} axis={axis} />)}</span>;
}

/** What the type knows besides: along which axis the numbers sum to 1, and what was merged. */
export function memory({ axes, cells }: Tensor): string {
  // Of NaN no promise is kept.
  const broken = cells.includes('nan');
  return axes.flatMap(({ role, sums, made_of }) => [
    ...(sums === undefined || broken ? [] : [`along ${role} they sum to 1${sums === 'one' ? '' : ' on average'}`]),
    ...(made_of === undefined ? [] : [`${role} is made of ${made_of.join(', ')}`]),
  ]).join('; ');
}
