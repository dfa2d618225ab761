import type { Model } from "./model-columns.ts";

/**
 * File name of a model, in lower case like all addresses.
 * @example modelFile({ name: "SF-100 (A)" }) // "sf-100-a"
 */
export function modelFile({ name }: Pick<Model, "name">): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "-")
    .replace(/^[-.]+|[-.]+$/g, "");
}
