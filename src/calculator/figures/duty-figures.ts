import type { Locale, Localized } from "#domain/locale.ts";
import { crtFlowRate } from "../engine/method/heat-load.ts";
import { type Result, waterDecides } from "../engine/method/result.ts";
import { type Figure, type FixedUnit, standardUnits, told, type UnitChoice } from "./measures.ts";

/** Where a figure is shown; a table for each, its rows in the order of `dutyFigures`. */
export type FigurePlace =
  | "results"
  | "results-size"
  | "sheet-duty"
  | "sheet-results"
  | "sheet-operating-point"
  | "comparison";

export interface DutyFigure extends Figure<Result> {
  /** As the design tool calls it: short, and without a unit that can be switched there. */
  toolLabel?: Localized<string>;
  note?: Localized<string>;
  shown: readonly FigurePlace[];
  /** Where it is shown besides if the tower must be larger for the water than for the heat. */
  shownIfWaterDecides?: readonly FigurePlace[];
  /** The same as the figure above in another unit: it needs no label of its own. */
  continues?: true;
}

const ratio: FixedUnit = { unit: "", decimals: 3 };

/**
 * Every figure that follows from a duty, once: how it is read, in which unit with how many decimals, its name, and
 * where it is shown. What the API answers of it stands in the engine's `designOf`.
 */
