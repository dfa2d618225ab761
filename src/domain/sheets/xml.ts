/** A piece of an XML file. Names come without their namespace's prefix. */
export type XmlPiece =
  | { kind: "open"; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: "close"; name: string }
  | { kind: "text"; text: string };

/**
 * The pieces of an XML file in their order; an empty element is opened and closed. Spreadsheets need no more than that, and what
 * other parsers do besides (entities of the file's own, fetching what it names) must not happen here.
 */
export function* xmlPieces(xml: string): Generator<XmlPiece> {
  for (const [piece, data, closed, opened, attributes = "", isEmpty] of xml.matchAll(pieces)) {
    if (closed !== undefined) yield { kind: "close", name: bare(closed) };
    else if (opened !== undefined) {
      yield { kind: "open", name: bare(opened), attributes: attributesIn(attributes) };
      if (isEmpty) yield { kind: "close", name: bare(opened) };
    } else if (data !== undefined) yield { kind: "text", text: data };
    else if (!piece.startsWith("<")) yield { kind: "text", text: unescaped(piece) };
  }
}

const pieces =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<\/([^\s>]+)\s*>|<([^\s/>]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|[^<]+/g;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function attributesIn(text: string): Record<string, string> {
  const found = [...text.matchAll(attribute)].map(([, name = "", double, single = ""]) => [
    bare(name),
    unescaped(double ?? single),
  ]);
  return Object.fromEntries(found);
}

function unescaped(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return signs[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function bare(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
