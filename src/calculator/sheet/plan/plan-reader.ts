import type { Limits } from "../../engine/duty/duty.ts";
import { typedWithin } from "../../engine/duty/typed-number.ts";

/** Those of the towers, and those of the year: shares are per cent, January to December, parted by `-`. */
export const towerNames = ["model", "units"] as const;
export const yearNames = [
  "station",
  "ycold",
  "load",
  "off",
  "full",
  "shares",
  "control",
  "kw",
  "ycrt",
  "least",
  "ycycles",
  "ydrift",
  "free",
] as const;
/** Names of a plan's parameters in an address. */
export const planNames = ["place", "margin", ...towerNames, "cycles", "drift", "db", ...yearNames] as const;
export type PlanName = (typeof planNames)[number];

/** A plan as parameters of an address. */
export type PlanTexts = Partial<Record<PlanName, string>>;

/** Converted temperatures come with digits that nobody has typed. */
export function rounded(value: number): number {
  return Number(value.toFixed(4));
}

/** Reader of an address that keeps the names of values that cannot be used. */
export interface PlanReader {
  wrong: Set<PlanName>;
  /** Without the blanks around it; undefined where there is none. */
  text(name: PlanName): string | undefined;
  number(name: PlanName, limits: Limits): number | undefined;
}

export function planReader(query: Pick<URLSearchParams, "get">): PlanReader {
  const wrong = new Set<PlanName>();
  const text = (name: PlanName) => query.get(name)?.trim() || undefined;
  return {
    wrong,
    text,
    number(name, limits) {
      const typed = text(name);
      if (typed === undefined) return undefined;
      const value = typedWithin(typed, limits);
      if (value === undefined) wrong.add(name);
      return value;
    },
  };
}
