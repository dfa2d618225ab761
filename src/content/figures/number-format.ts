/** Formats a number with fixed decimals. All figures are formatted by this function. */
export function figure(value: number, decimals: number): string {
  return numberFormat(decimals, decimals).format(value);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Korean and English group digits alike; one locale gives the same text in every browser. A format is slow to make. */
export function numberFormat(minDecimals: number, maxDecimals: number): Intl.NumberFormat {
  const key = `${minDecimals} ${maxDecimals}`;
  const made =
    formats.get(key) ??
    new Intl.NumberFormat("en", { minimumFractionDigits: minDecimals, maximumFractionDigits: maxDecimals });
  formats.set(key, made);
  return made;
}
