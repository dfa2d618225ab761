import { pageOf } from "#content/lookup/page-parts.ts";

/**
 * The place that is left behind another one; after the last it is the first again.
 * @param places all of the draft, in the order of the pages: one that has just been changed is not among those that are left
 */
export function nextLeft(
  after: string,
  left: readonly string[],
  places: ReadonlyMap<string, unknown>,
): string | undefined {
  const order = new Map([...places.keys()].map((path, index) => [path, index]));
  const indexOf = (path: string) => order.get(path) ?? -1;
  const others = left.filter((path) => path !== after);
  return others.find((path) => indexOf(path) > indexOf(after)) ?? others[0];
}

/** The place to begin with: the first that is left on a page, else the first of all. @param page its Korean path */
export function firstLeft(page: string, left: readonly string[]): string | undefined {
  return left.find((path) => pageOf(path) === page) ?? left[0];
}
