import { useState } from "react";
import type { ImportDecision } from "#domain/projects/import/import-calls.ts";
import { useUnsavedEntries } from "../../../unsaved/use-unsaved-entries.ts";
import type { BroughtSheet, Corrections } from "./lines.ts";

/** A list as it was read, corrected and decided upon. */
interface KeptList {
  sheet: BroughtSheet;
  corrections: Corrections;
  decisions: Readonly<Record<number, ImportDecision>>;
}

const kind = "project-import";
const entry = "list-1";

/** The list that an administrator has corrected, kept in the browser until it is stored or discarded. */
export function useKeptList() {
  const entries = useUnsavedEntries(kind);
  const [kept] = useState(() => ({
    start: entries.adopt((name) => name === entry).get(entry) as KeptList | undefined,
    keep: (list: KeptList) => entries.keep(entry, list),
    forget: () => entries.forget(entry),
  }));
  return kept;
}
