/** The address of a product's file. @param href of the product's page */
export function productFile(href: string, file: string): string {
  return `${href}/${encodeURIComponent(file)}`;
}

/** What the tender text is called as a file: as text and as a document. Those of single models go by the model. */
export const tenderFiles = { text: "specification.txt", word: "specification.docx" } as const;
