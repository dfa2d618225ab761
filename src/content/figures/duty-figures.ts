import type { Localized } from "#domain/locale.ts";
import { crtFlowRate } from "#engine/method/heat-load.ts";
import type { Result } from "#engine/method/result.ts";
import type { Figure, FixedUnit } from "./figure.ts";

/** Tables that show a figure; each has its rows in the order of `dutyFigures`. */
export type FigureSlot =
  | "results"
  | "results-size"
  | "sheet-duty"
  | "sheet-results"
  | "sheet-operating-point"
  | "comparison";

export interface DutyFigure extends Figure<Result> {
  shown: readonly FigureSlot[];
  /** Further tables if the flow determines the size. */
  shownIfFlowLimited?: readonly FigureSlot[];
  /** Further tables if the site lies above sea level. */
  shownAboveSeaLevel?: readonly FigureSlot[];
  /** Has the digits with which it was entered: see `formatAsEntered`. */
  isEntered?: true;
  /** The figure above in another unit, without a label of its own. */
  continues?: true;
}

const ratio: FixedUnit = { unit: "", decimals: 3 };

/**
 * Every figure that follows from a duty: its source, unit, decimals and tables. Its names are below; the
 * API's response is defined in the engine's `designOf`.
 */
export const dutyFigures = {
  flowRate: {
    value: ({ duty }) => duty.flowRate,
    in: "flow",
    isEntered: true,
    shown: ["sheet-duty", "comparison"],
  },
  hotWaterTemp: {
    value: ({ duty }) => duty.hotWaterTemp,
    in: "temperature",
    isEntered: true,
    shown: ["sheet-duty", "comparison"],
  },
  coldWaterTemp: {
    value: ({ duty }) => duty.coldWaterTemp,
    in: "temperature",
    isEntered: true,
    shown: ["sheet-duty", "comparison"],
  },
  wetBulbTemp: {
    value: ({ duty }) => duty.wetBulbTemp,
    in: "temperature",
    isEntered: true,
    shown: ["sheet-duty", "comparison"],
  },
  height: {
    value: ({ duty }) => duty.height ?? 0,
    in: "height",
    shown: [],
    shownAboveSeaLevel: ["results", "sheet-duty", "comparison"],
  },
  range: {
    value: ({ capacity }) => capacity.range,
    in: "difference",
    shown: ["results", "sheet-duty", "comparison"],
  },
  approach: {
    value: ({ capacity }) => capacity.approach,
    in: "difference",
    shown: ["results", "sheet-duty", "comparison"],
  },
  basicCRT: {
    value: ({ capacity }) => capacity.basicCRT,
    in: "size",
    shown: ["results", "sheet-results", "comparison"],
  },
  correctionFactor: {
    value: ({ capacity }) => capacity.correctionFactor,
    in: ratio,
    shown: ["results", "sheet-results", "comparison"],
  },
  finalCRT: {
    value: ({ capacity }) => capacity.finalCRT,
    in: "size",
    shown: ["sheet-results", "comparison"],
  },
  hydraulicCRT: {
    value: ({ sizeToSelect }) => sizeToSelect.hydraulicCRT,
    in: "size",
    shown: [],
    shownIfFlowLimited: ["results-size"],
  },
  selectionCRT: {
    value: ({ sizeToSelect }) => sizeToSelect.selectionCRT,
    in: "size",
    shown: ["comparison"],
    shownIfFlowLimited: ["results-size", "sheet-results"],
  },
  nominalCRT: {
    value: ({ sizeToSelect }) => sizeToSelect.nominalCRT,
    in: "nominalSize",
    shown: ["results-size", "sheet-results"],
  },
  kilowatts: {
    value: ({ heat }) => heat.kilowatts,
    in: { unit: "kW", decimals: 1 },
    shown: ["results", "sheet-results"],
  },
  kcalPerHour: {
    value: ({ heat }) => heat.kcalPerHour,
    in: { unit: "kcal/h", decimals: 0 },
    shown: ["results", "sheet-results"],
    continues: true,
  },
  usrt: {
    value: ({ heat }) => heat.usrt,
    in: { unit: "USRT", decimals: 1 },
    shown: ["results"],
    continues: true,
  },
  lg: {
    value: ({ capacity }) => capacity.operatingPoint.lg,
    in: ratio,
    shown: ["sheet-operating-point"],
  },
  kavl: {
    value: ({ capacity }) => capacity.operatingPoint.kavl,
    in: ratio,
    shown: ["sheet-operating-point"],
  },
  loading: {
    value: ({ capacity }) => capacity.operatingPoint.loading,
    in: ratio,
    shown: ["sheet-operating-point"],
  },
  waterPerCRT: {
    value: ({ capacity }) => crtFlowRate * capacity.operatingPoint.loading,
    in: "flowPerTon",
    shown: ["sheet-operating-point"],
  },
  leavingAirTemp: {
    value: ({ capacity }) => capacity.operatingPoint.leavingAirTemp,
    in: "temperature",
    shown: ["sheet-operating-point"],
  },
} satisfies Record<string, DutyFigure>;
export type DutyFigureKey = keyof typeof dutyFigures;

