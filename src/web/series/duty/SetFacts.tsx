import { finderWords } from "#content/calculator/finder/finder.ts";
import type { UnitChoice } from "#content/figures/measures.ts";
import type { Locale } from "#domain/locale.ts";
import { dutyOf } from "#engine/finder/finder.ts";
import { limitedFigureNames } from "#engine/finder/preferences.ts";
import { figureLabel, figureText, oneOutText } from "#web/finder/set-texts.ts";
import { InUnits } from "../units/UnitChoice.tsx";
import { unitsOf } from "../units/unit-system.ts";
import { type Fitting, preferencesOf, towerNeed } from "./fitting.ts";
import type { Need } from "./need.ts";

interface SetFactsProps {
  locale: Locale;
  need: Need;
  fitting: Fitting;
}

/** Figures of a set of towers as a whole, and with one tower out. */
export function SetFacts({ locale, need, fitting }: SetFactsProps) {
  const words = finderWords[locale];
  const needed = towerNeed(need);
  const preferences = preferencesOf(need);
  const stated = limitedFigureNames.filter((name) => fitting.figures[name] !== undefined);
  const inUnits = (text: (units: UnitChoice) => string) => (
    <InUnits metric={text(unitsOf.metric)} imperial={text(unitsOf.imperial)} />
  );
  const facts = [
    ...stated.map((name) => ({
      name,
      label: inUnits((units) => figureLabel(words, name, preferences, units)),
      figure: inUnits((units) => figureText(fitting, name, units)),
    })),
    ...(needed && fitting.towerCount > 1
      ? [
          {
            name: "oneOut",
            label: words.columns.oneOut,
            figure: inUnits((units) => oneOutText(words, fitting, dutyOf(needed), units)),
          },
        ]
      : []),
  ];
  return (
    <dl className="figures mt-2 flex flex-wrap gap-x-6 gap-y-1 text-compact">
      {facts.map(({ name, label, figure }) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
