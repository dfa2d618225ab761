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
