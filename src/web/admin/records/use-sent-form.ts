import { useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import { problemsByField } from "../../ui/fields/problems-by-field.ts";
import { failureText, fieldProblems } from "../failure-text.ts";

interface SentFormOptions<Entry extends FieldValues, Body, Result> {
  schema: z.ZodMiniType<Body>;
  initial?: DefaultValues<Entry>;
  /** Values that are sent with those of the form's fields. */
  extraValues?: Readonly<Record<string, unknown>>;
  additionalProblems?: (entry: Entry) => Readonly<Record<string, string>>;
  send: (body: Body) => Promise<Result>;
  onSent: (result: Result) => unknown;
}

export interface SentForm<Entry extends FieldValues> {
  /** Returns attributes that register a control in the form; its id is the field's name. */
  field(name: Path<Entry>): UseFormRegisterReturn & { id: string; error: string | undefined };
  problem(name: string): string | undefined;
  /** Error of the request that belongs to no field. */
  failure: unknown;
  /** True while the request is open, and until `onSent` has finished. */
  isPending: boolean;
  submit: (event: React.FormEvent) => void;
  clear(): void;
  /** Access to the values while they are typed, so that they can be kept. */
  entries: Pick<UseFormReturn<Entry>, "watch" | "getValues" | "setValue">;
}

/**
 * A form of a few fields, validated by the schema of its call and sent by it. Problems found by the server are shown
 * at their fields too. Values that a password manager filled in before hydration are kept.
 */
export function useSentForm<Entry extends FieldValues, Body, Result>({
  schema,
  initial,
  extraValues = {},
  additionalProblems = () => ({}),
  send,
  onSent,
}: SentFormOptions<Entry, Body, Result>): SentForm<Entry> {
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<Entry, unknown, Body>({
    ...(initial ? { defaultValues: initial } : {}),
    resolver: (entry) => {
      const checked = schema.safeParse({ ...entry, ...extraValues });
      const problems = {
        ...additionalProblems(entry),
        ...(checked.error ? problemsByField(checked.error) : {}),
      };
      if (checked.success && Object.keys(problems).length === 0) return { values: checked.data, errors: {} };
      return { values: {}, errors: errorsOf<Entry>(problems) };
    },
  });
  const { errors, isSubmitting } = form.formState;
  const problem = (name: string) => {
    const message = errors[name]?.message;
    return typeof message === "string" ? message : undefined;
  };

  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await onSent(await send(body));
    } catch (refused) {
      const found = Object.entries(fieldProblems(refused));
      for (const [name, message] of found)
        form.setError(name as Path<Entry>, { type: "server", message }, { shouldFocus: true });
      if (found.length === 0) setFailure(refused);
    }
  });

  return {
    field: (name) => ({ ...form.register(name), id: name, error: problem(name) }),
    problem,
    failure,
    isPending: isSubmitting,
    submit: (event) => void submit(event),
    clear: () => form.reset(),
    entries: form,
  };
}

/** Returns the message on a failed call; `undefined` without one. */
export function sendingFailure(failure: unknown, otherwise: string): string | undefined {
  return failure === undefined ? undefined : (failureText(failure) ?? otherwise);
}

function errorsOf<Entry extends FieldValues>(problems: Readonly<Record<string, string>>): FieldErrors<Entry> {
  const named = Object.entries(problems).map(([name, message]) => [name, { type: "domain", message }]);
  return Object.fromEntries(named);
}
