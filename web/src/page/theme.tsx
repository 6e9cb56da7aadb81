// Dark or light: as the system says, until the reader says something else.

import { useEffect, useState } from 'preact/hooks';
import { store, stored } from './storage.ts';

type Choice = 'system' | 'light' | 'dark';
const following: Record<Choice, Choice> = { system: 'light', light: 'dark', dark: 'system' };
const signs: Record<Choice, string> = { system: '◐', light: '☀', dark: '☾' };

export function Theme() {
  const [choice, setChoice] = useState<Choice>(stored<Choice>('theme', 'system'));
  useEffect(() => {
    if (choice === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = choice;
    store('theme', choice);
  }, [choice]);
  return (
    <button type="button" class="theme" aria-label={`Colours: ${choice}. Change to ${following[choice]}.`} title={`Colours: ${choice}`}
            onClick={() => setChoice(following[choice])}>
      {signs[choice]}
    </button>
  );
}
