import type { Kysely } from "kysely";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { readSelection } from "#calculator/selection/selection-texts.ts";
import { storedSelectionSchema } from "#domain/inquiries/attached-duty.ts";
import { type FiguresPeriod, type InquiryFigures, inquiryFigures } from "#domain/inquiries/work/figures.ts";
import type { Locale } from "#domain/locale.ts";
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

/**
 * The country that a telephone number belongs to, ISO 3166. Without a prefix of a country, one from a Korean page is Korean.
 * @example countryOf("+971 4 000 0000", "en") // "AE"
 */
export function countryOf(phone: string, locale: Locale): string | null {
  const text = phone.trim().replace(/^00/, "+");
  const home = locale === "ko" ? ({ defaultCountry: "KR" } as const) : {};
  return parsePhoneNumberFromString(text, { ...home, extract: false })?.country ?? null;
}

/** The product that an inquiry was sent about. */
function seriesIn(selection: string | null): string | null {
  if (selection === null) return null;
  const { data } = storedSelectionSchema.safeParse(JSON.parse(selection));
  return readSelection(new URLSearchParams(data?.query)).product ?? null;
}
