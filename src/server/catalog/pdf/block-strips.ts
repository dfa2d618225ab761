import { artifact } from "#api/pdf/pdf-file.ts";
import type { Block, Link, Office, Pair } from "../catalog.ts";
import {
  type CatalogContext,
  columnWidth,
  linesIn,
  rule,
  type Style,
  sheet,
  styles,
  write,
} from "./drawing-context.ts";
import { drawingStrip, flowStrip, pictureStrips } from "./figure-strips.ts";
import type { Strip } from "./strip.ts";
import { tableStrips } from "./table-strips.ts";

/** The strips of a part of a section. @param padding above and below the rows of tables, points */
export function blockStrips(context: CatalogContext, block: Block, padding: number): Strip[] {
  switch (block.kind) {
    case "text":
      return [textStrip(context, block.text, styles[block.look ?? "text"], "P")];
    case "heading":
      return [{ ...textStrip(context, block.text, styles.heading, "H3", 12), keepWithNext: true }];
    case "list":
      return listStrips(context, block.items);
    case "flow":
      return [flowStrip(context, block)];
    case "picture":
      return pictureStrips(context, block.alt);
    case "links":
      return block.links.map((link, index) => linkStrip(context, link, index === 0));
    case "drawing":
      return [drawingStrip(context, block)];
    case "table":
      return tableStrips(context, block, padding);
    case "pairs":
      return pairStrips(context, block.pairs);
    case "form":
      return block.rows.map((row, index) => formStrip(context, row, index === 0));
    case "offices":
      return officeStrips(context, block.offices);
  }
}

/** The heading of a section. @param onDraw receives its place */
export function titleStrip(context: CatalogContext, title: string, onDraw: (y: number) => void): Strip {
  const lines = linesIn(context, title, styles.title, columnWidth);
  return {
    height: lines.height + 6,
    spaceBefore: 26,
    keepWithNext: true,
    draw({ y, parent }) {
      onDraw(y);
      write(context, lines, { x: sheet.left, y, tag: "H2", parent });
      rule(context, { x: sheet.left, y: y + lines.height + 3, width: columnWidth }, "navy", 1.2);
    },
  };
}

function textStrip(context: CatalogContext, text: string, style: Style, tag: string, spaceBefore = 6): Strip {
  const lines = linesIn(context, text, style, columnWidth);
  return {
    height: lines.height,
    spaceBefore,
    draw: ({ y, parent }) => write(context, lines, { x: sheet.left, y, tag, parent }),
  };
}

function linkStrip(
  context: CatalogContext,
  { text, href, lead }: Link & { lead: string },
  isFirst: boolean,
): Strip {
  const title = linesIn(context, text, styles.link, columnWidth);
  const lines = linesIn(context, lead, styles.text, columnWidth);
  const height = title.height + lines.height + 5;
  return {
    height,
    spaceBefore: isFirst ? 6 : 4,
    maxGrowth: 8,
    draw({ y, extra, parent }) {
      write(context, title, { x: sheet.left, y, tag: "Link", parent, link: href });
      write(context, lines, { x: sheet.left, y: y + title.height, tag: "P", parent });
      rule(context, { x: sheet.left, y: y + height + extra / 2, width: columnWidth }, "line");
    },
  };
}

const indent = 14;

function listStrips(context: CatalogContext, items: readonly string[]): Strip[] {
  const { doc, palette } = context;
  let list: PDFKit.PDFStructureElement | undefined;
  return items.map((item, index): Strip => {
    const lines = linesIn(context, item, styles.text, columnWidth - indent);
    return {
      height: lines.height,
      spaceBefore: index === 0 ? 6 : 3,
      draw({ y, parent }) {
        if (index === 0) {
          list = doc.struct("L");
          parent.add(list);
        }
        const entry = doc.struct("LI");
        list?.add(entry);
        artifact(doc, () => void doc.circle(sheet.left + 4, y + 7.6, 1.7).fill(palette.action));
        write(context, lines, { x: sheet.left + indent, y, tag: "LBody", parent: entry });
        entry.end();
        if (index === items.length - 1) list?.end();
      },
    };
  });
}

const pairColumns = 3;
const pairGap = 20;

/** Names at the left and values at the right of columns beside each other. */
function pairStrips(context: CatalogContext, pairs: readonly Pair[]): Strip[] {
  const width = (columnWidth - pairGap * (pairColumns - 1)) / pairColumns;
  const rows = Array.from({ length: Math.ceil(pairs.length / pairColumns) }, (_, index) =>
    pairs.slice(index * pairColumns, (index + 1) * pairColumns).map(({ name, value }) => ({
      name: linesIn(context, name, styles.head, width * 0.44),
      value: linesIn(context, value, styles.rowName, width * 0.54),
    })),
  );
  return rows.map((row, index): Strip => {
    const height = Math.max(...row.flatMap(({ name, value }) => [name.height, value.height])) + 6;
    return {
      height,
      spaceBefore: index === 0 ? 4 : 0,
      draw({ y, parent }) {
        for (const [column, { name, value }] of row.entries()) {
          const x = sheet.left + column * (width + pairGap);
          write(context, name, { x, y: y + 3, tag: "P", parent });
          const right = x + width - value.width;
          write(context, value, { x: right, y: y + 3, align: "right", tag: "P", parent });
          rule(context, { x, y: y + height, width }, "line");
        }
      },
    };
  });
}

const formLabel = 190;

/** A line to write on, with what stands on it. */
function formStrip(context: CatalogContext, row: string, isFirst: boolean): Strip {
  const lines = linesIn(context, row, styles.text, formLabel);
  const height = Math.max(20, lines.height + 4);
  return {
    height,
    spaceBefore: isFirst ? 8 : 0,
    maxGrowth: 28,
    draw({ y, extra, parent }) {
      const bottom = y + height + extra;
      write(context, lines, { x: sheet.left, y: bottom - lines.height - 2, tag: "P", parent });
      const x = sheet.left + formLabel + 10;
      rule(context, { x, y: bottom, width: columnWidth - formLabel - 10 }, "axis");
    },
  };
}

const officeColumns = 3;
const officeGap = 22;

function officeStrips(context: CatalogContext, offices: readonly Office[]): Strip[] {
  const width = (columnWidth - officeGap * (officeColumns - 1)) / officeColumns;
  const cells = offices.map((office) => ({
    name: linesIn(context, office.name, styles.strong, width),
    lines: office.lines.map((line) => linesIn(context, line, styles.note, width)),
    links: [office.phone, office.email].map(({ text, href }) => ({
      href,
      lines: linesIn(context, text, styles.link, width),
    })),
  }));
  const rows = Array.from({ length: Math.ceil(cells.length / officeColumns) }, (_, index) =>
    cells.slice(index * officeColumns, (index + 1) * officeColumns),
  );
  return rows.map((row): Strip => {
    const heightOf = ({ name, lines, links }: (typeof row)[number]) =>
      [name, ...lines, ...links.map((link) => link.lines)].reduce((sum, { height }) => sum + height, 4);
    return {
      height: Math.max(...row.map(heightOf)),
      spaceBefore: 8,
      draw({ y, parent }) {
        for (const [column, { name, lines, links }] of row.entries()) {
          const x = sheet.left + column * (width + officeGap);
          write(context, name, { x, y, tag: "P", parent });
          let at = y + name.height;
          for (const link of links) {
            write(context, link.lines, { x, y: at, tag: "Link", parent, link: link.href });
            at += link.lines.height;
          }
          at += 4;
          for (const each of lines) {
            write(context, each, { x, y: at, tag: "P", parent });
            at += each.height;
          }
        }
      },
    };
  });
}
