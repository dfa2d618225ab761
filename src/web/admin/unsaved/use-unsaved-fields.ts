import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";
import { useUnsavedDraft } from "./use-unsaved-draft.ts";

const storedSchema = z.record(z.string(), z.string());

interface UnsavedFields {
  /** Idempotency key of this request and its repetitions. */
  key: string;
  /** Discards the entries after the form is stored. */
  forget: () => void;
  /** True if entries of an earlier visit were put into the form. */
  isRestored: boolean;
}

/**
 * Keeps fields of a form in the browser while they differ from what is stored. Not for passwords and codes.
 * @param stored the stored values; missing ones are empty
 */
export function useUnsavedFields<Entry extends FieldValues>(
  { watch, setValue }: Pick<UseFormReturn<Entry>, "watch" | "setValue">,
  name: string,
  fields: readonly Path<Entry>[],
  stored: Readonly<Record<string, unknown>> = {},
): UnsavedFields {
  const { draft, change, discard } = useUnsavedDraft<Readonly<Record<string, string>>>(
    name,
    storedSchema,
    () => ({}),
  );
  const latest = useRef({ draft, change, stored });
  latest.current = { draft, change, stored };
  const [isRestored] = useState(() => Object.keys(draft.entry).length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its fields never change
  useEffect(() => {
    const { entry: first } = latest.current.draft;
    for (const field of fields)
      if (first[field] !== undefined) setValue(field, first[field] as PathValue<Entry, Path<Entry>>);
    const { unsubscribe } = watch((entry) =>
      latest.current.change(enteredFields(fields, entry, latest.current.stored)),
    );
    return unsubscribe;
  }, []);
  return { key: draft.key, forget: discard, isRestored };
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the fields whose texts differ from the stored ones, so that unchanged ones follow newer stored values. */
export function enteredFields(
  fields: readonly string[],
  entry: Values,
  stored: Values,
): Readonly<Record<string, string>> {
  const textIn = (values: Values, field: string) => String(values[field] ?? "");
  const changed = fields.filter((field) => textIn(entry, field) !== textIn(stored, field));
  return Object.fromEntries(changed.map((field) => [field, textIn(entry, field)]));
}
