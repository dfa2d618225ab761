import { type Duty, dutyFields, elevationOf, readDuty, type Violation } from "../duty/duty.ts";
import { dutyInputs, elevationInput } from "../inputs/duty-inputs.ts";
import { keysOf } from "../inputs/input.ts";
import { type InputReader, type InputSource, inputReader } from "../inputs/input-reader.ts";
import {
  agreedInputs,
  contractInputs,
  instrumentInputs,
  maxFormPoints,
  pointInputs,
  testBoxes,
} from "../inputs/test-inputs.ts";
import { typedNumber } from "../inputs/typed-number.ts";
import { capacity } from "../method/capacity.ts";
import { type Acceptance, type AcceptanceQuestion, acceptanceOf } from "./acceptance.ts";
import type { CurveProblem } from "./curves/curve-problem.ts";
import type { CurveReading, DesignScale } from "./curves/curve-sheet.ts";
import type { CurveTable } from "./curves/curve-table.ts";
import { curvesIn } from "./curves/curve-text.ts";
import { fanDrafts, type Instruments, type TestPoint, type TestProblem, testProblems } from "./test-point.ts";

/** Address parameter of the maker's curves. */
export const curvesKey = "curves";

/** Maximum number of reported problems of curves; an unreadable table has one for every cell. */
const maxCurveProblems = 12;

/** Methods of the verdict. With curves the first one decides, unless the query selects the other. */
export const testMethods = ["curves", "typical"] as const;

/** Every address parameter of a test, besides those of the duty. */
export const testKeys: readonly string[] = [...testBoxes.keys(), "draft", "pass", "method", curvesKey];

/** Reasons why a form cannot be evaluated. `name` is that of a box, or of a test point, as `p1`. */
export type EntryProblem =
  | { kind: "number"; name: string; lowest: number; highest: number }
  | { kind: Exclude<TestProblem["rule"], "limits">; name: string }
  | { kind: "nothing" | "noSize" }
  | { kind: "duty"; violation: Violation }
  | { kind: "curves"; problem: CurveProblem };

type AcceptanceState =
  | { kind: "empty" }
  | { kind: "refused"; problems: EntryProblem[] }
  | { kind: "evaluated"; question: AcceptanceQuestion; result: Acceptance };

/** Maker's curves of an address. */
export function curvesInQuery(query: URLSearchParams): CurveReading | undefined {
  const text = query.get(curvesKey)?.trim() ?? "";
  return text === "" ? undefined : curvesIn(text);
}

/**
 * Reads an address: without a test point it only fills the form, otherwise it is evaluated or rejected.
 * @param curves as `curvesInQuery` has read them, which takes most of the time
 */
export function acceptanceInQuery(query: URLSearchParams, curves = curvesInQuery(query)): AcceptanceState {
  const isAsked = [...query.keys()].some((name) => /^p\d-/.test(name));
  if (!isAsked) return { kind: "empty" };
  const problems: EntryProblem[] = [];
  const reader = (prefix = "") =>
    inputReader(query, (name, limits) => problems.push({ kind: "number", name, ...limits }), prefix);
  const contract = reader();
  const elevation = elevationOf(contract.number(elevationInput)) ?? 0;
  const design = designIn(query, problems, elevation);
  const crt = contract.number(contractInputs.crt) ?? (design && capacity(design).finalCRT);
  const instruments = reader("i-").numbers(instrumentInputs);
  const points = pointsIn(reader, { problems, instruments });
  const question = {
    height: elevation,
    draft: fanDrafts.find((draft) => draft === query.get("draft")),
    designKilowatts: contract.number(contractInputs.designKilowatts),
    designLg: contract.number(contractInputs.designLg),
    curves: tableOf(curves, problems),
    verdictBy: query.get("method") === "typical" ? ("typical" as const) : undefined,
    design,
    points,
    instruments,
    agreed: reader("a-").numbers(agreedInputs),
    passPercent: query.get("pass") === "95" ? 95 : 100,
  };
  if (points.length === 0 && problems.length === 0) problems.push({ kind: "nothing" });
  if (crt === undefined && problems.length === 0) problems.push({ kind: "noSize" });
  if (crt === undefined || problems.length > 0) return { kind: "refused", problems };
  return { kind: "evaluated", question: { ...question, crt }, result: acceptanceOf({ ...question, crt }) };
}

/** Contract duty; absent where none of its values is given. */
function designIn(query: URLSearchParams, problems: EntryProblem[], elevation: number): Duty | undefined {
  const given = dutyFields.filter((field) => (query.get(dutyInputs[field].key) ?? "").trim() !== "");
  if (given.length === 0) return undefined;
  const entry = Object.fromEntries(
    dutyFields.map((field) => [field, typedNumber(query.get(dutyInputs[field].key) ?? "")]),
  );
  const reading = readDuty({ ...entry, height: elevation });
  if (reading.kind === "duty") return reading.duty;
  for (const violation of reading.violations) problems.push({ kind: "duty", violation });
  return undefined;
}

/** Flow and range of the contract duty in an address or a form, where they are numbers: 100 % of a maker's curves. */
export function designScaleIn(source: InputSource): DesignScale | undefined {
  const { number } = inputReader(source, () => {});
  const [flowRate, hot, cold] = [dutyInputs.flowRate, dutyInputs.hotWaterTemp, dutyInputs.coldWaterTemp].map(
    (quantity) => number(quantity),
  );
  if (flowRate === undefined || hot === undefined || cold === undefined || hot <= cold) return undefined;
  return { flowRate, range: hot - cold };
}

function tableOf(reading: CurveReading | undefined, problems: EntryProblem[]): CurveTable | undefined {
  if (reading === undefined) return undefined;
  if (reading.kind === "read") return reading.table;
  for (const problem of reading.problems.slice(0, maxCurveProblems))
    problems.push({ kind: "curves", problem });
  return undefined;
}

// The pressure comes first in the order of problems.
const { pressurePa, ...waterAndFans } = pointInputs;

function pointsIn(
  reader: (prefix: string) => InputReader,
  { problems, instruments }: { problems: EntryProblem[]; instruments: Instruments },
): TestPoint[] {
  return Array.from({ length: maxFormPoints }, (_, index) => `p${index + 1}`).flatMap((name) => {
    const { text, numbers } = reader(`${name}-`);
    if (keysOf(pointInputs).every((key) => text(key) === undefined)) return [];
    const point = { ...numbers({ pressurePa }), ...numbers(waterAndFans) };
    for (const { rule } of testProblems(point, instruments))
      if (rule !== "limits") problems.push({ kind: rule, name });
    return [point];
  });
}
