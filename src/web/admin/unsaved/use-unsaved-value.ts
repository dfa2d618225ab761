import { useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { registerForm } from "./open-forms.ts";
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
  const [value, setValue] = useState(
    () => schema.safeParse(entries.restore((other) => other === name).get(name)).data,
  );
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
