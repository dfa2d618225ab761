import { createContext, use } from "react";
import { type TypeNames, towerTypeLabels } from "#content/lookup/terms.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { FieldRef } from "../state/field-id.ts";

/** State of an upload; none after the file is stored. */
export type OpenUpload = "pending" | "failed";

export interface PageFields {
  languages: readonly Locale[];
  types: TypeNames;
  /** Korean paths of the company's own pages and news; `undefined` until they are loaded. */
  ownPaths: ReadonlySet<string> | undefined;
  problemAt: (field: FieldRef) => string | undefined;
  /** Registers an upload until it is stored or discarded. */
  reportUpload: (id: string, state: OpenUpload | undefined) => void;
}

const FieldContext = createContext<PageFields>({
  languages: locales,
  types: towerTypeLabels.ko,
  ownPaths: undefined,
  problemAt: () => undefined,
  reportUpload: () => {},
});

export const PageFieldsProvider = FieldContext.Provider;

export function usePageFields(): PageFields {
  return use(FieldContext);
}

/** Updates the present value: an upload may finish long after it began. */
export type Change<Value> = (change: (value: Value) => Value) => void;
