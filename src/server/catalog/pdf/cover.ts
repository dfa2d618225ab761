import { artifact } from "#api/pdf/pdf-file.ts";
import type { Catalog } from "../catalog.ts";
import {
  type CatalogContext,
  columnWidth,
  coverSize,
  linesIn,
  type Style,
  sheet,
  styles,
  write,
} from "./drawing-context.ts";

/** The logo with its proportion. */
export interface CoverLogo {
  png: Buffer;
  width: number;
  height: number;
  /** The company's name stands beside it. */
  hasName: boolean;
}

const pictureTop = 84;

const small = { size: 9, weight: "regular", leading: 1.5, color: "moon" } as const satisfies Style;
const figures = { size: 14, weight: "bold", leading: 1.4, color: "white" } as const satisfies Style;
const kind = { size: 11, weight: "bold", leading: 1.5, color: "sky" } as const satisfies Style;
const company = { size: 15, weight: "bold", leading: 1.3, color: "navy" } as const satisfies Style;
const label = { size: 10, weight: "regular", leading: 1.5, color: "muted" } as const satisfies Style;

/** The first page: company, picture, name of the product, its main facts and its page. */
export function drawCover(
  context: CatalogContext,
  parent: PDFKit.PDFStructureElement,
  catalog: Catalog,
  logo: CoverLogo | undefined,
): void {
  const { doc, palette, picture } = context;
  const { left } = sheet;
  drawSender(context, parent, catalog, logo);
  write(context, linesIn(context, catalog.words.label, label, columnWidth), {
    x: left,
    y: 37,
    align: "right",
    tag: "P",
    parent,
  });
  const panelTop = picture ? pictureTop + coverSize.height : pictureTop;
  artifact(doc, () => void doc.rect(0, panelTop, sheet.width, sheet.height - panelTop).fill(palette.navy));
  if (picture) {
    const draw = () => void doc.image(picture, 0, pictureTop, coverSize);
    parent.add(doc.struct("Figure", { alt: catalog.picture?.alt ?? catalog.name }, draw));
  }
  let y: number = picture ? panelTop + 28 : 330;
  if (catalog.kind !== null) {
    const lines = linesIn(context, catalog.kind, kind, columnWidth);
    write(context, lines, { x: left, y, tag: "P", parent });
    y += lines.height + 2;
  }
  const name = linesIn(context, catalog.name, nameStyle(catalog.name), columnWidth);
  write(context, name, { x: left, y, tag: "H1", parent });
  y += name.height + 8;
  const lead = linesIn(context, catalog.lead, leadStyle(context, catalog.lead), 440);
  write(context, lead, { x: left, y, tag: "P", parent });
  drawFacts(context, parent, catalog);
}

function nameStyle(name: string): Style {
  return name.length > 26 ? { ...styles.name, size: 24 } : styles.name;
}

/** A lead of many words is set smaller. */
function leadStyle(context: CatalogContext, lead: string): Style {
  const { lines } = linesIn(context, lead, styles.lead, 440);
  return lines.length > 4 ? { ...styles.lead, size: 9.5, leading: 1.5 } : styles.lead;
}

function drawSender(
  context: CatalogContext,
  parent: PDFKit.PDFStructureElement,
  catalog: Catalog,
  logo: CoverLogo | undefined,
): void {
  const { doc } = context;
  let x: number = sheet.left;
  if (logo) {
    const scale = Math.min(150 / logo.width, 30 / logo.height);
    const size = { width: logo.width * scale, height: logo.height * scale };
    const draw = () => void doc.image(logo.png, x, 43 - size.height / 2, size);
    parent.add(doc.struct("Figure", { alt: catalog.company }, draw));
    x += size.width + 10;
  }
  if (logo && !logo.hasName) return;
  write(context, linesIn(context, catalog.company, company, 300), { x, y: 33, tag: "P", parent });
}

/** Main facts beside each other, and below them the page of the product. */
function drawFacts(
  context: CatalogContext,
  parent: PDFKit.PDFStructureElement,
  { facts, link, words }: Catalog,
): void {
  const width = (columnWidth - 24) / Math.max(1, facts.length);
  for (const [index, { name, value }] of facts.entries()) {
    const x = sheet.left + index * (width + (facts.length > 1 ? 24 / (facts.length - 1) : 0));
    write(context, linesIn(context, name, small, width), { x, y: 728, tag: "P", parent });
    write(context, linesIn(context, value, figures, width), { x, y: 742, tag: "P", parent });
  }
  const address = { ...small, weight: "bold", color: "sky" } as const;
  const lines = linesIn(context, link.text, address, columnWidth - 130);
  write(context, lines, { x: sheet.left, y: 796, tag: "Link", parent, link: link.href });
  if (words.edition === "") return;
  const edition = linesIn(context, words.edition, small, 130);
  write(context, edition, { x: sheet.left + columnWidth - 130, y: 796, align: "right", tag: "P", parent });
}
