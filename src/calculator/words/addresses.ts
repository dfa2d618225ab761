import { paths, sheetPaths } from "#content/paths.ts";
import { inEach, type Locale, type Localized, locales, pathIn } from "#domain/locale.ts";
import type { Duty } from "../engine/duty/duty.ts";
import { dutyQuery } from "../engine/duty/entry.ts";

/** What a sheet says of the job it belongs to: parameters of its address, in the order of the paper. */
export const jobFields = ["project", "client", "tag", "rev", "by"] as const;
export type SheetJob = Partial<Record<(typeof jobFields)[number], string>>;
/** Longest text of each, characters: all five stand in two lines of the paper. */
export const longestJobText = 40;

/** What an address or a form says of the job; empty and blank texts are none. */
export function jobIn(source: { get(name: string): unknown }): SheetJob {
  const job: SheetJob = {};
  for (const field of jobFields) {
    const text = source.get(field);
    const said = typeof text === "string" ? text.trim().replaceAll(/\s+/g, " ").slice(0, longestJobText) : "";
    if (said !== "") job[field] = said;
  }
  return job;
}

/** Where a duty can be taken, as paths with their query. */
export interface DutyAddresses {
  /** The calculator, with the result. */
  calculator: string;
  /** The same with what was chosen in its design tool. */
  tool: string;
  /** The method, with the way back to the result and on to the inquiry form. */
  method: string;
  /** The design sheet as a page for printing. */
  sheet: string;
  /** The design sheet as a file, in each language. */
  pdf: Localized<string>;
  /** The inquiry form, with the duty attached. */
  quotation: string;
}

/**
 * Where a duty can be taken from a page in this language.
 * @param chosen the job, which the design sheet alone takes along, and what was chosen in the design tool
 * @example dutyAddresses("en", duty).quotation // "/en?flow=390&hot=37&cold=32&wb=27#contact"
 */
export function dutyAddresses(
  locale: Locale,
  duty: Duty,
  chosen: Readonly<Record<string, string>> = {},
): DutyAddresses {
  const query = dutyQuery(duty);
  const named = new URLSearchParams(chosen).toString();
  const ofSheet = named === "" ? query : `${query}&${named}`;
  const ofTool = new URLSearchParams(
    Object.entries(chosen).filter(([name]) => !jobFields.some((field) => field === name)),
  ).toString();
  const calculator = pathIn(locale, paths.calculator) + query;
  const pdf = (language: Locale) => `${sheetPaths.pdf}${ofSheet}&lang=${language}`;
  return {
    calculator,
    tool: ofTool === "" ? calculator : `${calculator}&${ofTool}`,
    method: pathIn(locale, paths.method) + query,
    sheet: pathIn(locale, sheetPaths.page) + ofSheet,
    pdf: inEach(locales, pdf),
    quotation: `${pathIn(locale, paths.home)}${query}#contact`,
  };
}
