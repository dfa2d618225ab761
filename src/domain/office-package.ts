import { strToU8, zipSync } from "fflate";

/** Relation of a part, or the package: its type in full, and its target. */
export type Relation = readonly [type: string, target: string];

interface OfficePart {
  contentType: string;
  xml: string;
  /** Its text calls them `rId1`, `rId2` and so on. */
  relations?: readonly Relation[];
}

interface OfficePackage {
  relations: readonly Relation[];
  /** By their paths, such as `word/document.xml`. */
  parts: Readonly<Record<string, OfficePart>>;
}

/** Begins the kinds of relations, and is the namespace of a relation's id in a part. */
export const officeRelations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** An Office Open XML file (ECMA-376, part 2): parts of XML and what leads from one to another, in a ZIP. */
export function officePackage({ relations, parts }: OfficePackage): Uint8Array<ArrayBuffer> {
  const files = [
    ["[Content_Types].xml", contentTypes(parts)],
    ["_rels/.rels", relationships(relations)],
    ...Object.entries(parts).flatMap(([path, part]) => [
      [path, part.xml],
      ...(part.relations ? [[relationsPath(path), relationships(part.relations)]] : []),
    ]),
  ];
  const written = files.map(([path = "", xml = ""]) => [path, strToU8(declaration + xml)]);
  return zipSync(Object.fromEntries(written), { level: 6, mtime: dayOfAll });
}

/** A ZIP file has times without a zone: a fixed one, so that every machine makes the same file. */
const dayOfAll = new Date(2000, 0, 1);

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = "http://schemas.openxmlformats.org/package/2006";

function contentTypes(parts: OfficePackage["parts"]): string {
  const listed = Object.entries(parts).map(
    ([path, { contentType }]) => `<Override PartName="/${path}" ContentType="${contentType}"/>`,
  );
  return `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${listed.join("")}</Types>`;
}

function relationships(relations: readonly Relation[]): string {
  const listed = relations.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packages}/relationships">${listed.join("")}</Relationships>`;
}

/** @example relationsPath("word/document.xml") // "word/_rels/document.xml.rels" */
function relationsPath(path: string): string {
  const name = path.lastIndexOf("/") + 1;
  return `${path.slice(0, name)}_rels/${path.slice(name)}.rels`;
}
