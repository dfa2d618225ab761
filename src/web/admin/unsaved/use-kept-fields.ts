import { useEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";
import { useUnsavedValue } from "./use-unsaved-value.ts";

const keptSchema = z.record(z.string(), z.string());

/**
 * Keeps fields of a form in the browser while they are entered. Not for passwords and codes.
 * @returns what discards them, once the form is stored
 */
export function useKeptFields<Entry extends FieldValues>(
  { watch, setValue }: Pick<UseFormReturn<Entry>, "watch" | "setValue">,
  name: string,
  fields: readonly Path<Entry>[],
): () => void {
  const [kept, keep] = useUnsavedValue(name, keptSchema);
  const now = useRef({ kept, keep });
  now.current = { kept, keep };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its fields never change
  useEffect(() => {
    const { kept: first = {} } = now.current;
    for (const field of fields)
      if (first[field]) setValue(field, first[field] as PathValue<Entry, Path<Entry>>);
    const { unsubscribe } = watch((entry) => {
      const entered = fields.flatMap((field) => (entry[field] ? [[field, String(entry[field])]] : []));
      now.current.keep(entered.length > 0 ? Object.fromEntries(entered) : undefined);
    });
    return unsubscribe;
  }, []);
  return () => now.current.keep(undefined);
}
