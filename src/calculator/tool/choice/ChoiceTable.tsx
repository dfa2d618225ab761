import { useId, useState } from "react";
import { fill } from "#content/fill.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import type { TowerChoice } from "../../engine/design/tower-choice.ts";
import { choiceFigures } from "../../figures/choice-figures.ts";
import { capacitySigns, measured, told, type UnitChoice } from "../../figures/measures.ts";
import type { ChoiceWords } from "../../words/findings.ts";
import { type ChosenTower, isChosen, rowsAtFirst, towersOf } from "./choice-rows.ts";

interface ChoiceTableProps {
  words: ChoiceWords;
  rows: readonly TowerChoice[];
  units: UnitChoice;
  chosen: ChosenTower | undefined;
  isSample: boolean;
  onChoose: (tower: ChosenTower) => void;
}

/** In the narrowest viewports a row has two lines: the towers, then their four figures. */
const twoLines = "max-[23rem]:grid max-[23rem]:grid-cols-4";
const firstLine = "max-[23rem]:col-span-4";

/**
 * Table of tower sets: the first few at once, the rest on demand; a chosen row sets the tower of the curves.
 */
export function ChoiceTable({ words, rows, units, chosen, isSample, onChoose }: ChoiceTableProps) {
  const name = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, rowsAtFirst);
  const { columns } = words;
  const heads = [
    ...choiceFigures.map(({ key, in: as }) =>
      as === "nominalSize" ? `${columns[key]} (${capacitySigns[units.capacity]})` : columns[key],
    ),
    columns.spare,
  ];
  return (
    <>
      <table className="w-full border-ink border-t-2 text-compact max-[23rem]:block max-[23rem]:*:block max-sm:text-note">
        {isSample && (
          <caption className="mb-3 text-left text-note text-muted">
            <strong className="mr-2 rounded-[3px] bg-notice-soft px-2 py-1 font-semibold text-small text-notice">
              {words.sample}
            </strong>
            {words.sampleNote}
          </caption>
        )}
        <thead>
          <tr className={`border-line border-b align-bottom text-small text-muted leading-snug ${twoLines}`}>
            <th scope="col" className={`py-2.5 pr-2 text-left font-medium ${firstLine}`}>
              {columns.model}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2.5 pl-3 text-right font-medium max-sm:pl-1.5">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <ChoiceRow
              key={row.model.name}
              name={name}
              words={words}
              row={row}
              units={units}
              isChosen={isChosen(row, chosen)}
              onChoose={() => onChoose(towersOf(row.model, row.units))}
            />
          ))}
        </tbody>
      </table>
      {rows.length > rowsAtFirst && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className={buttonClass("secondary", "mt-4 max-sm:w-full")}
        >
          {isWhole
            ? fill(words.fewer, { count: rowsAtFirst })
            : fill(words.more, { count: rows.length - rowsAtFirst })}
        </button>
      )}
    </>
  );
}

interface ChoiceRowProps {
  name: string;
  words: ChoiceWords;
  row: TowerChoice;
  units: UnitChoice;
  isChosen: boolean;
  onChoose: () => void;
}

function ChoiceRow({ name, words, row, units, isChosen, onChoose }: ChoiceRowProps) {
  const { model } = row;
  const figures = [
    ...choiceFigures.map(({ key, value, in: as }) => ({
      key,
      text: as === "nominalSize" ? measured(value(row), as, units).figure : told(value(row), as, units),
    })),
    { key: "spare", text: fill(words.spareUnits, { spare: row.spare }) },
  ];
  return (
    <tr className={`border-line border-b has-checked:bg-mist ${twoLines}`}>
      <th scope="row" className={`pr-2 text-left font-semibold ${firstLine}`}>
        <label className="flex min-h-12 cursor-pointer items-center gap-2.5 py-1.5 max-sm:gap-2 leading-tight">
          <input
            type="radio"
            name={name}
            checked={isChosen}
            onChange={onChoose}
            className="size-4.5 shrink-0 accent-action"
          />
          <span>
            <span className="figures whitespace-nowrap">
              {fill(words.units, { units: row.units, model: model.name })}
            </span>{" "}
            <span className="font-normal text-small text-muted max-sm:block">
              {row.basis === "estimated"
                ? `${words.kinds[model.kind]}, ${words.estimated}`
                : words.kinds[model.kind]}
            </span>
          </span>
        </label>
      </th>
      {figures.map(({ key, text }) => (
        <td key={key} className="whitespace-nowrap pl-3 text-right max-[23rem]:pb-2.5 max-sm:pl-1.5">
          {text}
        </td>
      ))}
    </tr>
  );
}
