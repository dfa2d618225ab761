import type { QueryKey } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { Fields } from "#domain/records/fields.ts";
import type { ChosenPictures } from "../../pictures/use-chosen-pictures.ts";
import type { ConflictPlace } from "../conflict/ConflictNotice.tsx";
import type { Side } from "../conflict/conflict.ts";
import type { RecordCalls } from "../sending.ts";
import type { FieldWords } from "./field-words.ts";

/** A stored record with its version. */
export interface EditedRecord {
  id: number;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** A kind of record that is edited in a form. */
export interface RecordKind<T extends Fields, Form extends object, Stored extends EditedRecord> {
  fields: T;
  /** Schema of the form, which the server uses too. */
  schema: z.ZodMiniType<Form>;
  calls: RecordCalls<Form, Stored>;
  words: FieldWords<T>;
  /** Begins the keys of all lists with such records. */
  listsKey: QueryKey;
  /** Title of the toast when a record could not be stored. */
  failure: string;
}

/** Chosen side of each place of a conflict, by the key of the place. */
export type PlaceChoices = Readonly<Record<string, Side>>;

export type PreparedPart<Form> =
  | { kind: "ready"; content: Partial<Form> }
  | { kind: "failed"; failure: unknown };

/** A part of a form beside its fields: pictures, rows, switches. */
export interface RecordPart<Form extends object, Stored extends EditedRecord> {
  isDirty(): boolean;
  /** Values that are others after each edit, always as many. */
  edits: readonly unknown[];
  /** The edits as the browser keeps them until they are stored. */
  kept(): object;
  /** Reason why the part cannot be stored as it is. */
  obstacle?: string | undefined;
  /** Inputs of files; a refused file must be replaced or dismissed before the form is sent. */
  inputs?: readonly ChosenPictures[];
  /** Uploads files that were chosen, and returns what the part adds to the form. */
  prepare(stop: AbortSignal): Promise<PreparedPart<Form>> | PreparedPart<Form>;
  /** The places where the part differs from a newer version. */
  conflictPlaces?(newer: Stored): ConflictPlace[];
  /** Continues from a newer version with the chosen content of both. */
  rebase(newer: Stored, choices: PlaceChoices): void;
}
