const tons = /^(\d[\d,]*(?:\.\d+)?) ?c?rt$/i;

/**
 * The cooling tons that a text states and nothing else, CRT; `undefined` for any other text.
 * @example capacityTons("2,400 RT") // 2400
 */
export function capacityTons(text: string | null): number | undefined {
  const digits = tons.exec((text ?? "").trim())?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(",", ""));
}
