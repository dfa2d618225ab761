import type { Kysely } from "kysely";
import { readSelection } from "#documents/selection/selection-texts.ts";
import { storedSelectionSchema } from "#domain/inquiries/attached-selection.ts";
import { type FiguresPeriod, type InquiryFigures, inquiryFigures } from "#domain/inquiries/work/figures.ts";
import { countryOf } from "#domain/inquiries/work/phone-country.ts";
import type { Tables } from "../../database/schema.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Figures of the inquiries of a period, in days of Korea, which has no summer time. */
export async function figuresOf(db: Kysely<Tables>, period: FiguresPeriod): Promise<InquiryFigures> {
  const rows = await db
    .selectFrom("contactInquiries")
    .select([
      "status",
      "createdAt",
      "answeredAt",
      "productType",
      "page",
      "phone",
      "locale",
      "selection",
      "valueKrw",
    ])
    .where("createdAt", ">=", beginOf(period.from))
    .where("createdAt", "<", beginOf(period.to) + dayMs)
    .orderBy("createdAt")
    .execute();
  const counted = rows.map(({ phone, locale, selection, valueKrw, ...row }) => ({
    ...row,
    country: countryOf(phone, locale),
    series: seriesIn(selection),
    valueKrw: valueKrw === null ? null : Number(valueKrw),
  }));
  return inquiryFigures(counted, period);
}

function beginOf(day: string): number {
  return Date.parse(`${day}T00:00:00+09:00`);
}

/** The product that an inquiry was sent about. */
function seriesIn(selection: string | null): string | null {
  if (selection === null) return null;
  const { data } = storedSelectionSchema.safeParse(JSON.parse(selection));
  return readSelection(new URLSearchParams(data?.query)).product ?? null;
}
