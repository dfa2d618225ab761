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
    .replace(/^[-.]+|[-.]+$/g, "");
}
