// What the compiler is doing, for components that say so.

import { useEffect, useState } from 'preact/hooks';
import { compiler, type State } from './client.ts';

export function useCompilerState(): State {
  const [state, setState] = useState(compiler.state);
  useEffect(() => compiler.listen(() => setState(compiler.state)), []);
  return state;
}
