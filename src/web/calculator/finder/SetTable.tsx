import { useId } from "react";
import type { FinderWords } from "#content/calculator/finder/finder.ts";
import { quantityText, type UnitChoice } from "#content/figures/measures.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { selectionQuery } from "#documents/selection/selection-texts.ts";
import type { Duty } from "#engine/duty/duty.ts";
import type { TowerSet } from "#engine/finder/finder.ts";
import {
  type LimitedFigure,
  limitedFigureNames,
  limitedFigures,
  type TowerPreferences,
} from "#engine/finder/preferences.ts";
import { figureLabel, figureText, oneOutText } from "#web/finder/set-texts.ts";
import { setTexts } from "./chosen-tower.ts";

export interface SetTableProps {
  words: FinderWords;
  sets: readonly TowerSet[];
  duty: Duty;
  preferences: TowerPreferences;
  units: UnitChoice;
  /** Names of low-noise options in the language, by those that are stored. */
  options: Readonly<Record<string, string>>;
  isChosen: (set: TowerSet) => boolean;
  onChoose: (set: TowerSet) => void;
  /** Address with the set chosen, without script. */
  hrefOf: (set: TowerSet) => string;
}

interface ShownFigure {
  key: string;
  label: string;
  text: string;
}

/**
 * Table of tower sets; a chosen row sets the towers of documents and curves. In narrow viewports a row is a card with the three figures
 * that matter most, and the rest unfolds.
 */
export function SetTable(props: SetTableProps) {
  const { words, sets, preferences } = props;
  const name = useId();
  const [first] = sets;
  if (!first) return null;
  const brief = briefFigures(preferences);
  return (
    <table className="w-full border-ink border-t-2 text-compact max-lg:block max-lg:*:block">
      <thead className="max-lg:hidden!">
        <tr className="border-line border-b align-bottom text-small text-muted leading-snug">
          <th scope="col" className="py-2.5 pr-2 text-left font-medium">
            {words.columns.model}
          </th>
          {figuresOf(props, first).map(({ key, label }) => (
            <th key={key} scope="col" className="py-2.5 pl-3 text-right font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sets.map((set) => (
          <SetRow key={keyOf(set)} {...props} {...{ name, set, brief }} />
        ))}
      </tbody>
    </table>
  );
}

function keyOf({ tower, towerCount, option }: TowerSet): string {
  return [tower.series, tower.model.name, towerCount, option?.kind].join(" ");
}

/** Keys of a card's figures: the sorted one, the limited ones, then height, weight, sound and capability. */
function briefFigures(preferences: TowerPreferences): ReadonlySet<string> {
  const limited = limitedFigureNames.filter((name) => preferences[limitedFigures[name]] !== undefined);
  const all = [preferences.order, ...limited, "height", "weight", "sound", "capability"].filter(
    (name) => name !== "towers",
  );
  return new Set([...new Set(all)].slice(0, 3));
}

function figuresOf({ words, duty, preferences, units }: SetTableProps, set: TowerSet): ShownFigure[] {
  const { columns } = words;
  const of = (key: LimitedFigure) => ({
    key,
    label: figureLabel(words, key, preferences, units),
    text: figureText(set, key, units),
  });
  return [
    { key: "installed", label: columns.installed, text: quantityText(set.installedCRT, "size", units) },
    {
      key: "capability",
      label: columns.capability,
      text: `${enteredFigure(Math.round(set.capabilityPercent))}%`,
    },
    ...limitedFigureNames.map(of),
    { key: "oneOut", label: columns.oneOut, text: oneOutText(words, set, duty, units) },
  ];
}

interface SetRowProps extends SetTableProps {
  name: string;
  set: TowerSet;
  brief: ReadonlySet<string>;
}

function SetRow(props: SetRowProps) {
  const { words, set, brief } = props;
  const figures = figuresOf(props, set);
  return (
    <tr className="border-line border-b max-lg:relative max-lg:grid max-lg:grid-cols-3 max-lg:pb-1 has-checked:bg-mist">
      <th scope="row" className="pr-2 text-left font-semibold max-lg:col-span-3 max-lg:pr-18">
        <Name {...props} />
      </th>
      {figures.map(({ key, label, text }) => (
        <td
          key={key}
          className={`figures py-1.5 pl-3 text-right lg:whitespace-nowrap max-lg:pr-2 max-lg:pl-0 max-lg:text-left ${brief.has(key) ? "" : "max-lg:hidden"} ${key === "oneOut" ? "lg:whitespace-normal lg:max-w-36" : ""}`}
        >
          <span className="block text-muted text-small lg:hidden">{label}</span>
          {text}
        </td>
      ))}
      <td className="max-lg:col-span-3 lg:hidden">
        <details className="group print:not-open:hidden">
          <summary className="absolute top-0 right-0 flex min-h-11 cursor-pointer items-center text-action text-note print:hidden">
            {words.details}
          </summary>
          <dl className="figures grid grid-cols-2 gap-x-4 gap-y-2 pt-1 pb-3 text-note">
            {figures
              .filter(({ key }) => !brief.has(key))
              .map(({ key, label, text }) => (
                <div key={key}>
                  <dt className="text-muted">{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </dl>
        </details>
      </td>
    </tr>
  );
}

/** Towers, their kind and option, with the radio that chooses them; without script a link does. */
function Name({ words, set, name, options, isChosen, onChoose, hrefOf }: SetRowProps) {
  const { tower, option, towerCount, running, basis } = set;
  const kind = words.kinds[tower.kind];
  const notes = [
    basis === "estimated" ? `${kind}, ${words.estimated}` : kind,
    ...(option ? [options[option.kind] ?? option.kind] : []),
    ...(running < towerCount ? [fill(words.running, { running })] : []),
  ];
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1 leading-tight">
        <input
          type="radio"
          name={name}
          value={selectionQuery(setTexts(set))}
          checked={isChosen(set)}
          onChange={() => onChoose(set)}
          className="script-only size-4.5 shrink-0 accent-action print:hidden"
        />
        <span>
          <span className="figures whitespace-nowrap">
            {fill(words.units, { units: towerCount, model: tower.model.name })}
          </span>{" "}
          <span className="font-normal text-muted text-small">{notes.join(", ")}</span>
        </span>
      </label>
      <a href={hrefOf(set)} className="no-script-only inline-flex min-h-11 items-center text-link text-note">
        {words.choose}
      </a>
    </>
  );
}
