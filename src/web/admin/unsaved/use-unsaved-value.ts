import { useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { registerForm } from "./open-forms.ts";
import type { UnsavedEntries } from "./unsaved-entries.ts";
import { useAskBeforeClosing } from "./use-ask-before-closing.ts";
import { useUnsavedEntries } from "./use-unsaved-entries.ts";

export const formKind = "form";

/**
 * Keeps an unsaved value across pages, reloads and sessions. If the browser cannot store it, it asks before the tab
 * is closed. Not for passwords and codes.
 * @returns the value, and a function that changes it; `undefined` discards it
 */
export function useUnsavedValue<T>(
  name: string,
  schema: z.ZodMiniType<T>,
): [T | undefined, (value: T | undefined) => void] {
  const entries = useUnsavedEntries(formKind);
  const [value, setValue] = useState(() => restoreReadable(entries, name, schema));
  const [isAtRisk, setAtRisk] = useState(false);
  useAskBeforeClosing(() => isAtRisk);
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => registerForm(() => latest.current !== undefined), []);
  const change = (next: T | undefined) => {
    setValue(next);
    if (next === undefined) entries.forget(name);
    setAtRisk(next !== undefined && !entries.keep(name, next));
  };
  return [value, change];
}

/** Restores the value of a name. Values of another version of the program that the schema refuses stay in the browser. */
export function restoreReadable<T>(
  entries: UnsavedEntries,
  name: string,
  schema: z.ZodMiniType<T>,
): T | undefined {
  const isReadable = (value: unknown) => schema.safeParse(value).success;
  const restored = entries.restore((other, value) => other === name && isReadable(value));
  return schema.safeParse(restored.get(name)).data;
}