export const dutyFigures = {
  flowRate: {
    value: ({ duty }) => duty.flowRate,
    in: "flow",
    label: { ko: "순환수량", en: "Flow rate" },
    shown: ["comparison"],
  },
  hotWaterTemp: {
    value: ({ duty }) => duty.hotWaterTemp,
    in: "temperature",
    label: { ko: "입구수온", en: "Inlet temperature" },
    toolLabel: { ko: "입구수온", en: "Inlet" },
    shown: ["sheet-duty", "comparison"],
  },
  coldWaterTemp: {
    value: ({ duty }) => duty.coldWaterTemp,
    in: "temperature",
    label: { ko: "출구수온", en: "Outlet temperature" },
    toolLabel: { ko: "출구수온", en: "Outlet" },
    shown: ["sheet-duty", "comparison"],
  },
  wetBulbTemp: {
    value: ({ duty }) => duty.wetBulbTemp,
    in: "temperature",
    label: { ko: "습구온도", en: "Wet bulb temperature" },
    toolLabel: { ko: "습구온도", en: "Wet bulb" },
    shown: ["sheet-duty", "comparison"],
  },
  range: {
    value: ({ capacity }) => capacity.range,
    in: "difference",
    label: { ko: "온도차(레인지)", en: "Range" },
    note: { ko: "입구수온 - 출구수온", en: "inlet - outlet" },
    shown: ["results", "sheet-duty", "comparison"],
  },
  approach: {
    value: ({ capacity }) => capacity.approach,
    in: "difference",
    label: { ko: "어프로치", en: "Approach" },
    note: { ko: "출구수온 - 습구온도", en: "outlet - wet bulb" },
    shown: ["results", "sheet-duty", "comparison"],
  },
  basicCRT: {
    value: ({ capacity }) => capacity.basicCRT,
    in: "size",
    label: { ko: "기본 CRT", en: "Basic CRT" },
    toolLabel: { ko: "기본 용량", en: "Basic size" },
    note: { ko: "열량만 따진 톤수", en: "the heat alone" },
    shown: ["results", "sheet-results", "comparison"],
  },
  correctionFactor: {
    value: ({ capacity }) => capacity.correctionFactor,
    in: ratio,
    label: { ko: "보정계수", en: "Correction factor" },
    note: { ko: "표준 조건에서 1", en: "1 at standard conditions" },
    shown: ["results", "sheet-results", "comparison"],
  },
  finalCRT: {
    value: ({ capacity }) => capacity.finalCRT,
    in: "size",
    label: { ko: "최종 CRT", en: "Final CRT" },
    toolLabel: { ko: "최종 용량", en: "Final size" },
    note: { ko: "이 조건에 필요한 표준 톤수", en: "standard tons this duty needs" },
    shown: ["sheet-results", "comparison"],
  },
  hydraulicCRT: {
    value: ({ selected }) => selected.hydraulicCRT,
    in: "size",
    label: { ko: "수량 기준 최소 CRT", en: "Least CRT for the water" },
    note: { ko: "CRT당 1.17 m³/h까지 흘릴 때", en: "at 1.17 m³/h per CRT" },
    shown: [],
    shownIfWaterDecides: ["results-size"],
  },
  selectionCRT: {
    value: ({ selected }) => selected.selectionCRT,
    in: "size",
    label: { ko: "선정 기준 CRT", en: "Selection CRT" },
    toolLabel: { ko: "선정 기준 용량", en: "Selection size" },
    note: { ko: "열량과 수량 가운데 큰 쪽", en: "the larger of heat and water" },
    shown: ["comparison"],
    shownIfWaterDecides: ["results-size", "sheet-results"],
  },
  nominalCRT: {
    value: ({ selected }) => selected.nominalCRT,
    in: "nominalSize",
    label: { ko: "선정 용량", en: "Size to select" },
    note: { ko: "소수점 이하 올림", en: "rounded up" },
    shown: ["results-size", "sheet-results"],
  },
  kilowatts: {
    value: ({ heat }) => heat.kilowatts,
    in: { unit: "kW", decimals: 1 },
    label: { ko: "방열량", en: "Heat rejected" },
    shown: ["results", "sheet-results"],
  },
  kcalPerHour: {
    value: ({ heat }) => heat.kcalPerHour,
    in: { unit: "kcal/h", decimals: 0 },
    label: { ko: "방열량", en: "Heat rejected" },
    shown: ["results", "sheet-results"],
    continues: true,
  },
  usrt: {
    value: ({ heat }) => heat.usrt,
    in: { unit: "USRT", decimals: 1 },
    label: { ko: "방열량", en: "Heat rejected" },
    shown: ["results"],
    continues: true,
  },
  lg: {
    value: ({ capacity }) => capacity.operatingPoint.lg,
    in: ratio,
    label: { ko: "수공기비 L/G", en: "Water-to-air ratio L/G" },
    shown: ["sheet-operating-point"],
  },
  kavl: {
    value: ({ capacity }) => capacity.operatingPoint.kavl,
    in: ratio,
    label: { ko: "KaV/L", en: "KaV/L" },
    shown: ["sheet-operating-point"],
  },
  loading: {
    value: ({ capacity }) => capacity.operatingPoint.loading,
    in: ratio,
    label: { ko: "수량 부하", en: "Water loading" },
    shown: ["sheet-operating-point"],
  },
  waterPerCRT: {
    value: ({ capacity }) => crtFlowRate * capacity.operatingPoint.loading,
    in: { unit: "m³/h", decimals: 3 },
    label: { ko: "CRT당 수량", en: "Water per CRT" },
    shown: ["sheet-operating-point"],
  },
  leavingAirTemp: {
    value: ({ capacity }) => capacity.operatingPoint.leavingAirTemp,
    in: "temperature",
    label: { ko: "토출 공기 온도", en: "Leaving air" },
    shown: ["sheet-operating-point"],
  },
} satisfies Record<string, DutyFigure>;

/** A row of a table of figures, as it is written. */
export interface FigureRow {
  key: string;
  /** Empty for a second figure of the row above. */
  label: string;
  note: string | undefined;
  /** One for each result. */
  figures: string[];
}

/** The figures of a place, of one result or of several side by side. The first says whether the water decides. */
export function figureRows(
  place: FigurePlace,
  locale: Locale,
  results: readonly [Result, ...Result[]],
  units: UnitChoice = standardUnits,
): FigureRow[] {
  return figuresIn(place, results[0]).map(([key, { value, in: as, label, note, continues }]) => ({
    key,
    label: continues ? "" : label[locale],
    note: note?.[locale],
    figures: results.map((result) => told(value(result), as, units)),
  }));
}

/** What a place shows of a result, in order. */
export function figuresIn(place: FigurePlace, result: Result): [key: string, figure: DutyFigure][] {
  const all: [string, DutyFigure][] = Object.entries(dutyFigures);
  const isWater = waterDecides(result);
  return all.filter(
    ([, { shown, shownIfWaterDecides }]) =>
      shown.includes(place) || (isWater && shownIfWaterDecides?.includes(place)),
  );
}
