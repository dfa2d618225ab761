import { figure, oneDecimal, signed } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Acceptance, AcceptanceQuestion, AgreedBounds } from "../../engine/acceptance/acceptance.ts";
import type { AcceptanceWords } from "../../words/acceptance.ts";

/** A row of the report: what it is with its unit, the design's figure, and one for each point. */
interface ReportRow {
  key: string;
  label: string;
  design: string;
  points: { text: string; isOutside: boolean }[];
}

type Words = AcceptanceWords["report"];

/** Everything that was measured, and what came of it, point by point. Rows without any figure are left out. */
export function reportRows(words: Words, question: AcceptanceQuestion, result: Acceptance): ReportRow[] {
  const { design, designKilowatts, points } = question;
  const { rows, none } = words;
  const one = (value: number | undefined) => (value === undefined ? none : oneDecimal(value));
  const two = (value: number | undefined) => (value === undefined ? none : figure(value, 2));
  const off = (value: number | undefined) => (value === undefined ? none : signed(value, oneDecimal));
  const row = (
    key: string,
    label: string,
    own: string,
    of: (index: number) => string,
    bound?: keyof AgreedBounds,
  ) => ({
    key,
    label,
    design: own,
    points: points.map((_, index) => ({
      text: of(index),
      isOutside: bound !== undefined && (result.points[index]?.outside.includes(bound) ?? false),
    })),
  });
  const at = (index: number) => result.points[index];
  return [
    row("flow", `${rows.flow} (m³/h)`, one(design?.flowRate), (index) => one(points[index]?.flowRate)),
    row("hot", `${rows.hot} (°C)`, two(design?.hotWaterTemp), (index) => two(points[index]?.hotWaterTemp)),
    row("cold", `${rows.cold} (°C)`, two(design?.coldWaterTemp), (index) =>
      two(points[index]?.coldWaterTemp),
    ),
    row("wb", `${rows.wb} (°C)`, two(design?.wetBulbTemp), (index) => two(points[index]?.wetBulbTemp)),
    row("kw", `${rows.kw} (kW)`, one(designKilowatts), (index) => one(points[index]?.fanKilowatts)),
    row(
      "d-flow",
      `${rows.flowDeviation} (%)`,
      none,
      (index) => off(at(index)?.deviations?.flowPercent),
      "flowPercent",
    ),
    row(
      "d-range",
      `${rows.rangeDeviation} (%)`,
      none,
      (index) => off(at(index)?.deviations?.rangePercent),
      "rangePercent",
    ),
    row(
      "d-wb",
      `${rows.wbDeviation} (K)`,
      none,
      (index) => off(at(index)?.deviations?.wetBulbKelvin),
      "wetBulbKelvin",
    ),
    row(
      "d-kw",
      `${rows.kwDeviation} (%)`,
      none,
      (index) => off(at(index)?.deviations?.fanPowerPercent),
      "fanPowerPercent",
    ),
    row("adjusted", `${rows.adjusted} (m³/h)`, none, (index) => one(at(index)?.adjustedFlowRate)),
    row("size", `${rows.size} (CRT)`, one(question.crt), (index) => one(at(index)?.testedCRT)),
    row("predicted", `${rows.predicted} (°C)`, none, (index) => two(at(index)?.predictedColdWaterTemp)),
    row("deviation", `${rows.deviation} (K)`, none, (index) => {
      const value = at(index)?.coldWaterDeviation;
      return value === undefined ? none : signed(value, (each) => figure(each, 2));
    }),
    row("capability", `${rows.capability} (%)`, none, (index) => one(at(index)?.capabilityPercent)),
    row("uncertainty", `${rows.uncertainty} (%)`, none, (index) => one(at(index)?.uncertaintyPercent)),
  ].filter(({ design: own, points: cells }) => own !== none || cells.some(({ text }) => text !== none));
}

/** The verdict in one or two sentences. */
export function verdictText(
  words: Words["verdicts"],
  question: AcceptanceQuestion,
  result: Acceptance,
): string {
  const pass = String(question.passPercent);
  const said = fill(result.isPassed ? words.passed : words.failed, { pass });
  if (result.uncertaintyPercent === 0) return `${said} ${words.unmeasured}`;
  return result.isCertain ? said : `${said} ${words.doubtful}`;
}
