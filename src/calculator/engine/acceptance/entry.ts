import {
  type Duty,
  dutyFields,
  heightLimits,
  heightOf,
  type Limits,
  readDuty,
  type Violation,
} from "../duty/duty.ts";
import { entryNames } from "../duty/entry.ts";
import { typedNumber, typedWithin } from "../duty/typed-number.ts";
import { capacity } from "../method/capacity.ts";
import { type Acceptance, type AcceptanceQuestion, acceptanceOf } from "./acceptance.ts";
import {
  drafts,
  type Instruments,
  type TestPoint,
  type TestProblem,
  testLimits,
  testProblems,
} from "./test-point.ts";

/** Columns of a test point, by their names in an address; `p1-flow` is the flow of the first. */
export const pointColumns = ["flow", "hot", "cold", "wb", "kw", "hpa"] as const;
type PointColumn = (typeof pointColumns)[number];
export const maxFormPoints = 3;

export const instrumentNames = ["flow", "hot", "cold", "wb", "kw"] as const;
export const agreedNames = ["flow", "range", "wb", "kw"] as const;

/** Every parameter of an address that holds a test, besides those of the duty. */
export const testNames: readonly string[] = [
  "crt",
  "design-kw",
  "draft",
  "pass",
  ...Array.from({ length: maxFormPoints }, (_, index) =>
    pointColumns.map((column) => `p${index + 1}-${column}`),
  ).flat(),
  ...instrumentNames.map((name) => `i-${name}`),
  ...agreedNames.map((name) => `a-${name}`),
];

const limits: Record<PointColumn, Limits> = {
  flow: testLimits.flowRate,
  hot: testLimits.hotWaterTemp,
  cold: testLimits.coldWaterTemp,
  wb: testLimits.wetBulbTemp,
  kw: testLimits.fanKilowatts,
  hpa: { lowest: testLimits.pressurePa.lowest / 100, highest: testLimits.pressurePa.highest / 100 },
};
const percentError = { lowest: 0, highest: 20 };
const kelvinError = { lowest: 0, highest: 5 };
const errorLimits: Record<(typeof instrumentNames)[number], typeof percentError> = {
  flow: percentError,
  hot: kelvinError,
  cold: kelvinError,
  wb: kelvinError,
  kw: percentError,
};
const boundLimits = { lowest: 0, highest: 100 };
const sizeLimits = { lowest: 1, highest: 100_000 };

/** Reasons for which a form cannot be evaluated. `name` is that of a box, or of a test point, as `p1`. */
export type EntryProblem =
  | { kind: "number"; name: string; lowest: number; highest: number }
  | { kind: Exclude<TestProblem["rule"], "limits">; name: string }
  | { kind: "nothing" | "noSize" }
  | { kind: "duty"; violation: Violation };

type AcceptanceOpening =
  | { kind: "empty" }
  | { kind: "refused"; problems: EntryProblem[] }
  | { kind: "evaluated"; question: AcceptanceQuestion; result: Acceptance };

/** Reads an address: one without any test point only fills the form, any other is evaluated or refused. */
export function acceptanceAt(query: URLSearchParams): AcceptanceOpening {
  const isAsked = [...query.keys()].some((name) => /^p\d-/.test(name));
  if (!isAsked) return { kind: "empty" };
  const problems: EntryProblem[] = [];
  const read = (name: string, within: Limits): number | undefined => {
    const text = query.get(name)?.trim() ?? "";
    if (text === "") return undefined;
    const value = typedWithin(text, within);
    if (value === undefined) problems.push({ kind: "number", name, ...within });
    return value;
  };
  const height = heightOf(read("height", heightLimits)) ?? 0;
  const design = designIn(query, problems, height);
  const crt = read("crt", sizeLimits) ?? (design && capacity(design).finalCRT);
  const instrument = (name: (typeof instrumentNames)[number]) => read(`i-${name}`, errorLimits[name]) ?? 0;
  const instruments = {
    flowPercent: instrument("flow"),
    hotWaterKelvin: instrument("hot"),
    coldWaterKelvin: instrument("cold"),
    wetBulbKelvin: instrument("wb"),
    fanPowerPercent: instrument("kw"),
  };
  const points = pointsIn(query, read, { problems, instruments });
  const agreed = (name: (typeof agreedNames)[number]) => read(`a-${name}`, boundLimits);
  const question = {
    height,
    draft: drafts.find((draft) => draft === query.get("draft")),
    designKilowatts: read("design-kw", limits.kw),
    design,
    points,
    instruments,
    agreed: {
      flowPercent: agreed("flow"),
      rangePercent: agreed("range"),
      wetBulbKelvin: agreed("wb"),
      fanPowerPercent: agreed("kw"),
    },
    passPercent: query.get("pass") === "95" ? 95 : 100,
  };
  if (points.length === 0 && problems.length === 0) problems.push({ kind: "nothing" });
  if (crt === undefined && problems.length === 0) problems.push({ kind: "noSize" });
  if (crt === undefined || problems.length > 0) return { kind: "refused", problems };
  return { kind: "evaluated", question: { ...question, crt }, result: acceptanceOf({ ...question, crt }) };
}

/** The duty that the tower was sold for; absent where nothing of it is given. */
function designIn(query: URLSearchParams, problems: EntryProblem[], height: number): Duty | undefined {
  const given = dutyFields.filter((field) => (query.get(entryNames[field]) ?? "").trim() !== "");
  if (given.length === 0) return undefined;
  const entry = Object.fromEntries(
    dutyFields.map((field) => [field, typedNumber(query.get(entryNames[field]) ?? "")]),
  );
  const reading = readDuty({ ...entry, height });
  if (reading.kind === "duty") return reading.duty;
  for (const violation of reading.violations) problems.push({ kind: "duty", violation });
  return undefined;
}

type Read = (name: string, within: Limits) => number | undefined;

function pointsIn(
  query: URLSearchParams,
  read: Read,
  { problems, instruments }: { problems: EntryProblem[]; instruments: Instruments },
): TestPoint[] {
  return Array.from({ length: maxFormPoints }, (_, index) => `p${index + 1}`).flatMap((name) => {
    const isUsed = pointColumns.some((column) => (query.get(`${name}-${column}`) ?? "").trim() !== "");
    if (!isUsed) return [];
    const value = (column: PointColumn) => read(`${name}-${column}`, limits[column]);
    const needed = (column: PointColumn) => {
      const found = value(column);
      const isMissing = (query.get(`${name}-${column}`) ?? "").trim() === "";
      if (isMissing) problems.push({ kind: "number", name: `${name}-${column}`, ...limits[column] });
      return found ?? Number.NaN;
    };
    const hPa = value("hpa");
    const point: TestPoint = {
      flowRate: needed("flow"),
      hotWaterTemp: needed("hot"),
      coldWaterTemp: needed("cold"),
      wetBulbTemp: needed("wb"),
      fanKilowatts: value("kw"),
      pressurePa: hPa === undefined ? undefined : hPa * 100,
    };
    for (const { rule } of testProblems(point, instruments))
      if (rule !== "limits") problems.push({ kind: rule, name });
    return [point];
  });
}