interface LocalizedNames {
  label: Localized<string>;
  /** Name in the design tool: short, and without a unit that can be changed there. */
  toolLabel?: Localized<string>;
  note?: Localized<string>;
}

/** Names of the figures. Only the server and the build read them, so that the browser loads one language. */
export const dutyFigureNames: Record<DutyFigureKey, LocalizedNames> = {
  flowRate: {
    label: { ko: "순환수량", en: "Flow rate" },
  },
  hotWaterTemp: {
    label: { ko: "입구수온", en: "Inlet temperature" },
    toolLabel: { ko: "입구수온", en: "Inlet" },
  },
  coldWaterTemp: {
    label: { ko: "출구수온", en: "Outlet temperature" },
    toolLabel: { ko: "출구수온", en: "Outlet" },
  },
  wetBulbTemp: {
    label: { ko: "습구온도", en: "Wet bulb temperature" },
    toolLabel: { ko: "습구온도", en: "Wet bulb" },
  },
  height: {
    label: { ko: "해발고도", en: "Elevation" },
    toolLabel: { ko: "해발고도", en: "Elevation" },
    note: { ko: "그 기압의 공기로 계산", en: "in air of that pressure" },
  },
  range: {
    label: { ko: "온도차(레인지)", en: "Range" },
    note: { ko: "입구수온 - 출구수온", en: "inlet - outlet" },
  },
  approach: {
    label: { ko: "어프로치", en: "Approach" },
    note: { ko: "출구수온 - 습구온도", en: "outlet - wet bulb" },
  },
  basicCRT: {
    label: { ko: "기본 CRT", en: "Basic CRT" },
    toolLabel: { ko: "기본 용량", en: "Basic size" },
    note: { ko: "방열량 기준 톤수", en: "the heat alone" },
  },
  correctionFactor: {
    label: { ko: "보정계수", en: "Correction factor" },
    note: { ko: "표준 조건에서 1", en: "1 at standard conditions" },
  },
  finalCRT: {
    label: { ko: "최종 CRT", en: "Final CRT" },
    toolLabel: { ko: "최종 용량", en: "Final size" },
    note: { ko: "이 조건에 필요한 표준 톤수", en: "standard tons this duty needs" },
  },
  hydraulicCRT: {
    label: { ko: "수량 기준 최소 CRT", en: "Minimum CRT for flow" },
    note: { ko: "CRT당 1.17 m³/h까지 흘릴 때", en: "at 1.17 m³/h per CRT" },
  },
  selectionCRT: {
    label: { ko: "선정 기준 CRT", en: "Selection CRT" },
    toolLabel: { ko: "선정 기준 용량", en: "Selection size" },
    note: { ko: "열량과 수량 가운데 큰 쪽", en: "the larger of heat and water" },
  },
  nominalCRT: {
    label: { ko: "선정 용량", en: "Size to select" },
    note: { ko: "소수점 이하 올림", en: "rounded up" },
  },
  kilowatts: {
    label: { ko: "방열량", en: "Heat rejected" },
  },
  kcalPerHour: {
    label: { ko: "방열량", en: "Heat rejected" },
  },
  usrt: {
    label: { ko: "방열량", en: "Heat rejected" },
  },
  lg: {
    label: { ko: "수공기비 L/G", en: "Water-to-air ratio L/G" },
  },
  kavl: {
    label: { ko: "KaV/L", en: "KaV/L" },
  },
  loading: {
    label: { ko: "수량 부하", en: "Water loading" },
  },
  waterPerCRT: {
    label: { ko: "CRT당 수량", en: "Water per CRT" },
  },
  leavingAirTemp: {
    label: { ko: "토출 공기 온도", en: "Discharge air" },
  },
};
