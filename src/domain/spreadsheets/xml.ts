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
  for (let at = 0; at < xml.length; ) {
    const next = xml[at] === "<" ? markupAt(xml, at) : textAt(xml, at);
    yield* next.pieces;
    at = next.end;
  }
}

interface Found {
  pieces: readonly XmlPiece[];
  end: number;
}

function textAt(xml: string, at: number): Found {
  const end = endOf(xml, "<", at, 0);
  return { pieces: [{ kind: "text", text: unescaped(xml.slice(at, end)) }], end };
}

function markupAt(xml: string, at: number): Found {
  if (xml.startsWith("<!--", at)) return { pieces: [], end: endOf(xml, "-->", at + 4) };
  if (xml.startsWith(cdata, at)) {
    const end = endOf(xml, "]]>", at + cdata.length);
    return { pieces: [{ kind: "text", text: xml.slice(at + cdata.length, end - 3) }], end };
  }
  if (xml[at + 1] === "?" || xml[at + 1] === "!") return { pieces: [], end: endOf(xml, ">", at) };
  tag.lastIndex = at;
  const found = tag.exec(xml);
  // A sign that begins no tag is passed over; as a piece it is counted.
  return found
    ? { pieces: tagPieces(found), end: tag.lastIndex }
    : { pieces: [{ kind: "text", text: "" }], end: at + 1 };
}

function tagPieces([, closed, opened = "", attributes = "", isEmpty]: RegExpExecArray): XmlPiece[] {
  if (closed !== undefined) return [{ kind: "close", name: bare(closed) }];
  const open: XmlPiece = { kind: "open", name: bare(opened), attributes: attributesIn(attributes) };
  return isEmpty ? [open, { kind: "close", name: bare(opened) }] : [open];
}

/** End of a part, or of the file: a failed search is not repeated. */
function endOf(xml: string, sign: string, from: number, length = sign.length): number {
  const found = xml.indexOf(sign, from);
  return found === -1 ? xml.length : found + length;
}

const cdata = "<![CDATA[";
/** Neither names nor values hold "<", as XML demands, so that each sign is read a bounded number of times. */
const tag = /<(?:\/([^\s<>]+)\s*|([^\s/<>]+)((?:\s+[^\s=/<>]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?))>/y;
const attribute = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;
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
