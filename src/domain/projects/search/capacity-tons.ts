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
