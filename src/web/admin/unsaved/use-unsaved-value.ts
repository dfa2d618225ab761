import { useState } from "react";
import type * as z from "zod/mini";
import { useAskBeforeClosing } from "./use-ask-before-closing.ts";
import { useUnsavedEntries } from "./use-unsaved-entries.ts";

/** Kind of the entries of forms. */
export const formKind = "form";

/**
 * A value that is typed and not stored yet: it outlives the page, a reload and the session. Where the browser cannot keep it, it asks
 * before the tab is closed. Not for passwords and codes.
 * @returns the value, and what changes it; `undefined` discards it
 */
export function useUnsavedValue<T>(
  name: string,
  schema: z.ZodMiniType<T>,
): [T | undefined, (value: T | undefined) => void] {
  const entries = useUnsavedEntries(formKind);
  const [value, setValue] = useState(
    () => schema.safeParse(entries.adopt((other) => other === name).get(name)).data,
  );
  const [isAtRisk, setAtRisk] = useState(false);
  useAskBeforeClosing(() => isAtRisk);
  const change = (next: T | undefined) => {
    setValue(next);
    if (next === undefined) entries.forget(name);
    setAtRisk(next !== undefined && !entries.keep(name, next));
  };
  return [value, change];
}
