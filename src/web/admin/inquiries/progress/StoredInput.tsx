import { type InputHTMLAttributes, useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { admin } from "#content/admin/admin.ts";
import { toolProps } from "../../../ui/fields/ToolField.tsx";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { useReadableInput } from "../../../ui/fields/use-readable-input.ts";
import { useUnsavedValue } from "../../unsaved/use-unsaved-value.ts";
import { ProgressField } from "./ProgressField.tsx";

export interface InputKind<T> {
  input: InputHTMLAttributes<HTMLInputElement>;
  show: (value: T) => string;
  /** @returns `undefined` for a text that cannot be stored */
  read: (typed: string) => T | null | undefined;
  problem: string;
}

interface StoredInputProps<T> {
  label: string;
  /** Name of the unsaved entry. */
  name: string;
  kind: InputKind<T>;
  stored: T | null;
  onStore: (value: T | null) => Promise<unknown>;
}

/** A field that is stored on blur or Enter. A value stored by somebody else does not replace typed text. */
export function StoredInput<T>({ label, name, kind, stored, onStore }: StoredInputProps<T>) {
  const id = useId();
  const [typed, setTyped] = useUnsavedValue(name, z.string());
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(typed);
  latest.current = typed;
  const sent = useRef<string>(undefined);
  const shown = typed ?? (stored === null ? "" : kind.show(stored));
  const { isUnreadable, input } = useReadableInput(shown, (text) => {
    setRefused(false);
    setTyped(text);
  });
  async function store({ value: text, validity }: HTMLInputElement): Promise<void> {
    if (validity.badInput || text === sent.current) return;
    const value = kind.read(text);
    setRefused(value === undefined);
    if (value === undefined) return;
    if (value === stored && sent.current === undefined) return setTyped(undefined);
    sent.current = text;
    try {
      await onStore(value);
      if (latest.current === text) setTyped(undefined);
    } catch {
      // The change reports it; the text stays.
    }
    sent.current = undefined;
  }
  const problem = isUnreadable ? admin.unreadable : isRefused ? kind.problem : undefined;
  return (
    <ProgressField id={id} label={label} problem={problem}>
      <input
        {...kind.input}
        {...toolProps(id, problem)}
        {...input}
        className={`${toolControl} figures`}
        autoComplete="off"
        onBlur={(event) => {
          input.onBlur(event);
          void store(event.currentTarget);
        }}
        onKeyDown={(event) => {
          input.onKeyDown(event);
          if (event.key === "Enter") void store(event.currentTarget);
        }}
      />
    </ProgressField>
  );
}
