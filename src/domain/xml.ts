const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text as XML writes it, in elements and in attributes; characters that XML 1.0 forbids are dropped. */
export function escapeXml(text: string): string {
  return Array.from(text, (character) => entities[character] ?? character)
    .filter(
      (character) => (character >= " " && !/[\ufffe\uffff]/.test(character)) || /[\t\n\r]/.test(character),
    )
    .join("");
}
