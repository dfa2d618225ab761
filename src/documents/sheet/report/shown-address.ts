import { curvesKey } from "#engine/acceptance/acceptance-query.ts";

/**
 * Address as it is written on paper: with letters such as Hangul instead of their codes, which are nine times as long, and without
 * curves, which its link keeps and a table states.
 */
export function shownAddress(address: string): string {
  return withLetters(address).replace(new RegExp(`([?&]${curvesKey}=)[^&]{12,}`), "$1…");
}

/** Codes of ASCII stay: "&" or "=" within a value would read as a part of the address. */
function withLetters(address: string): string {
  return address.replaceAll(/(?:%[89A-F][\dA-F])+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}
