import { type FocusEvent, memo, useDeferredValue, useEffect, useId, useMemo } from "react";
import type { DesignWords } from "#content/calculator/design-words.ts";
import { fill } from "#content/fill.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import type { SelectionTexts } from "#documents/selection/selection-texts.ts";
import type { SheetJob } from "#documents/sheet/job.ts";
import { type Plan, planTexts } from "#documents/sheet/plan/plan.ts";
import type { PlanTexts } from "#documents/sheet/plan/plan-reader.ts";
import type { Locale } from "#domain/locale.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { capacity } from "#engine/method/capacity.ts";
import { sizeToSelect } from "#engine/method/size-to-select.ts";
import { carryJourney } from "#web/journey/journey.ts";
import { useUnitChoice } from "../../stored/unit-choice.ts";
import type { FinderChoice } from "../finder/chosen-tower.ts";
import { ShortfallNote } from "./chart/shortfall-note.ts";
import { CompareSection } from "./compare/CompareSection.tsx";
import { CurvesSection } from "./curves/CurvesSection.tsx";
import { PlaceSection } from "./place/PlaceSection.tsx";
import { changedPlan } from "./share/available-plan.ts";
import { ShareSection } from "./share/ShareSection.tsx";
import { UnitsBar } from "./units/UnitsBar.tsx";
import { useChoices, usePlan } from "./use-choices.ts";
import { WaterSection } from "./water/WaterSection.tsx";
import { WhySection } from "./why/WhySection.tsx";
import { YearSection } from "./year/YearSection.tsx";

interface DesignToolProps {
  locale: Locale;
  words: DesignWords;
  duty: Duty;
  selection: SelectionTexts;
  /** Towers chosen in the finder, and the sentence on them where they fall short. */
  chosen: FinderChoice | undefined;
  shortfall: string | undefined;
  /** Called when the choices change, so that the address and the links follow. */
  onPlan: (plan: PlanTexts) => void;
  onJob: (job: SheetJob) => void;
  /** Called when a section changes the duty, so that the form, the results and the address follow. */
  onDuty: (duty: Duty, writesAllBoxes?: boolean) => void;
}

// Memoized: drawing is expensive, so each section renders again only when its own figures change.
const Why = memo(WhySection);
const Curves = memo(CurvesSection);
const Share = memo(ShareSection);

/**
 * Design tool: derivation of the size, curves, towers, water, year and sharing. A change of duty or units
 * reaches the sections one after the other, so that no drag or key press waits for all of them.
 */
export function DesignTool(props: DesignToolProps) {
  const { locale, words, duty, selection: carried, chosen, shortfall, onDuty, onPlan } = props;
  const heading = useId();
  useEffect(carryJourney, []);
  const { value: units, set: setUnits } = useUnitChoice();
  const choices = useChoices(duty, units, chosen, onDuty);
  const { rejected, site, setSite, place, water, setWater, setYear, isInAddress } = choices;
  const now = useFigures(duty, units);
  const later = { locale, ...useFigures(useDeferredValue(duty), useDeferredValue(units)) };
  const { nominalCRT } = sizeToSelect(later.duty.flowRate, later.capacity.finalCRT);
  const towerCRT = choices.drawn?.runningCRT ?? nominalCRT;
  const { plan, yearWater } = usePlan(later.duty, choices.all);
  const { method } = selectionAddresses(locale, carried);
  useCarriedPlan(plan, chosen, onPlan);
  return (
    <section aria-labelledby={heading} className="mt-4 min-w-0" {...whileSliding}>
      <Head words={words} id={heading} />
      <RejectedNames words={words} names={rejected} />
      <PlaceSection
        locale={locale}
        words={words.place}
        {...now}
        {...{ site, onDuty }}
        isOpen={isInAddress.site}
        onSite={setSite}
      />
      <ShortfallNote value={shortfall}>
        <YearSection
          words={words.year}
          drawing={words.curves.drawing}
          {...later}
          place={place}
          towerCRT={towerCRT}
          fanKilowatts={choices.drawn?.fanKilowatts}
          water={yearWater}
          {...choices.pricing}
          yearOfAddress={choices.yearOfAddress}
          onYear={setYear}
        />
        <WaterSection
          words={words.water}
          {...later}
          place={place}
          entry={water}
          isOpen={isInAddress.water}
          onEntry={setWater}
        />
        <Curves words={words.curves} {...later} towerCRT={towerCRT} />
        <Why words={words.why} names={words.figures} {...later} method={method} />
        <CompareSection words={words.compare} names={words.figures} {...later} onDuty={onDuty} />
      </ShortfallNote>
      <UnitsBar locale={locale} words={words.units} {...now} onUnits={setUnits} />
      <Share words={words.share} {...later} plan={plan} selection={carried} onJob={props.onJob} />
    </section>
  );
}

function Head({ words: { tool }, id }: { words: DesignWords; id: string }) {
  return (
    <div className="mb-6 grid gap-x-10 gap-y-2 lg:grid-cols-[5fr_7fr]">
      <h2 id={id} className="heading-2">
        {tool.title}
      </h2>
      <p className="max-w-[44em] text-muted">{tool.lead}</p>
    </div>
  );
}

/**
 * While a slider has the focus, off-screen sections are neither laid out nor painted, which halves the
 * response time of a key press. The state changes only after the focusing event has been handled.
 */
const whileSliding = {
  onFocus: ({ currentTarget: { dataset }, target }: FocusEvent<HTMLElement>) => {
    if (target.matches('[type="range"]')) setTimeout(() => (dataset.sliding = ""));
  },
  onBlur: ({ currentTarget: { dataset } }: FocusEvent<HTMLElement>) => {
    setTimeout(() => delete dataset.sliding);
  },
};

function RejectedNames({ words, names }: { words: DesignWords; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p
      role="status"
      className="mb-6 rounded-button border border-notice bg-notice-soft px-4 py-3 text-compact"
    >
      {fill(words.tool.unread, { names: names.join(", ") })}
    </p>
  );
}

/** Reports the choices that differ from the defaults; chosen towers stay in them while their size is on request. */
function useCarriedPlan(
  plan: Plan,
  chosen: FinderChoice | undefined,
  onPlan: DesignToolProps["onPlan"],
): void {
  const tower = chosen && { model: chosen.model, towerCount: chosen.towerCount };
  const quiet = chosen?.lowNoiseOption;
  const texts = JSON.stringify({ ...planTexts({ ...changedPlan(plan), tower }), quiet });
  useEffect(() => onPlan(JSON.parse(texts)), [texts, onPlan]);
}

function useFigures<Units>(duty: Duty, units: Units) {
  return { duty, units, capacity: useMemo(() => capacity(duty), [duty]) };
}
