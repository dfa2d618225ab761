import type { Load } from "#engine/year/load.ts";

/** Inputs of a load in an address or a form; only those of its kind are read. */
export interface LoadSource {
  number: (name: "offBelow" | "fullAt") => number | undefined;
  /** Shares from January to December, per cent; undefined where one is invalid. */
  shares: () => readonly (number | undefined)[];
  /** Receives the name of an input whose value does not fit. */
  reject: (name: "fullAt" | "shares") => void;
}

/** Reads a load of a kind. Rejected values are replaced: a form shows a year even then. */
export function readLoad(kind: Load["kind"], { number, shares, reject }: LoadSource): Load {
  if (kind === "air-conditioning") {
    const [offBelow, fullAt] = [number("offBelow"), number("fullAt")];
    if (offBelow !== undefined && fullAt !== undefined && fullAt > offBelow)
      return { kind, offBelow, fullAt };
    reject("fullAt");
    return offBelow === undefined ? { kind: "constant" } : { kind, offBelow, fullAt: offBelow + 1 };
  }
  if (kind === "monthly") {
    const percents = shares();
    const validPercents = percents.filter((percent) => percent !== undefined);
    if (percents.length === 12 && validPercents.length === 12)
      return { kind, shares: validPercents.map((percent) => percent / 100) };
    reject("shares");
  }
  return { kind: "constant" };
}
