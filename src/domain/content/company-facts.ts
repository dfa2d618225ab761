import * as z from "zod/mini";
import { hidesSomething, isReadable } from "./readable.ts";

/** Map services that can show the way to an office. */
export const mapServices = ["naver", "kakao", "google", "amap"] as const;
export type MapService = (typeof mapServices)[number];

/** Problems of a fact of the company; `content/problems/content-problems.ts` has their messages. */
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

/** A code by which a search engine knows whose site this is; none is a code, too. */
const searchCode = z.string().check(z.regex(/^[\w-]{0,100}$/));
const between = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));
const readable = z.string().check(z.refine(isReadable));

const registrationPath = /^company\.registrationNumber$/;
const timePath = /\]\.(opens|closes)$/;

/** Facts that pages, machines or laws read, by the end of their path. All others may be anything that is seen whole. */
const rules: readonly { at: RegExp; is: z.ZodMiniType; otherwise: FactProblem }[] = [
  { at: /(^company\.established|\]\.year)$/, is: between(1800, 2100).check(z.int()), otherwise: "noYear" },
  { at: registrationPath, is: readable, otherwise: "empty" },
  {
    at: registrationPath,
    is: z.string().check(z.refine((text) => /[^\d\s-]/.test(text) || text.replace(/\D/g, "").length === 10)),
    otherwise: "noRegistration",
  },
  {
    at: /^company\.(figures\.\w+|review\.count)$/,
    is: between(0, 100_000).check(z.int()),
    otherwise: "noCount",
  },
  { at: /^company\.review\.rating$/, is: between(0, 5), otherwise: "noRating" },
  { at: /^company\.areasServed$/, is: z.array(readable).check(z.minLength(1)), otherwise: "noCountries" },
  { at: /^company\.searchEngines\.\w+$/, is: searchCode, otherwise: "noCode" },
  { at: /^company(\.offices\[[^\]]+\])?\.email$/, is: z.email(), otherwise: "noEmail" },
  {
    at: /^company\.kakaoChannel$/,
    is: z.string().check(z.regex(/^(https:\/\/pf\.kakao\.com\/_\w{1,40}(\/(chat|friend))?)?$/)),
    otherwise: "noKakaoChannel",
  },
  {
    at: timePath,
    is: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    otherwise: "noTime",
  },
  { at: /\]\.timeZone$/, is: z.string().check(z.refine(isTimeZone)), otherwise: "noTimeZone" },
  { at: /\]\.phoneHref$/, is: z.string().check(z.regex(/^tel:\+\d{6,15}$/)), otherwise: "noPhoneLink" },
  // Beyond these no map that is square shows anything.
  { at: /\]\.location\.latitude$/, is: placed(between(-85, 85)), otherwise: "noLatitude" },
  { at: /\]\.location\.longitude$/, is: placed(between(-180, 180)), otherwise: "noLongitude" },
  { at: /\]\.location\.zoom$/, is: between(2, 19).check(z.int()), otherwise: "noZoom" },
  { at: /\]\.postal\.countryCode$/, is: z.string().check(z.regex(/^[A-Z]{2}$/)), otherwise: "noCountryCode" },
  // There are countries without regions, and without postal codes.
  { at: /\]\.postal\.street$/, is: readable, otherwise: "empty" },
  {
    at: /\]\.directions$/,
    is: z.array(z.enum(mapServices)).check(z.minLength(1)),
    otherwise: "noDirections",
  },
];

/** Without the 0 that stands in a new office for a point that nobody has entered. */
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
 * Problem of a fact at its place.
 * @example factProblem("company.established", 19) // "noYear"
 */
export function factProblem(path: string, value: unknown): FactProblem | undefined {
  if ([value].flat().some((one) => typeof one === "string" && hidesSomething(one))) return "hiddenCharacter";
  return rules.find(({ at, is }) => at.test(path) && !is.safeParse(value).success)?.otherwise;
}

/**
 * A fact in its one spelling: a Korean registration number with its hyphens, a time of 24 hours. Any other text stays.
 * @example writtenFact("company.registrationNumber", "1234567890") // "123-45-67890"
 */
export function writtenFact(path: string, entered: string): string {
  const text = entered.normalize("NFKC").trim();
  if (registrationPath.test(path)) return text.replace(/^(\d{3})[\s-]*(\d{2})[\s-]*(\d{5})$/, "$1-$2-$3");
  return timePath.test(path) ? (writtenTime(text) ?? entered.trim()) : entered.trim();
}

function writtenTime(text: string): string | undefined {
  const [, half = "", hour = "", minute = ""] =
    /^(오전|오후|am|pm)?\s*(\d{1,2})\s*(?:[:시.]\s*)?(\d{2})?\s*분?$/i.exec(text) ?? [];
  if (hour === "") return undefined;
  const isAfternoon = /오후|pm/i.test(half);
  const hours = half === "" ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  const written = `${String(hours).padStart(2, "0")}:${minute.padStart(2, "0")}`;
  return hours < 24 && Number(minute) < 60 ? written : undefined;
}
