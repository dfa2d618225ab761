/** From and to, CRT, each included; without one of them the range is open on that side. */
export interface CapacityRange {
  from?: number;
  to?: number;
}

/**
 * The range of an address; `undefined` without one and for a malformed one.
 * @example capacityRange("200-400") // { from: 200, to: 400 }
 * @example capacityRange("3000-") // { from: 3000 }
 */
export function capacityRange(text: string): CapacityRange | undefined {
  const [, from = "", to = ""] = /^(\d{0,6})-(\d{0,6})$/.exec(text) ?? [];
  if ((from === "" && to === "") || (from !== "" && to !== "" && Number(from) > Number(to))) return undefined;
  return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
}

/** @example capacityRangeText({ from: 200, to: 400 }) // "200-400" */
export function capacityRangeText({ from, to }: CapacityRange): string {
  return `${from ?? ""}-${to ?? ""}`;
}

/** Sort value of a project without a capacity in tons: it comes last. */
export const unknownTons = -1;

const tons = /^(\d[\d,]*(?:\.\d+)?) ?c?rt$/i;

/**
 * The cooling tons of a text that consists only of a capacity, CRT; `undefined` for any other text.
 * @example capacityTons("2,400 RT") // 2400
 */
export function capacityTons(text: string | null): number | undefined {
  const digits = tons.exec((text ?? "").trim())?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(",", ""));
}

/** Cooling tons for comparing sizes by their ratio, which 0 has none of: `undefined` for it as for a text without tons. */
export function positiveTons(text: string | null): number | undefined {
  const crt = capacityTons(text);
  return crt === 0 ? undefined : crt;
}
