import { pageOf } from "#content/lookup/page-parts.ts";

/**
 * Returns the next unchanged sample field after a field, and the first one after the last.
 * @param remaining paths of the unchanged sample fields
 * @param fields all fields of the draft in the order of the pages: a field that has just been changed is no longer in
 * `remaining`
 */
export function nextRemaining(
  after: string,
  remaining: readonly string[],
  fields: ReadonlyMap<string, unknown>,
): string | undefined {
  const order = new Map([...fields.keys()].map((path, index) => [path, index]));
  const indexOf = (path: string) => order.get(path) ?? -1;
  const others = remaining.filter((path) => path !== after);
  return others.find((path) => indexOf(path) > indexOf(after)) ?? others[0];
}

/** Returns the first unchanged sample field of a page, else the first of all. @param page its Korean path */
export function firstRemaining(page: string, remaining: readonly string[]): string | undefined {
  return remaining.find((path) => pageOf(path) === page) ?? remaining[0];
}
