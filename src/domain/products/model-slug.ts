import type { Model } from "./model-columns.ts";

/**
 * Name of a model in addresses and file names, in lower case.
 * @example modelSlug({ name: "SF-100 (A)" }) // "sf-100-a"
 */
export function modelSlug({ name }: Pick<Model, "name">): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "-")
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, "");
}

/**
 * Finds models that one address would name, because their names differ in case or punctuation at most. A name without
 * letters and digits has no address, and must differ as a whole.
 * @param names empty in rows that are not filled in yet
 * @returns for each name the earlier one that it collides with
 */
export function collidingNames(names: readonly (string | null | undefined)[]): (string | undefined)[] {
  const taken = new Map<string, string>();
  return names.map((name) => {
    if (!name) return undefined;
    const key = modelSlug({ name }) || name.toLowerCase();
    const earlier = taken.get(key);
    if (earlier === undefined) taken.set(key, name);
    return earlier;
  });
}
