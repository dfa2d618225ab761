import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fill } from "#content/fill.ts";
import { erasureCutoff, retentionYears, shortRetentionDays } from "#domain/inquiries/inbox.ts";
import { type FiguresPeriod, figuresPeriodSchema } from "#domain/inquiries/work/figures.ts";
import { dayInKorea } from "#domain/korean-day.ts";

/** Names of periods that end today, as in the URL. */
export const periodNames = ["30", "90", "year", "this-year"] as const;
export type PeriodName = (typeof periodNames)[number];

const dayMs = 24 * 60 * 60 * 1000;

/** @example periodNamed("30", new Date("2026-03-02T00:00:00Z")) // { from: "2026-02-01", to: "2026-03-02" } */
export function periodNamed(name: PeriodName, now: Date): FiguresPeriod {
  const to = dayInKorea(now);
  if (name === "this-year") return { from: `${to.slice(0, 4)}-01-01`, to };
  if (name !== "year") return { from: dayInKorea(new Date(now.getTime() - (Number(name) - 1) * dayMs)), to };
  const first = new Date(`${to.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - 11);
  return { from: first.toISOString().slice(0, 10), to };
}

/** Returns the period of a URL; by default the last twelve months. */
export function periodIn(query: URLSearchParams, now: Date): FiguresPeriod {
  const asked = figuresPeriodSchema.safeParse({ from: query.get("from"), to: query.get("to") });
  return asked.success ? asked.data : periodNamed("year", now);
}

/** Returns true when inquiries of the period may be missing, because they are not kept for so long. */
export function isPartlyErased({ from }: FiguresPeriod, now: Date): boolean {
  return from <= dayInKorea(erasureCutoff("new", now));
}

/** Sentences on inquiries of the period that are not counted, because they are not kept for so long. */
export function erasedNotes(period: FiguresPeriod, now: Date): string[] {
  const { erased, spamErased } = inquiryWork.figures;
  return [
    ...(isPartlyErased(period, now) ? [fill(erased, { years: retentionYears })] : []),
    ...(period.from <= dayInKorea(erasureCutoff("spam", now))
      ? [fill(spamErased, { days: shortRetentionDays })]
      : []),
  ];
}

/** Sets one end; the other end follows if the period would be negative. */
export function withEnd({ from, to }: FiguresPeriod, end: "from" | "to", day: string): FiguresPeriod {
  return end === "from" ? { from: day, to: day > to ? day : to } : { from: day < from ? day : from, to: day };
}
