import { koreanOrder } from "./korean-order.ts";

/** Names of countries as lists offer them: Korea, then the others in the order of the Korean alphabet, each once. */
export function koreaFirst(countries: Iterable<string>): string[] {
  const others = new Set(countries);
  const home = others.delete("한국") ? ["한국"] : [];
  return [...home, ...[...others].sort(koreanOrder.compare)];
}
