interface Made {
  pages?: number;
  /** Declares the document as encrypted without encrypting it. */
  isEncrypted?: boolean;
  /** Padded to about this size, bytes. */
  size?: number;
}

/** Returns a PDF of empty pages with its cross-reference table. */
export function aPdf({ pages = 1, isEncrypted = false, size = 0 }: Made = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(" ");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`,
    ...Array.from({ length: pages }, () => "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>"),
  ];
  let text = `%PDF-1.7\n%${"-".repeat(size)}\n`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  const encrypt = isEncrypted ? "/Encrypt 9 0 R" : "";
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R${encrypt}>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
