import { useState } from "react";
import type * as z from "zod/mini";
import { useUnsavedEntries } from "./use-unsaved-entries.ts";

/**
 * A value that is typed and not stored yet: it outlives the page, a reload and the session. Not for passwords and codes.
 * @returns the value, and what changes it; `undefined` discards it
 */
export function useUnsavedValue<T>(
  name: string,
  schema: z.ZodMiniType<T>,
): [T | undefined, (value: T | undefined) => void] {
  const entries = useUnsavedEntries("form");
  const [value, setValue] = useState(
    () => schema.safeParse(entries.adopt((other) => other === name).get(name)).data,
  );
  const change = (next: T | undefined) => {
    setValue(next);
    if (next === undefined) entries.forget(name);
    else entries.keep(name, next);
  };
  return [value, change];
}
