/**
 * Puts values into the `{name}` places of a sentence. A place without a value stays as it is, so that it is noticed.
 * @example fill("{count}개국", { count: 8 }) // "8개국"
 */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
