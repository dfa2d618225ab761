import { memo, useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import type { Locale } from "#domain/locale.ts";
import { takeWayAlong } from "#web/way/way.ts";
import type { Duty } from "../engine/duty/duty.ts";
import { capacity } from "../engine/method/capacity.ts";
import { selection } from "../engine/method/selection.ts";
import { placeByKey } from "../places/places.ts";
import type { PlannedYear } from "../sheet/plan/plan.ts";
import type { DesignWords } from "../words/design-words.ts";
import { ChoiceSection } from "./choice/ChoiceSection.tsx";
import type { ChosenTower } from "./choice/choice-rows.ts";
import { CompareSection } from "./compare/CompareSection.tsx";
import { CurvesSection } from "./curves/CurvesSection.tsx";
import { PlaceSection } from "./place/PlaceSection.tsx";
import { useSite } from "./place/use-site.ts";
import { availablePlan } from "./share/available-plan.ts";
import { ShareSection } from "./share/ShareSection.tsx";
import { ToolNavigation, type ToolSection } from "./ToolNavigation.tsx";
import { UnitsBar } from "./units/UnitsBar.tsx";
import { useUnitChoice } from "./units/unit-choice.ts";
import { WaterSection } from "./water/WaterSection.tsx";
import { waterEntry } from "./water/water-entry.ts";
import { WhySection } from "./why/WhySection.tsx";
import { YearSection } from "./year/YearSection.tsx";

interface DesignToolProps {
  locale: Locale;
  words: DesignWords;
  duty: Duty;
  /** A section has changed the duty: form, results and address follow. */
  onDuty: (duty: Duty) => void;
}

// What draws much is drawn again only when its own figures change.
const Why = memo(WhySection);
const Curves = memo(CurvesSection);
const Share = memo(ShareSection);

const sections: readonly ToolSection[] = [
  { key: "result", id: "result" },
  { key: "units", id: "design-units" },
  { key: "why", id: "design-why" },
  { key: "curves", id: "design-curves" },
  { key: "place", id: "design-place" },
  { key: "choice", id: "design-choice" },
  { key: "water", id: "design-water" },
  { key: "year", id: "design-year" },
  { key: "compare", id: "design-compare" },
  { key: "share", id: "share" },
];

/**
 * What an engineer does with a result: why it is so, how it changes, which towers, how much water, and passing it on.
 * Sections follow a change of duty or units one after the other, so that no drag or key press waits for all of them.
 */
export function DesignTool({ locale, words, duty, onDuty }: DesignToolProps) {
  const heading = useId();
  useEffect(takeWayAlong, []);
  const { value: units, set: setUnits } = useUnitChoice();
  const [site, setSite] = useSite(duty, onDuty);
  const place = site.place === undefined ? undefined : placeByKey(site.place);
  const [chosen, setChosen] = useState<ChosenTower>();
  const [water, setWater] = useState(waterEntry);
  const [year, setYear] = useState<PlannedYear>();
  const now = useFigures(duty, units);
  const later = useFigures(useDeferredValue(duty), useDeferredValue(units));
  const { nominalCRT } = selection(later.duty.flowRate, later.capacity.finalCRT);
  const towerCRT = useDeferredValue(chosen?.crt ?? nominalCRT);
  const plan = useMemo(
    () => availablePlan(later.duty, { site, place, tower: chosen, water, unit: units.temperature, year }),
    [later.duty, site, place, chosen, water, units.temperature, year],
  );
  return (
    <section aria-labelledby={heading} className="min-w-0 lg:col-span-2">
      <div className="mb-6 grid gap-x-10 gap-y-2 lg:grid-cols-[5fr_7fr]">
        <h2 id={heading} className="heading-2">
          {words.tool.title}
        </h2>
        <p className="max-w-[44em] text-muted">{words.tool.lead}</p>
      </div>
      <ToolNavigation
        label={words.tool.navigation.label}
        sections={sections}
        words={words.tool.navigation.sections}
      />
      <UnitsBar locale={locale} words={words.units} {...now} onUnits={setUnits} />
      <Why locale={locale} words={words.why} names={words.figures} {...later} />
      <Curves locale={locale} words={words.curves} {...later} towerCRT={towerCRT} />
      <PlaceSection locale={locale} words={words.place} {...now} site={site} onSite={setSite} />
      <ChoiceSection locale={locale} words={words.choice} {...later} chosen={chosen} onChoose={setChosen} />
      <WaterSection
        locale={locale}
        words={words.water}
        {...later}
        place={place}
        entry={water}
        onEntry={setWater}
      />
      <YearSection
        locale={locale}
        words={words.year}
        drawing={words.curves.drawing}
        {...later}
        place={place}
        towerCRT={towerCRT}
        onYear={setYear}
      />
      <CompareSection
        locale={locale}
        words={words.compare}
        names={words.figures}
        {...later}
        onDuty={onDuty}
      />
      <Share locale={locale} words={words.share} {...later} plan={plan} />
    </section>
  );
}

function useFigures<Units>(duty: Duty, units: Units) {
  return { duty, units, capacity: useMemo(() => capacity(duty), [duty]) };
}
