import { createContext, use } from "react";
import { type TypeNames, towerTypeLabels } from "#content/lookup/terms.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { FieldPlace } from "../state/field-id.ts";

/** State of the upload of a file: once it is stored there is none. */
export type OpenUpload = "pending" | "failed";

/** Settings of every field of the form of a page. */
export interface PageFields {
  /** Languages in which the page is written. */
  languages: readonly Locale[];
  /** Names of the types of towers. */
  types: TypeNames;
  /** Message on the content of a field. */
  problemAt: (place: FieldPlace) => string | undefined;
  /** Counts an upload in until it is stored or given up. */
  reportUpload: (id: string, state: OpenUpload | undefined) => void;
}

const FieldContext = createContext<PageFields>({
  languages: locales,
  types: towerTypeLabels.ko,
  problemAt: () => undefined,
  reportUpload: () => {},
});

export const PageFieldsProvider = FieldContext.Provider;

export function usePageFields(): PageFields {
  return use(FieldContext);
}

/** Changes a value, starting from what it is when the change is made: an upload may end long after it began. */
export type Change<Value> = (change: (value: Value) => Value) => void;
