// How much of the compiler is there, before it has answered.

import type { State } from './client.ts';

export function Waiting({ state, answered }: { state: State; answered: boolean }) {
  if (answered && state.phase !== 'loading') return null;
  if (state.phase !== 'loading') return <p class="faint">{state.phase === 'broken' ? '' : 'The first check takes a little longer.'}</p>;
  const [done, total] = [state.done, state.total].map((bytes) => (bytes / 1e6).toFixed(0));
  return (
    <p class="faint coming">
      The compiler is on its way{state.total > 0 && `: ${done} of ${total} MB, once`}.
      {' '}<progress aria-label="The compiler's download" max={state.total || 1} value={state.done} />
    </p>
  );
}
