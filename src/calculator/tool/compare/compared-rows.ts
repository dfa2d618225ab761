import { threeDecimals } from "#content/figures.ts";
import { capacity } from "../../engine/method/capacity.ts";
import { selection } from "../../engine/method/selection.ts";
import type { CompareWords } from "../../words/ko/compare.ts";
import type { UnitChoice } from "../section-props.ts";
import {
  capacityFigure,
  capacitySigns,
  differenceText,
  flowFigure,
  flowSigns,
  signed,
  temperatureFigure,
  temperatureSigns,
} from "../units/measure.ts";
import type { KeptDuty } from "./kept-duties.ts";

/** One quantity of all the kept duties. */
export interface ComparedRow {
  key: keyof CompareWords["rows"];
  unit: string;
  cells: {
    text: string;
    /** Against the first duty; absent for the first, and where nothing differs. */
    difference: string | undefined;
  }[];
}

type Values = Record<keyof CompareWords["rows"], number>;

/** Every quantity, inputs first, in the visitor's units. */
export function comparedRows(kept: readonly KeptDuty[], units: UnitChoice): ComparedRow[] {
  const columns = kept.map(valuesOf);
  const [first] = columns;
  if (first === undefined) return [];
  const { temperature } = units;
  const degree = temperatureSigns[temperature];
  const span = (kelvin: number) => differenceText(kelvin, temperature).replace(` ${degree}`, "");
  const row = (
    key: ComparedRow["key"],
    unit: string,
    write: (value: number) => string,
    writeDifference = write,
  ): ComparedRow => ({
    key,
    unit,
    cells: columns.map((column) => ({
      text: write(column[key]),
      difference: differenceOf(column[key] - first[key], writeDifference),
    })),
  });
  const flow = (value: number) => flowFigure(value, units.flow);
  const degrees = (value: number) => temperatureFigure(value, temperature);
  const size = (value: number) => capacityFigure(value, units.capacity);
  const sizeSign = capacitySigns[units.capacity];
  return [
    row("flowRate", flowSigns[units.flow], flow),
    row("hotWaterTemp", degree, degrees, span),
    row("coldWaterTemp", degree, degrees, span),
    row("wetBulbTemp", degree, degrees, span),
    row("range", degree, span),
    row("approach", degree, span),
    row("basicCRT", sizeSign, size),
    row("correctionFactor", "", threeDecimals),
    row("finalCRT", sizeSign, size),
    row("selectionCRT", sizeSign, size),
  ];
}

function valuesOf({ duty }: KeptDuty): Values {
  const { operatingPoint: _, ...result } = capacity(duty);
  const { selectionCRT } = selection(duty.flowRate, result.finalCRT);
  return { ...duty, ...result, selectionCRT };
}

function differenceOf(value: number, write: (value: number) => string): string | undefined {
  const text = signed(value, write);
  return /^[+−]/.test(text) ? text : undefined;
}
