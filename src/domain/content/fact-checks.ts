import * as z from "zod/mini";
import { hasHiddenCharacters, hasVisibleText } from "./readable.ts";

/** Map services that can show the way to an office. */
export const mapServices = ["naver", "kakao", "google", "amap"] as const;
export type MapService = (typeof mapServices)[number];

/** Problems of a fact; `content/problems/content-problems.ts` has their messages. */
export type FactProblem =
  | "noYear"
  | "noRegistration"
  | "noCode"
  | "noEmail"
  | "noKakaoChannel"
  | "noTime"
  | "noTimeZone"
  | "noPhoneLink"
  | "noLatitude"
  | "noLongitude"
  | "noZoom"
  | "noCountryCode"
  | "noDirections"
  | "noRating"
  | "noCount"
  | "noCountries"
  | "hiddenCharacter"
  | "empty";

const between = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max));
const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const readable = z.string().check(z.refine(hasVisibleText));

interface Rule {
  is: z.ZodMiniType;
  otherwise: FactProblem;
}

/** Rules of facts that pages, programs or legal rules depend on. */
const rules = {
  year: { is: between(1800, 2100).check(z.int()), otherwise: "noYear" },
  readable: { is: readable, otherwise: "empty" },
  registration: [
    { is: readable, otherwise: "empty" },
    { is: z.string().check(z.refine(isRegistration)), otherwise: "noRegistration" },
  ],
  count: { is: between(0, 100_000).check(z.int()), otherwise: "noCount" },
  rating: { is: between(0, 5), otherwise: "noRating" },
  countries: { is: z.array(readable).check(z.minLength(1)), otherwise: "noCountries" },
  /** True while a section of a page is shown. */
  section: { is: z.boolean(), otherwise: "empty" },
  /** A code by which a search engine verifies the owner of the site; "" is valid, too. */
  searchCode: { is: matching(/^[\w-]{0,100}$/), otherwise: "noCode" },
  email: { is: z.email(), otherwise: "noEmail" },
  kakaoChannel: {
    is: matching(/^(https:\/\/pf\.kakao\.com\/_\w{1,40}(\/(chat|friend))?)?$/),
    otherwise: "noKakaoChannel",
  },
  time: { is: matching(/^([01]\d|2[0-3]):[0-5]\d$/), otherwise: "noTime" },
  timeZone: { is: z.string().check(z.refine(isTimeZone)), otherwise: "noTimeZone" },
  phoneLink: { is: matching(/^tel:\+\d{6,15}$/), otherwise: "noPhoneLink" },
  // Web Mercator maps end at about these latitudes.
  latitude: { is: placed(between(-85, 85)), otherwise: "noLatitude" },
  longitude: { is: placed(between(-180, 180)), otherwise: "noLongitude" },
  zoom: { is: between(2, 19).check(z.int()), otherwise: "noZoom" },
  countryCode: { is: matching(/^[A-Z]{2}$/), otherwise: "noCountryCode" },
  directions: { is: z.array(z.enum(mapServices)).check(z.minLength(1)), otherwise: "noDirections" },
} as const satisfies Record<string, Rule | readonly Rule[]>;

/** Checks that need the content: whether there is such a page, whether words are readable in such a colour. */
const contentChecks = ["link", "color", "darkColor", "logo"] as const;

/** The check of a fact, as its kind names it; `any` is whatever has no hidden characters. */
export const factChecks = [
  ...(Object.keys(rules) as (keyof typeof rules)[]),
  ...contentChecks,
  "any",
] as const;
export type FactCheck = (typeof factChecks)[number];

/** A Korean number has ten digits; that of another country has letters. */
function isRegistration(text: string): boolean {
  return /[^\d\s-]/.test(text) || text.replace(/\D/g, "").length === 10;
}

/** Without the 0 of a new office, which stands for a coordinate that was not entered. */
function placed(degrees: z.ZodMiniNumber): z.ZodMiniNumber {
  return degrees.check(z.refine((value) => value !== 0));
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/**
 * Problem of a fact.
 * @example factProblem("year", 19) // "noYear"
 */
export function factProblem(check: FactCheck, value: unknown): FactProblem | undefined {
  if ([value].flat().some((one) => typeof one === "string" && hasHiddenCharacters(one)))
    return "hiddenCharacter";
  if (!(check in rules)) return undefined;
  const ofCheck: readonly Rule[] = [rules[check as keyof typeof rules]].flat();
  return ofCheck.find(({ is }) => !is.safeParse(value).success)?.otherwise;
}

/**
 * A fact in its one spelling: a Korean registration number with its hyphens, a time of 24 hours. Any other text stays.
 * @example formatFact("registration", "1234567890") // "123-45-67890"
 */
export function formatFact(check: FactCheck, entered: string): string {
  const text = entered.normalize("NFKC").trim();
  if (check === "registration") return text.replace(/^(\d{3})[\s-]*(\d{2})[\s-]*(\d{5})$/, "$1-$2-$3");
  return check === "time" ? (formatTime(text) ?? entered.trim()) : entered.trim();
}

function formatTime(text: string): string | undefined {
  const [, before = "", hour = "", minute = "", after = ""] =
    /^(오전|오후|am|pm)?\s*(\d{1,2})\s*(?:[:시.]\s*)?(\d{2})?\s*분?\s*(am|pm|a\.m\.|p\.m\.)?$/i.exec(text) ??
    [];
  if (hour === "" || (before !== "" && after !== "")) return undefined;
  const half = before || after;
  const isAfternoon = /^(오후|p)/i.test(half);
  const hours = half === "" ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  const written = `${String(hours).padStart(2, "0")}:${minute.padStart(2, "0")}`;
  return hours < 24 && Number(minute) < 60 ? written : undefined;
}
