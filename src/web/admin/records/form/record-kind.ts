import type { QueryKey } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { Fields } from "#domain/records/fields.ts";
import type { PictureInput } from "../../pictures/use-picture-input.ts";
import type { ConflictingField } from "../conflict/ConflictNotice.tsx";
import type { Side } from "../conflict/conflict.ts";
import type { RecordCalls } from "../sending.ts";
import type { FieldWords } from "./field-words.ts";

export interface EditableRecord {
  id: number;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

export interface RecordKind<T extends Fields, Form extends object, Stored extends EditableRecord> {
  fields: T;
  schema: z.ZodMiniType<Form>;
  calls: RecordCalls<Form, Stored>;
  words: FieldWords<T>;
  /** Prefix of the query keys of all lists with such records. */
  listsKey: QueryKey;
  failure: string;
}

/** Chosen side of each conflict, by its key: the name of a field, such as `en.title`, or a key of another part, such as `models/A-100`. */
export type ConflictChoices = Readonly<Record<string, Side>>;

export type PreparedPart<Form> =
  | { kind: "ready"; content: Partial<Form> }
  | { kind: "failed"; failure: unknown };

/** A part of a form beside its fields: pictures, rows, switches. */
export interface RecordPart<Form extends object, Stored extends EditableRecord> {
  isDirty(): boolean;
  /** Values that change with each edit. They are compared by position after each render, so their number is fixed. */
  edits: readonly unknown[];
  /** Returns the unsaved edits for storage in the browser. */
  unsaved(): object;
  /** Reason why the part cannot be stored. */
  obstacle?: string | undefined;
  /** File inputs; a rejected file must be replaced or dismissed before the form is sent. */
  inputs?: readonly PictureInput[];
  /** Uploads chosen files, and returns what the part adds to the form. */
  prepare(stop: AbortSignal): Promise<PreparedPart<Form>> | PreparedPart<Form>;
  conflictingFields?(theirs: Stored): ConflictingField[];
  /** Continues from the other version with the chosen content of both. */
  resolveConflict(theirs: Stored, choices: ConflictChoices): void;
}
