/** Address of a product's file. @param href of the product's page */
export function productFileAddress(href: string, file: string): string {
  return `${href}/${encodeURIComponent(file)}`;
}

/** File names of the tender text: as text and as a document. Those of single models have the model's name. */
export const tenderFiles = { text: "specification.txt", word: "specification.docx" } as const;

/** File name of the drawing with its views below each other. The names of other files contain no tilde. */
export function narrowDrawingFile(modelSlug: string): string {
  return `${modelSlug}~narrow.svg`;
}
