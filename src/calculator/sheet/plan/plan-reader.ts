import type { Limits } from "../../engine/duty/duty.ts";
import { typedWithin } from "../../engine/duty/typed-number.ts";

/** Names of a plan's parameters in an address. Shares are per cent, January to December, parted by `-`. */
export const planNames = [
  "place",
  "margin",
  "model",
  "units",
  "cycles",
  "drift",
  "db",
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
export type PlanName = (typeof planNames)[number];

/** A plan as parameters of an address. */
export type PlanTexts = Partial<Record<PlanName, string>>;

/** Converted temperatures come with digits that nobody has typed. */
export function rounded(value: number): number {
  return Number(value.toFixed(4));
}

/** What reads an address, and keeps the names of what cannot be used. */
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
