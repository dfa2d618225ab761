import { type RefObject, useEffect, useRef } from "react";
import { standardUnits, type UnitChoice } from "#content/figures/measures.ts";
import { dutyFields } from "#engine/duty/duty.ts";
import type { UnvalidatedDuty } from "#engine/duty/duty-query.ts";
import type { Calculation } from "#engine/method/calculation.ts";
import { convertBoxes, rememberBoxes, writeBoxes } from "./form-boxes.ts";

/**
 * Keeps the form's boxes in the chosen units, starting from server-rendered values in m³/h and °C.
 * @param changes duties from the design tool (`applied`) or the history (`historyEntry`); a new object each time the boxes are to show it.
 * The design tool writes only the boxes of values that differ from the `previous` calculation, because others may hold typed values that
 * are not calculated yet; without a previous calculation it writes all.
 */
export function useBoxes(
  form: RefObject<HTMLFormElement | null>,
  entry: UnvalidatedDuty,
  units: UnitChoice,
  {
    applied,
    historyEntry,
  }: {
    applied: { calculation: Calculation; previous: Calculation | undefined } | undefined;
    historyEntry: { input: UnvalidatedDuty } | undefined;
  },
): void {
  const displayedUnits = useRef<UnitChoice>(undefined);
  useEffect(() => {
    if (!form.current) return;
    if (displayedUnits.current === undefined) rememberBoxes(form.current, entry);
    convertBoxes(form.current, displayedUnits.current ?? standardUnits, units);
    displayedUnits.current = units;
  }, [form, entry, units]);
  useEffect(() => {
    if (form.current && historyEntry)
      writeBoxes(form.current, historyEntry.input, displayedUnits.current ?? standardUnits);
  }, [form, historyEntry]);
  useEffect(() => {
    if (!form.current || !applied) return;
    const { calculation, previous } = applied;
    const fields = dutyFields.filter((field) => calculation.input[field] !== previous?.input[field]);
    writeBoxes(form.current, calculation.input, displayedUnits.current ?? standardUnits, fields);
  }, [form, applied]);
}
