import { useEffect, useState } from "react";
import type { UnsavedEntries } from "../../unsaved/unsaved-entries.ts";
import { useUnsavedEntries } from "../../unsaved/use-unsaved-entries.ts";
import type { ChosenSheet, Corrections, Decisions } from "../sheet-import-kind.ts";
import { noCorrections } from "./lines.ts";

interface UnsavedList {
  sheet: ChosenSheet;
  corrections: Corrections;
  decisions: Decisions;
}

/** Renamed when the stored format changes. */
const entry = "list-3";
/** Its name in 0.4.0, which had fewer corrections. */
const formerEntry = "list-2";

/**
 * The list with its corrections, stored in the browser from the first correction until it is imported or discarded.
 * @param kind name of the stored list
 */
export function useUnsavedList(kind: string) {
  const entries = useUnsavedEntries(kind);
  const [unsaved] = useState(() => restoreUnsavedList(entries));
  const [sheet, setSheet] = useState(unsaved?.sheet);
  const [corrections, setCorrections] = useState(unsaved?.corrections ?? noCorrections);
  const [decisions, setDecisions] = useState<Decisions>(unsaved?.decisions ?? {});
  const [isRestored, setRestored] = useState(unsaved !== undefined);
  const [hasCorrections, setHasCorrections] = useState(unsaved !== undefined);
  const isCorrected = sheet !== undefined && hasCorrections;
  const markCorrected = () => setHasCorrections(true);
  useEffect(() => {
    if (sheet && isCorrected) entries.keep(entry, { sheet, corrections, decisions } satisfies UnsavedList);
  }, [entries, sheet, isCorrected, corrections, decisions]);
  return {
    sheet,
    setSheet,
    corrections,
    correct(change: (now: Corrections) => Partial<Corrections>) {
      markCorrected();
      setCorrections((now) => ({ ...now, ...change(now) }));
    },
    decisions,
    setDecisions(change: (now: Decisions) => Decisions) {
      markCorrected();
      setDecisions(change);
    },
    isCorrected,
    /** For changes of the sheet itself, such as the field of a column. */
    markCorrected,
    isRestored,
    begin(chosen: ChosenSheet | undefined) {
      entries.forget(entry);
      entries.forget(formerEntry);
      setSheet(chosen);
      setCorrections(noCorrections);
      setDecisions({});
      setRestored(false);
      setHasCorrections(false);
    },
  };
}

export function restoreUnsavedList(entries: UnsavedEntries): UnsavedList | undefined {
  const restored = (name: string) =>
    entries.restore((other) => other === name).get(name) as UnsavedList | undefined;
  const list = restored(entry);
  const former = list ? undefined : restored(formerEntry);
  if (!former) return list;
  const converted = { ...former, corrections: { ...noCorrections, ...former.corrections } };
  if (entries.keep(entry, converted)) entries.forget(formerEntry);
  return converted;
}
