import { useMemo, useSyncExternalStore } from "react";

/** Something kept in the browser, shared by its tabs. */
export interface Stored<T> {
  value: T;
  /** False where the browser refuses to keep it: then it lasts as long as the page. */
  isKept: boolean;
  set: (value: T) => void;
}

/** Values that could not be stored, by key. */
const unkept = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * A value kept under a key of localStorage. `parse` takes whatever stands there, also nothing (`null`) and what
 * another version or a visitor wrote; a change in another tab arrives here, too. The server knows of nothing, and
 * what it has rendered is taken over as it is before what was kept counts.
 */
export function useStored<T>(key: string, parse: (text: string | null) => T): Stored<T> {
  const text = useSyncExternalStore(
    subscribe,
    () => textAt(key),
    () => null,
  );
  const value = useMemo(() => parse(text), [parse, text]);
  return { value, isKept: !unkept.has(key), set: (next) => keep(key, JSON.stringify(next)) };
}

/** Parses JSON; `undefined` for invalid text. */
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
