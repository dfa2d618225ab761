import { useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type Path,
  type Resolver,
  type ResolverOptions,
  set,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import { admin } from "#content/admin/admin.ts";
import type { Fields } from "#domain/records/fields.ts";
import { newIdempotencyKey } from "../../../idempotency-key.ts";
import { problemsByField } from "../../../ui/fields/problems-by-field.ts";
import { fieldProblems } from "../../failure-text.ts";
import { useUnsavedValue } from "../../unsaved/use-unsaved-value.ts";
import { valuesAfterConflict } from "../conflict/conflict.ts";
import { bodyOf, differences, type Entry, entryFieldsOf, entryOf } from "../record-entry.ts";
import type { ConflictChoices, EditableRecord, RecordKind } from "./record-kind.ts";
import { useBaseVersion } from "./use-base-version.ts";

export interface UnsavedForm<T extends Fields, Stored> {
  /** The edited version; null for a new record. */
  base: Stored | null;
  /** Idempotency key of a new record. */
  key?: string | undefined;
  entry: Entry<T>;
}

export type RecordForm<T extends Fields, Form> = UseFormReturn<Entry<T>, unknown, Form>;

interface RecordFormOptions<T extends Fields, Stored, Unsaved extends UnsavedForm<T, Stored>> {
  /** The version to edit; missing for a new record. */
  stored: Stored | undefined;
  initialValues: () => Entry<T>;
  unsavedAs: { name: string; schema: z.ZodMiniType<Unsaved> };
  /** @param base values of the version that the form is based on */
  additionalProblems?: (values: Entry<T>, base: Entry<T>) => Readonly<Record<string, string>>;
}

/** Fields of a record's form, with unsaved entries of an earlier visit. */
export function useRecordForm<
  T extends Fields,
  Form extends object,
  Stored extends EditableRecord,
  Unsaved extends UnsavedForm<T, Stored>,
>(
  { fields, schema }: RecordKind<T, Form, Stored>,
  {
    stored,
    initialValues,
    unsavedAs,
    additionalProblems = () => ({}),
  }: RecordFormOptions<T, Stored, Unsaved>,
) {
  const [current, setUnsaved] = useUnsavedValue<Unsaved>(unsavedAs.name, unsavedAs.schema);
  const unsaved = useRef(current).current;
  const base = useBaseVersion(unsaved ? (unsaved.base ?? undefined) : stored);
  const [key] = useState(unsaved?.key ?? newIdempotencyKey());
  const [newValues] = useState(initialValues);
  const baseValues = () => (base.compared ? entryOf(fields, base.compared) : newValues);
  const form: RecordForm<T, Form> = useForm<Entry<T>, unknown, Form>({
    defaultValues: (unsaved?.entry ?? baseValues()) as DefaultValues<Entry<T>>,
    resolver: recordResolver(fields, schema, (values) => additionalProblems(values, baseValues())),
  });
  return {
    form,
    key,
    base,
    baseValues,
    unsaved,
    setUnsaved,
    isDirty: () => differences(fields, form.getValues(), baseValues()).length > 0,
    /** Continues from the other version, with the chosen content of both in the form. */
    resolveConflict(theirs: Stored, choices: ConflictChoices) {
      const values = { mine: form.getValues(), theirs: entryOf(fields, theirs) };
      // Before the reset, which stores the unsaved form with its base.
      base.continueFrom(theirs);
      form.reset(valuesAfterConflict(fields, values, choices));
    },
    /** Shows the server's messages at their fields. @returns the first of these fields */
    showProblems(failure: unknown): string | undefined {
      const problems = fieldProblems(failure);
      const wrong = entryFieldsOf(fields).filter((field) => problems[field]);
      for (const field of wrong)
        form.setError(field as Path<Entry<T>>, { type: "server", message: problems[field] ?? "" });
      return wrong[0];
    },
  };
}

/** Validates the fields with the schema that the server uses. A half-typed date is "" in the form, but not empty. */
export function recordResolver<T extends Fields, Form extends object>(
  fields: T,
  schema: z.ZodMiniType<Form>,
  additionalProblems: (values: Entry<T>) => Readonly<Record<string, string>> = () => ({}),
): Resolver<Entry<T>, unknown, Form> {
  return (values, _, { fields: controls }) => {
    const checked = schema.safeParse(bodyOf(fields, values));
    const problems = {
      ...additionalProblems(values),
      ...(checked.error ? problemsByField(checked.error) : {}),
      ...unreadableProblems(entryFieldsOf(fields), controls),
    };
    if (checked.success && Object.keys(problems).length === 0) return { values: checked.data, errors: {} };
    const errors: FieldErrors<Entry<T>> = {};
    for (const [field, message] of Object.entries(problems)) set(errors, field, { type: "domain", message });
    return { values: {}, errors };
  };
}

function unreadableProblems(
  names: readonly string[],
  controls: ResolverOptions<Record<string, string>>["fields"],
): Readonly<Record<string, string>> {
  const unreadable = names.filter((name) => {
    const control = controls[name]?.ref;
    return control && "validity" in control && control.validity.badInput;
  });
  return Object.fromEntries(unreadable.map((name) => [name, admin.unreadable]));
}
