/** Displayed name of a stored value; a value without a translation is shown unchanged. */
export function term(table: Readonly<Record<string, string>>, stored: string): string {
  return Object.hasOwn(table, stored) ? (table[stored] ?? stored) : stored;
}
