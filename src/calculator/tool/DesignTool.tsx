import { type FocusEvent, memo, useDeferredValue, useEffect, useId, useMemo } from "react";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import { carryJourney } from "#web/journey/journey.ts";
import type { TowerKind } from "../engine/design/tower-kind.ts";
import type { Duty } from "../engine/duty/duty.ts";
import { capacity } from "../engine/method/capacity.ts";
import { selection } from "../engine/method/selection.ts";
import type { UnitChoice } from "../figures/measures.ts";
import { selectionAddresses } from "../selection/addresses.ts";
import type { SelectionTexts } from "../selection/selection-texts.ts";
import { type Plan, planTexts } from "../sheet/plan/plan.ts";
import type { PlanTexts } from "../sheet/plan/plan-reader.ts";
import type { DesignWords } from "../words/design-words.ts";
import { shortfallText, towersLine } from "../words/verdict/verdict-text.ts";
import { ShortfallNote } from "./chart/shortfall-note.ts";
import { ChoiceSection } from "./choice/ChoiceSection.tsx";
import type { ChosenTower } from "./choice/choice-rows.ts";
import { CompareSection } from "./compare/CompareSection.tsx";
import { CurvesSection } from "./curves/CurvesSection.tsx";
import { PlaceSection } from "./place/PlaceSection.tsx";
import { changedPlan } from "./share/available-plan.ts";
import { ShareSection } from "./share/ShareSection.tsx";
import { UnitsBar } from "./units/UnitsBar.tsx";
import { useUnitChoice } from "./units/unit-choice.ts";
import { useChoices, usePlan } from "./use-choices.ts";
import { WaterSection } from "./water/WaterSection.tsx";
import { WhySection } from "./why/WhySection.tsx";
import { YearSection } from "./year/YearSection.tsx";

/** Chosen towers: their text, shortfall and kind. */
export interface TowersView {
  line: string;
  isShort: boolean;
  kind: TowerKind;
}

interface DesignToolProps {
  locale: Locale;
  words: DesignWords;
  duty: Duty;
  selection: SelectionTexts;
  /** Called when the choices change, so that the address and the links follow. */
  onPlan: (plan: PlanTexts, towers: TowersView | "unchanged" | undefined) => void;
  /** Called when a section changes the duty, so that the form, the results and the address follow. */
  onDuty: (duty: Duty) => void;
}

// Memoized: drawing is expensive, so each section renders again only when its own figures change.
const Why = memo(WhySection);
const Curves = memo(CurvesSection);
const Share = memo(ShareSection);

/**
 * Design tool: derivation of the size, curves, towers, water, year and sharing. A change of duty or units
 * reaches the sections one after the other, so that no drag or key press waits for all of them.
 */
export function DesignTool({ locale, words, duty, selection: carried, onDuty, onPlan }: DesignToolProps) {
  const heading = useId();
  useEffect(carryJourney, []);
  const { value: units, set: setUnits } = useUnitChoice();
  const choices = useChoices(duty, units, onDuty);
  const { unread, site, setSite, place, chosen, choose, water, setWater, setYear, brought } = choices;
  const now = useFigures(duty, units);
  const later = { locale, ...useFigures(useDeferredValue(duty), useDeferredValue(units)) };
  const { nominalCRT } = selection(later.duty.flowRate, later.capacity.finalCRT);
  const towerCRT = choices.drawn?.crt ?? nominalCRT;
  const { plan, yearWater } = usePlan(later.duty, choices.all);
  const { method, quotation } = selectionAddresses(locale, carried);
  const shown = useCarriedPlan(locale, { ...later, plan, chosen, awaited: choices.awaited }, onPlan);
  return (
    <section aria-labelledby={heading} className="mt-4 min-w-0" {...whileSliding}>
      <Head words={words} id={heading} />
      <Unread words={words} names={unread} />
      <ChoiceSection
        words={words.choice}
        {...later}
        chosen={chosen}
        opened={choices.awaited}
        quotation={quotation}
        onChoose={choose}
      />
      <PlaceSection
        locale={locale}
        words={words.place}
        {...now}
        {...{ site, onDuty }}
        isOpen={brought.site}
        onSite={setSite}
      />
      <ShortfallNote value={typeof shown === "object" && shown.isShort ? shown.line : undefined}>
        <YearSection
          words={words.year}
          drawing={words.curves.drawing}
          {...later}
          place={place}
          towerCRT={towerCRT}
          fanKilowatts={choices.drawn?.fanKilowatts}
          water={yearWater}
          {...choices.pricing}
          opened={choices.openedYear}
          onYear={setYear}
        />
        <WaterSection
          words={words.water}
          {...later}
          place={place}
          entry={water}
          isOpen={brought.water}
          onEntry={setWater}
        />
        <Curves words={words.curves} {...later} towerCRT={towerCRT} />
        <Why words={words.why} names={words.figures} {...later} method={method} />
        <CompareSection words={words.compare} names={words.figures} {...later} onDuty={onDuty} />
      </ShortfallNote>
      <UnitsBar locale={locale} words={words.units} {...now} onUnits={setUnits} />
      <Share words={words.share} {...later} plan={plan} selection={carried} />
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

function Unread({ words, names }: { words: DesignWords; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p role="status" className="mb-6 border-notice border-l-4 bg-notice-soft px-4 py-3 text-compact">
      {fill(words.tool.unread, { names: names.join(", ") })}
    </p>
  );
}

interface CarriedPlan {
  duty: Duty;
  units: UnitChoice;
  plan: Plan;
  chosen: ChosenTower | undefined;
  awaited: Plan["tower"];
}

/**
 * Reports the choices that differ from the defaults, and returns the towers view; chosen towers stay in it
 * while their size is on request.
 */
function useCarriedPlan(
  locale: Locale,
  { duty, units, plan, chosen, awaited }: CarriedPlan,
  onPlan: DesignToolProps["onPlan"],
): TowersView | "unchanged" | undefined {
  const texts = JSON.stringify(planTexts({ ...changedPlan(plan), tower: chosen ?? awaited }));
  const shown = useMemo(() => {
    if (!chosen) return awaited && "unchanged";
    const towers = { ...chosen, crt: chosen.crt / chosen.units };
    return {
      line: towersLine(locale, chosen.model, towers, duty, units),
      isShort: shortfallText(locale, towers, duty) !== undefined,
      kind: chosen.kind,
    };
  }, [locale, duty, units, chosen, awaited]);
  useEffect(() => onPlan(JSON.parse(texts), shown), [texts, shown, onPlan]);
  return shown;
}

function useFigures<Units>(duty: Duty, units: Units) {
  return { duty, units, capacity: useMemo(() => capacity(duty), [duty]) };
}
