import { useMemo, useSyncExternalStore } from "react";

/** Value stored in the browser, shared by its tabs. */
export interface Stored<T> {
  value: T;
  /** False where the browser refuses storage: the value then lasts as long as the page. */
  isPersisted: boolean;
  set: (value: T) => void;
}

/** Values that could not be stored, by key. */
const unkept = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * Value under a key of localStorage, synchronized across tabs. `parse` receives any stored text, including
 * `null` and text of other versions. The first render equals the server's; the stored value follows.
 */
export function useStored<T>(key: string, parse: (text: string | null) => T): Stored<T> {
  const text = useSyncExternalStore(
    subscribe,
    () => textAt(key),
    () => null,
  );
  const value = useMemo(() => parse(text), [parse, text]);
  return { value, isPersisted: !unkept.has(key), set: (next) => keep(key, JSON.stringify(next)) };
}

export function jsonIn(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function textAt(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Storage may be full, switched off or forbidden. */
function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
  for (const listener of listeners) listener();
}
