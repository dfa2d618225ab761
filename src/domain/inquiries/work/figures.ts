import * as z from "zod/mini";
import { dayInKorea } from "../../korean-day.ts";
import { type InquiryStatus, inquiryDaySchema, inquiryStatuses } from "../inbox.ts";
import { type InquiryProduct, inquiryProducts } from "../inquiry-fields.ts";

const hourMs = 60 * 60 * 1000;

/** Rows of a table of pages, products or countries: the others are summed up. */
export const maxRows = 12;

/** Period of figures: days in Korea, both included. */
export const figuresPeriodSchema = z
  .object({ from: inquiryDaySchema, to: inquiryDaySchema })
  .check(z.refine(({ from, to }) => from <= to));
export type FiguresPeriod = z.infer<typeof figuresPeriodSchema>;

const count = z.int();
const counted = <T extends z.ZodMiniType>(of: T) => z.array(z.object({ of, count, won: count }));

/** Figures of the inquiries of a period. */
export const inquiryFiguresSchema = z.object({
  total: count,
  /** Spam and quarantined inquiries, which no other figure counts. */
  leftOut: count,
  answered: count,
  /** Answered within 24 hours. */
  withinDay: count,
  /** Median time to the first answer, hours; null where there was none. */
  medianHours: z.nullable(z.number()),
  /** Value of the orders that were won, and of the offers that are open, KRW. */
  wonKrw: z.number(),
  quotedKrw: z.number(),
  /** Months in Korea, such as 2026-03, the oldest first; those without inquiries are among them. */
  months: counted(z.string()),
  statuses: counted(z.enum(inquiryStatuses)),
  /** Paths of pages; null where none is known. The most frequent first, as in the tables below; "" sums up the others. */
  pages: counted(z.nullable(z.string())),
  products: counted(z.nullable(z.enum(inquiryProducts))),
  /** Series or models of inquiries, as in addresses: `sf` or `sf/sf-300`. */
  series: counted(z.string()),
  /** ISO 3166 codes, from the telephone number; null where it has none. */
  countries: counted(z.nullable(z.string())),
});
export type InquiryFigures = z.infer<typeof inquiryFiguresSchema>;

/** Inquiry as counted in the figures. Times are ms since 1970. */
export interface CountedInquiry {
  status: InquiryStatus;
  createdAt: number;
  answeredAt: number | null;
  productType: InquiryProduct | null;
  page: string | null;
  series: string | null;
  country: string | null;
  valueKrw: number | null;
}

/** @param inquiries without spam and quarantined ones */
export function inquiryFigures(
  inquiries: readonly CountedInquiry[],
  period: FiguresPeriod,
): Omit<InquiryFigures, "leftOut"> {
  const hours = inquiries
    .flatMap(({ createdAt, answeredAt }) => (answeredAt === null ? [] : [(answeredAt - createdAt) / hourMs]))
    .toSorted((one, other) => one - other);
  const sumOf = (wanted: InquiryStatus) =>
    inquiries.reduce((sum, { status, valueKrw }) => sum + (status === wanted ? (valueKrw ?? 0) : 0), 0);
  const series = inquiries.flatMap((inquiry) =>
    inquiry.series === null ? [] : [{ ...inquiry, series: inquiry.series }],
  );
  const byMonth = new Map(
    countedBy(inquiries, ({ createdAt }) => monthOf(createdAt)).map((row) => [row.of, row]),
  );
  const byStatus = new Map(countedBy(inquiries, ({ status }) => status).map((row) => [row.of, row]));
  return {
    total: inquiries.length,
    answered: hours.length,
    withinDay: hours.filter((hour) => hour <= 24).length,
    medianHours: medianOf(hours),
    wonKrw: sumOf("won"),
    quotedKrw: sumOf("quoted"),
    months: monthsOf(period).map((month) => byMonth.get(month) ?? { of: month, count: 0, won: 0 }),
    statuses: inquiryStatuses.flatMap((status) => byStatus.get(status) ?? []),
    pages: shortened(
      countedBy(inquiries, ({ page }) => page),
      "",
    ),
    products: countedBy(inquiries, ({ productType }) => productType),
    series: shortened(
      countedBy(series, (inquiry) => inquiry.series),
      "",
    ),
    countries: shortened(
      countedBy(inquiries, ({ country }) => country),
      "",
    ),
  };
}

interface Row<T> {
  of: T;
  count: number;
  won: number;
}

/** The most frequent first. */
function countedBy<Inquiry extends CountedInquiry, T>(
  inquiries: readonly Inquiry[],
  of: (inquiry: Inquiry) => T,
): Row<T>[] {
  const rows = [...Map.groupBy(inquiries, of)].map(([name, group]) => ({
    of: name,
    count: group.length,
    won: group.filter(({ status }) => status === "won").length,
  }));
  return rows.toSorted((one, other) => other.count - one.count);
}

function shortened<T>(rows: readonly Row<T>[], others: T): Row<T>[] {
  const rest = rows.slice(maxRows);
  if (rest.length === 0) return [...rows];
  const sum = (read: (row: Row<T>) => number) => rest.reduce((total, row) => total + read(row), 0);
  return [
    ...rows.slice(0, maxRows),
    { of: others, count: sum((row) => row.count), won: sum((row) => row.won) },
  ];
}

/** @param sorted ascending */
function medianOf(sorted: readonly number[]): number | null {
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function monthOf(time: number): string {
  return dayInKorea(new Date(time)).slice(0, 7);
}

function monthsOf({ from, to }: FiguresPeriod): string[] {
  const months: string[] = [];
  const month = new Date(`${from.slice(0, 7)}-01T00:00:00Z`);
  while (month.toISOString().slice(0, 7) <= to.slice(0, 7)) {
    months.push(month.toISOString().slice(0, 7));
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
  return months;
}
