import { unmarked } from "#content/editing/marks.ts";
import { fill } from "#content/fill.ts";
import { languages } from "#content/languages.ts";
import type { Locale } from "#domain/locale.ts";

/** Common abbreviations of time zones, beside the CLDR name. */
const abbreviations: Readonly<Record<string, string>> = { "Asia/Seoul": "KST" };

/**
 * Name of the time zone of business hours; empty for an unknown zone.
 * @param timeZone of the IANA database
 * @param year whose daylight saving rules apply
 * @example timeZoneName("en", "Asia/Seoul") // "Korean Standard Time (KST, UTC+9)"
 */
export function timeZoneName(
  locale: Locale,
  timeZone: string,
  year: number = new Date().getUTCFullYear(),
): string {
  // Texts of the draft carry an editor mark.
  const zone = unmarked(timeZone).text;
  try {
    const january = new Date(Date.UTC(year, 0, 15));
    const offsets = [0, 6].map((month) =>
      zonePart("en", zone, "shortOffset", new Date(Date.UTC(year, month, 15)))
        .replace("GMT", "UTC")
        .replace("-", "\u2212"),
    );
    const [winter = "", summer = ""] = offsets;
    const { withFacts, summerTime } = languages[locale];
    const shift = fill(summerTime, { offset: summer });
    const facts = [abbreviations[zone], winter, winter === summer ? undefined : shift].filter(
      (fact) => fact !== undefined,
    );
    const name = zonePart(locale, zone, "longGeneric", january);
    return withFacts(name, facts);
  } catch {
    return "";
  }
}

function zonePart(
  locale: string,
  timeZone: string,
  timeZoneName: "longGeneric" | "shortOffset",
  day: Date,
): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(day);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
