import { useEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";
import { useUnsavedDraft } from "./use-unsaved-draft.ts";

const storedSchema = z.record(z.string(), z.string());

interface UnsavedFields {
  /** Idempotency key of this request and its repetitions. */
  key: string;
  /** Discards the entries after the form is stored. */
  forget: () => void;
}

/** Keeps fields of a form in the browser while they are typed. Not for passwords and codes. */
export function useUnsavedFields<Entry extends FieldValues>(
  { watch, setValue }: Pick<UseFormReturn<Entry>, "watch" | "setValue">,
  name: string,
  fields: readonly Path<Entry>[],
): UnsavedFields {
  const { draft, change, discard } = useUnsavedDraft<Readonly<Record<string, string>>>(
    name,
    storedSchema,
    () => ({}),
  );
  const latest = useRef({ draft, change });
  latest.current = { draft, change };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its fields never change
  useEffect(() => {
    const { entry: first } = latest.current.draft;
    for (const field of fields)
      if (first[field]) setValue(field, first[field] as PathValue<Entry, Path<Entry>>);
    const { unsubscribe } = watch((entry) => {
      const entered = fields.flatMap((field) => (entry[field] ? [[field, String(entry[field])]] : []));
      latest.current.change(Object.fromEntries(entered));
    });
    return unsubscribe;
  }, []);
  return { key: draft.key, forget: discard };
}
