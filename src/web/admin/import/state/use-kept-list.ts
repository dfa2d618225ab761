import { useEffect, useState } from "react";
import { useUnsavedEntries } from "../../unsaved/use-unsaved-entries.ts";
import type { BroughtSheet, Corrections, Decisions } from "../list-kind.ts";
import { noCorrections } from "./lines.ts";

/** A list as it was read, corrected and decided upon. */
interface KeptList {
  sheet: BroughtSheet;
  corrections: Corrections;
  decisions: Decisions;
}

/** Another one when the shape of what is kept changes. */
const entry = "list-3";

/**
 * The list with its corrections: once something is corrected it is kept in the browser until it is stored or discarded.
 * @param kind name of the kept list
 */
export function useKeptList(kind: string) {
  const entries = useUnsavedEntries(kind);
  const [kept] = useState(() => entries.adopt((name) => name === entry).get(entry) as KeptList | undefined);
  const [sheet, setSheet] = useState(kept?.sheet);
  const [corrections, setCorrections] = useState(kept?.corrections ?? noCorrections);
  const [decisions, setDecisions] = useState<Decisions>(kept?.decisions ?? {});
  const [isBack, setBack] = useState(kept !== undefined);
  const isCorrected =
    sheet !== undefined && (isBack || corrections !== noCorrections || Object.keys(decisions).length > 0);
  useEffect(() => {
    if (sheet && isCorrected) entries.keep(entry, { sheet, corrections, decisions } satisfies KeptList);
  }, [entries, sheet, isCorrected, corrections, decisions]);
  return {
    sheet,
    setSheet,
    corrections,
    correct: (change: (now: Corrections) => Partial<Corrections>) =>
      setCorrections((now) => ({ ...now, ...change(now) })),
    decisions,
    setDecisions,
    isCorrected,
    isBack,
    /** Discards the list in favor of another one, or of none. */
    begin(brought: BroughtSheet | undefined) {
      entries.forget(entry);
      setSheet(brought);
      setCorrections(noCorrections);
      setDecisions({});
      setBack(false);
    },
  };
}
