import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { UnitChoice } from "#content/figures/measures.ts";
import { placeByKey } from "#content/places/places.ts";
import type { Plan } from "#documents/sheet/plan/plan.ts";
import { defaultWater, type PlannedYear, type YearWater } from "#documents/sheet/plan/planned-year.ts";
import { hasPerformanceMethod } from "#engine/design/tower-kind.ts";
import type { Duty } from "#engine/duty/duty.ts";
import type { FinderChoice } from "../finder/chosen-tower.ts";
import { useSite } from "./place/use-site.ts";
import { availablePlan, type Chosen } from "./share/available-plan.ts";
import { openedPlan } from "./share/opened-plan.ts";
import { enteredWater, waterEntryIn } from "./water/water-entry.ts";

/** Choices in the sections of the design tool, initially those of the page's address. */
export function useChoices(
  duty: Duty,
  units: UnitChoice,
  chosen: FinderChoice | undefined,
  onDuty: (duty: Duty) => void,
) {
  const [{ plan: opened, rejected }] = useState(() => openedPlan(location.search, duty));
  const [site, setSite] = useSite(duty, onDuty, opened.site);
  const place = site.place === undefined ? undefined : placeByKey(site.place);
  const [water, setWater] = useState(() =>
    enteredWater(opened.water, { unit: units.temperature, placeDryBulbTemp: place?.dryBulbTemp }),
  );
  // The year of the address applies until the year section is loaded and another one is chosen there.
  const [year, setYear] = useState<PlannedYear | undefined>(opened.year);
  const all = useMemo<Chosen>(
    () => ({ site, place, tower: chosen, water, year }),
    [site, place, chosen, water, year],
  );
  const tower = useDeferredValue(chosen);
  // Curves and a year of a closed-circuit tower are on request: both use the selection size instead.
  const drawn = tower && hasPerformanceMethod(tower.kind) ? tower : undefined;
  const { flow } = units;
  const setPrice = useCallback(
    (price: string) => setWater((entered) => ({ ...entered, price, priceUnit: flow })),
    [flow],
  );
  const pricing = { price: waterEntryIn(units, water).price, onPrice: setPrice };
  const isInAddress = { site: opened.site !== undefined, water: opened.water !== undefined };
  const known = { pricing, rejected, yearOfAddress: opened.year, place, drawn, all, isInAddress };
  return { ...known, site, setSite, water, setWater, setYear };
}

/** Plan for the sheet, and the initial water of a year; both are deferred to keep inputs responsive. */
export function usePlan(duty: Duty, chosen: Chosen): { plan: Plan; yearWater: YearWater } {
  const settled = useDeferredValue(chosen);
  const plan = useMemo(() => availablePlan(duty, settled), [duty, settled]);
  const { cycles, driftPercent } = plan.water ?? defaultWater;
  const yearWater = useMemo(() => ({ cycles, driftPercent }), [cycles, driftPercent]);
  return { plan, yearWater };
}
