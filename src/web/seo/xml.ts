const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text as XML writes it, in elements and in attributes; control characters, which XML 1.0 forbids, are dropped. */
export function escapeXml(text: string): string {
  return Array.from(text, (character) => entities[character] ?? character)
    .filter((character) => character >= " " || /[\t\n\r]/.test(character))
    .join("");
}

/** An answer in XML. */
export function xmlResponse(body: string, type: "application/xml" | "application/rss+xml"): Response {
  return new Response(body, { headers: { "content-type": `${type}; charset=utf-8` } });
}
