import type { AcceptanceWords } from "#content/calculator/acceptance.ts";
import { figure } from "#content/figures/number-format.ts";
import { oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { type Acceptance, type AcceptanceQuestion, isDesignLgUnused } from "#engine/acceptance/acceptance.ts";
import type { Verdict } from "#engine/acceptance/verdict.ts";
import { capabilityDecimals } from "./capability-decimals.ts";
import { curvesNotes } from "./curves-report.ts";

type Words = AcceptanceWords["report"];

/** The verdict by the maker's curves if there are some and the other method was not requested. */
export function decidingVerdict(question: AcceptanceQuestion, result: Acceptance): Verdict {
  return (isByCurves(question, result) && result.byCurves) || result;
}

function isByCurves({ verdictBy }: AcceptanceQuestion, { byCurves }: Acceptance): boolean {
  return byCurves !== undefined && verdictBy !== "typical";
}

/** The verdict in one or two sentences. */
export function verdictText(words: Words, question: AcceptanceQuestion, result: Acceptance): string {
  const verdictWords = words.verdicts;
  const pass = String(question.passPercent);
  const notes = [
    ...(result.unchecked.length > 0 ? [verdictWords.unchecked] : []),
    ...(result.points.every((point) => point.isPowerAdjusted) ? [] : [verdictWords.unadjusted]),
    ...(isDesignLgUnused(question) ? [verdictWords.unusedLg] : []),
  ];
  const onCurves = result.byCurves ? curvesNotes(words, question, result.byCurves) : [];
  if (!result.isValid) return [verdictWords.invalid, ...notes].join(" ");
  const { capabilityPercent, uncertaintyPercent, isCertain, isPassed } = decidingVerdict(question, result);
  if (capabilityPercent === undefined) return [...onCurves, ...notes].join(" ");
  const hasErrors = Object.values(question.instruments).some((error) => error > 0);
  const unstated = hasErrors ? verdictWords.errorsBeyond : verdictWords.unmeasured;
  const doubt = uncertaintyPercent === undefined ? [unstated] : isCertain ? [] : [verdictWords.doubtful];
  const verdict = fill(isPassed ? verdictWords.passed : verdictWords.failed, { pass });
  return [verdict, ...doubt, ...notes, ...onCurves].join(" ");
}

/** The figures at the head of a report; none where the test has none. With curves the last one is that of the other method. */
export function headFigures(
  words: Words,
  question: AcceptanceQuestion,
  result: Acceptance,
): { label: string; figure: string }[] {
  const { isValid, byCurves } = result;
  const percent = (value: number | undefined, sign = "") =>
    value === undefined ? (isValid ? words.notStated : words.none) : `${sign}${oneDecimal(value)}%`;
  const capability = (of: Verdict) =>
    of.capabilityPercent === undefined
      ? words.notValid
      : `${figure(of.capabilityPercent, capabilityDecimals(of, question))}%`;
  const verdict = decidingVerdict(question, result);
  const uncertainty = {
    label: words.uncertainty,
    figure: verdict.capabilityPercent === undefined ? words.none : percent(verdict.uncertaintyPercent, "±"),
  };
  if (!byCurves)
    return [
      { label: words.capability, figure: capability(verdict) },
      uncertainty,
      { label: words.size, figure: `${oneDecimal(question.crt)} CRT` },
    ];
  const both = [
    { label: words.curves.capability, figure: capability(byCurves) },
    { label: words.curves.typical, figure: capability(result) },
  ];
  const [first, other] = isByCurves(question, result) ? both : both.toReversed();
  return [first, uncertainty, other].filter((each) => each !== undefined);
}

/** Explains the methods that were used, and what the evaluation does not replace. */
export function methodTexts(
  { method, curves }: Words,
  question: AcceptanceQuestion,
  result: Acceptance,
): string[] {
  const draft = method.draft[question.draft ?? "induced"];
  return result.byCurves
    ? [curves.method, method.text, draft, curves.limit]
    : [method.text, draft, method.limit];
}
