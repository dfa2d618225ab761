/** Name of a stored word on a page; a word without an entry is shown as it is. */
export function term(table: Readonly<Record<string, string>>, stored: string): string {
  return Object.hasOwn(table, stored) ? (table[stored] ?? stored) : stored;
}
