import type { UnitChoice } from "#content/figures/measures.ts";
import { parseUnitChoice } from "#content/figures/units-text.ts";
import { optionNames } from "#domain/products/options/options-parameter.ts";
import { type Duty, readDuty } from "#engine/duty/duty.ts";
import { isElevationWrong, unvalidatedDutyIn } from "#engine/duty/duty-query.ts";
import { parsePreferences, type TowerPreferences } from "#engine/finder/preferences.ts";
import { capacityInput, dutyInputs, elevationInput } from "#engine/inputs/duty-inputs.ts";
import { keysOf } from "#engine/inputs/input.ts";
import { parseQuantity } from "#engine/inputs/input-reader.ts";
import { jobIn, type SheetJob } from "../sheet/job.ts";
import { type Plan, parsePlan } from "../sheet/plan/plan.ts";
import { type SelectionTexts, selectionEntries } from "./selection-texts.ts";

export interface Selection {
  /** Absent where none was given, or where the calculator rejects it. */
  duty: Duty | undefined;
  /** Capacity given instead of a duty, CRT. */
  crt: number | undefined;
  plan: Plan;
  /** Names of non-standard versions and materials of the product. */
  options: readonly string[];
  /** Low-noise option of the towers, as it is stored. */
  lowNoiseOption: string | undefined;
  /** Limits and preferences with which the towers were searched. */
  preferences: TowerPreferences;
  unitChoice: UnitChoice;
  job: SheetJob;
  /** Names of rejected parameters; the rest of the selection stays. */
  rejected: readonly string[];
  /** Names of parameters that links leave out: the rejected ones, and others that are unusable without them, such as `station`. */
  dropped: readonly string[];
}

/** Parses a selection. Rejected parts are listed and left out. */
export function selectionOf(texts: SelectionTexts): Selection {
  // The names of a sheet are those that the parsers of the job and of the plan expect.
  const query = new URLSearchParams(selectionEntries(texts, "sheet"));
  const hasDutyParameter = keysOf(dutyInputs).some((name) => query.has(name));
  const reading = hasDutyParameter ? readDuty(unvalidatedDutyIn(query)) : undefined;
  // With an elevation beyond the limits the duty would be calculated at sea level.
  const isElevationRejected = reading !== undefined && isElevationWrong(query);
  const duty = reading?.kind === "duty" && !isElevationRejected ? reading.duty : undefined;
  const crt = capacityIn(texts.crt);
  const { plan, ...leftOut } = usablePlan(query, duty);
  const rejected = [
    ...(reading?.kind === "refused" ? ["duty"] : []),
    ...(isElevationRejected ? [elevationInput.key] : []),
    ...(texts.crt !== undefined && crt === undefined ? ["crt"] : []),
    ...leftOut.rejected,
  ];
  return {
    duty,
    crt,
    plan,
    options: optionNames(texts.options),
    lowNoiseOption: texts.quiet,
    preferences: parsePreferences(query).preferences,
    unitChoice: parseUnitChoice(texts.in),
    job: jobIn(query),
    rejected,
    // Without its elevation a duty would be that of another site.
    dropped: [...new Set([...(isElevationRejected ? ["duty"] : []), ...rejected, ...leftOut.dropped])],
  };
}

/** Capacity within the limits, CRT. */
export function capacityIn(text: string | undefined): number | undefined {
  const reading = parseQuantity(text ?? "", capacityInput);
  return reading.kind === "number" ? reading.value : undefined;
}

/** The plan that is left when the rejected parameters are dropped. */
function usablePlan(
  query: URLSearchParams,
  duty: Duty | undefined,
): { plan: Plan } & Pick<Selection, "rejected" | "dropped"> {
  const remaining = new URLSearchParams(query);
  const rejected: string[] = [];
  const dropped: string[] = [];
  let reading = parsePlan(remaining, duty);
  while (reading.kind === "refused") {
    const present = reading.names.filter((name) => remaining.has(name));
    // A limit of a load profile may be missing, so that there is no parameter to drop: dropping the station leaves out the year.
    const names = present.length > 0 ? present : ["station"];
    if (!names.some((name) => remaining.has(name)))
      throw new Error(`A plan is rejected because of ${reading.names.join(", ")}, which its query lacks.`);
    for (const name of names) remaining.delete(name);
    rejected.push(...reading.names);
    dropped.push(...names);
    reading = parsePlan(remaining, duty);
  }
  return { plan: reading.plan, rejected, dropped };
}
