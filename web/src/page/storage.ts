// What the page remembers between visits. Storage may be full or forbidden: then it remembers until it is closed.

const forNow = new Map<string, string>();
let works = true;

export function stored<T>(key: string, otherwise: T): T {
  let text: string | null = forNow.get(key) ?? null;
  try {
    text ??= localStorage.getItem(`headsup.${key}`);
  } catch {
    works = false;
  }
  try {
    return text === null ? otherwise : JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(`headsup.${key}`, text);
    forNow.delete(key);
    works = true;
  } catch {
    forNow.set(key, text);
    works = false;
  }
}

/** Whether what is stored will be there next time. */
export function storageWorks(): boolean {
  return works;
}

/** Calls back when another tab changed that. */
export function onStored(key: string, changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === `headsup.${key}` || event.key === null) changed();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
