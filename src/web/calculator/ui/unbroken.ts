/**
 * Keeps figures and their units on one line, and a Korean particle with the bracket or sign before it.
 * @example unbroken("at 10.0 °C") // "at 10.0\u00a0°C"
 */
export function unbroken(text: string): string {
  return text.replace(beforeUnit, "$1\u00a0").replace(/([)%])(?=\p{Script=Hangul})/gu, "$1\u2060");
}

const beforeUnit = /(\d) (?=(°[CF]|CRT|US ton|USRT|kW|kcal\/h|m³\/h|L\/min|LPM|gpm|kPa|kg)(?![a-z]))/g;
