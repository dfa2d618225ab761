import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { toCapacity } from "#engine/design/units.ts";
import { typedNumber } from "#engine/inputs/typed-number.ts";

/** Units of a capacity: tower tons, refrigeration tons of the chiller, heat to reject. */
export const sizeUnits = ["CRT", "USRT", "kW"] as const;
export type SizeUnit = (typeof sizeUnits)[number];

/** Names of the parameters. */
export const sizeNames = { tons: "tons", unit: "of" } as const;

export type AskedSize =
  | { kind: "none" }
  | { kind: "refused"; typed: string; unit: SizeUnit }
  | { kind: "asked"; typed: number; unit: SizeUnit; crt: number };

/** CRT of one unit. A chiller takes up 3,024 kcal/h per USRT and its compressor adds some 860: about the 3,900 kcal/h of 1 CRT, so both units count alike. */
const crtOf: Record<SizeUnit, (value: number) => number> = {
  CRT: (value) => value,
  USRT: (value) => value,
  kW: (value) => toCapacity(value, "kW"),
};

/**
 * Parses the capacity in an address. A unit typed after the number takes precedence over the selected one.
 * @example askedSize(new URLSearchParams({ tons: "300 RT" })) // { kind: "asked", typed: 300, unit: "CRT", crt: 300 }
 */
export function askedSize(query: URLSearchParams): AskedSize {
  const text = (query.get(sizeNames.tons) ?? "").trim().slice(0, 40);
  const chosen = sizeUnits.find((unit) => unit === query.get(sizeNames.unit)) ?? "CRT";
  if (text === "") return { kind: "none" };
  const [, digits = "", sign = ""] = /^([\d.,\s]+?)\s*([a-z가-힣]*?)급?$/i.exec(text.normalize("NFKC")) ?? [];
  const unit = sign === "" ? chosen : signs.get(sign.toLowerCase());
  const typed = typedNumber(digits);
  if (unit === undefined || typed === undefined) return { kind: "refused", typed: text, unit: chosen };
  const crt = crtOf[unit](typed);
  return crt >= 1 && crt <= 100_000
    ? { kind: "asked", typed, unit, crt }
    : { kind: "refused", typed: text, unit };
}

/**
 * Address of the page, with its answer for a known capacity.
 * @example sizeAddress("en", { typed: 300, unit: "CRT" }) // "/en/products/size?tons=300&of=CRT"
 */
export function sizeAddress(locale: Locale, known?: { typed: number; unit: SizeUnit }): string {
  const page = pathIn(locale, paths.size);
  return known ? `${page}?${sizeNames.tons}=${known.typed}&${sizeNames.unit}=${known.unit}` : page;
}

const signs: ReadonlyMap<string, SizeUnit> = new Map([
  ["rt", "CRT"],
  ["crt", "CRT"],
  ["톤", "CRT"],
  ["냉각톤", "CRT"],
  ["usrt", "USRT"],
  ["냉동톤", "USRT"],
  ["kw", "kW"],
]);
