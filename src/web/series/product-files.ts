import type { Model } from "#domain/products/model-columns.ts";

/**
 * What a model's files are called, as all addresses in lower case.
 * @example modelFile({ name: "SF-100 (A)" }) // "sf-100-a"
 */
export function modelFile({ name }: Pick<Model, "name">): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "-")
    .replace(/^[-.]+|[-.]+$/g, "");
}

/** The address of a product's file. @param href of the product's page */
export function productFile(href: string, file: string): string {
  return `${href}/${encodeURIComponent(file)}`;
}

/** What the tender text is called as a file: as text and as a document. Those of single models go by the model. */
export const tenderFiles = { text: "specification.txt", word: "specification.docx" } as const;
