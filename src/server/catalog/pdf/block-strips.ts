import { artifact } from "#api/pdf/pdf-file.ts";
import type { Block, Link, Office, Pair } from "../catalog.ts";
import { drawingStrip, flowStrip, pictureStrips } from "./figure-strips.ts";
import { columnWidth, linesIn, type Pen, rule, type Style, sheet, styles, write } from "./ink.ts";
import type { Strip } from "./strip.ts";
import { tableStrips } from "./table-strips.ts";

/** The strips of a part of a section. @param padding above and below the rows of tables, points */
export function blockStrips(pen: Pen, block: Block, padding: number): Strip[] {
  switch (block.kind) {
    case "text":
      return [textStrip(pen, block.text, styles[block.look ?? "text"], "P")];
    case "heading":
      return [{ ...textStrip(pen, block.text, styles.heading, "H3", 12), isKept: true }];
    case "list":
      return listStrips(pen, block.items);
    case "flow":
      return [flowStrip(pen, block)];
    case "picture":
      return pictureStrips(pen, block.alt);
    case "links":
      return block.links.map((link, index) => linkStrip(pen, link, index === 0));
    case "drawing":
      return [drawingStrip(pen, block)];
    case "table":
      return tableStrips(pen, block, padding);
    case "pairs":
      return pairStrips(pen, block.pairs);
    case "form":
      return block.rows.map((row, index) => formStrip(pen, row, index === 0));
    case "offices":
      return officeStrips(pen, block.offices);
  }
}

/** The heading of a section. @param onDraw receives its place */
export function titleStrip(pen: Pen, title: string, onDraw: (y: number) => void): Strip {
  const lines = linesIn(pen, title, styles.title, columnWidth);
  return {
    height: lines.height + 6,
    before: 26,
    isKept: true,
    draw({ y, parent }) {
      onDraw(y);
      write(pen, lines, { x: sheet.left, y, tag: "H2", parent });
      rule(pen, { x: sheet.left, y: y + lines.height + 3, width: columnWidth }, "navy", 1.2);
    },
  };
}

function textStrip(pen: Pen, text: string, style: Style, tag: string, before = 6): Strip {
  const lines = linesIn(pen, text, style, columnWidth);
  return {
    height: lines.height,
    before,
    draw: ({ y, parent }) => write(pen, lines, { x: sheet.left, y, tag, parent }),
  };
}

function linkStrip(pen: Pen, { text, href, lead }: Link & { lead: string }, isFirst: boolean): Strip {
  const title = linesIn(pen, text, styles.link, columnWidth);
  const lines = linesIn(pen, lead, styles.text, columnWidth);
  const height = title.height + lines.height + 5;
  return {
    height,
    before: isFirst ? 6 : 4,
    grow: 8,
    draw({ y, extra, parent }) {
      write(pen, title, { x: sheet.left, y, tag: "Link", parent, link: href });
      write(pen, lines, { x: sheet.left, y: y + title.height, tag: "P", parent });
      rule(pen, { x: sheet.left, y: y + height + extra / 2, width: columnWidth }, "line");
    },
  };
}

const indent = 14;

function listStrips(pen: Pen, items: readonly string[]): Strip[] {
  const { doc, palette } = pen;
  let list: PDFKit.PDFStructureElement | undefined;
  return items.map((item, index): Strip => {
    const lines = linesIn(pen, item, styles.text, columnWidth - indent);
    return {
      height: lines.height,
      before: index === 0 ? 6 : 3,
      draw({ y, parent }) {
        if (index === 0) {
          list = doc.struct("L");
          parent.add(list);
        }
        const entry = doc.struct("LI");
        list?.add(entry);
        artifact(doc, () => void doc.circle(sheet.left + 4, y + 7.6, 1.7).fill(palette.action));
        write(pen, lines, { x: sheet.left + indent, y, tag: "LBody", parent: entry });
        entry.end();
        if (index === items.length - 1) list?.end();
      },
    };
  });
}

const pairColumns = 3;
const pairGap = 20;

/** Names at the left and values at the right of columns beside each other. */
function pairStrips(pen: Pen, pairs: readonly Pair[]): Strip[] {
  const width = (columnWidth - pairGap * (pairColumns - 1)) / pairColumns;
  const rows = Array.from({ length: Math.ceil(pairs.length / pairColumns) }, (_, index) =>
    pairs.slice(index * pairColumns, (index + 1) * pairColumns).map(({ name, value }) => ({
      name: linesIn(pen, name, styles.head, width * 0.44),
      value: linesIn(pen, value, styles.rowName, width * 0.54),
    })),
  );
  return rows.map((row, index): Strip => {
    const height = Math.max(...row.flatMap(({ name, value }) => [name.height, value.height])) + 6;
    return {
      height,
      before: index === 0 ? 4 : 0,
      draw({ y, parent }) {
        for (const [column, { name, value }] of row.entries()) {
          const x = sheet.left + column * (width + pairGap);
          write(pen, name, { x, y: y + 3, tag: "P", parent });
          const right = x + width - value.width;
          write(pen, value, { x: right, y: y + 3, align: "right", tag: "P", parent });
          rule(pen, { x, y: y + height, width }, "line");
        }
      },
    };
  });
}

const formLabel = 190;

/** A line to write on, with what stands on it. */
function formStrip(pen: Pen, row: string, isFirst: boolean): Strip {
  const lines = linesIn(pen, row, styles.text, formLabel);
  const height = Math.max(20, lines.height + 4);
  return {
    height,
    before: isFirst ? 8 : 0,
    grow: 28,
    draw({ y, extra, parent }) {
      const bottom = y + height + extra;
      write(pen, lines, { x: sheet.left, y: bottom - lines.height - 2, tag: "P", parent });
      const x = sheet.left + formLabel + 10;
      rule(pen, { x, y: bottom, width: columnWidth - formLabel - 10 }, "axis");
    },
  };
}

const officeColumns = 3;
const officeGap = 22;

function officeStrips(pen: Pen, offices: readonly Office[]): Strip[] {
  const width = (columnWidth - officeGap * (officeColumns - 1)) / officeColumns;
  const cells = offices.map((office) => ({
    name: linesIn(pen, office.name, styles.strong, width),
    lines: office.lines.map((line) => linesIn(pen, line, styles.note, width)),
    links: [office.phone, office.email].map(({ text, href }) => ({
      href,
      lines: linesIn(pen, text, styles.link, width),
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
      before: 8,
      draw({ y, parent }) {
        for (const [column, { name, lines, links }] of row.entries()) {
          const x = sheet.left + column * (width + officeGap);
          write(pen, name, { x, y, tag: "P", parent });
          let at = y + name.height;
          for (const link of links) {
            write(pen, link.lines, { x, y: at, tag: "Link", parent, link: link.href });
            at += link.lines.height;
          }
          at += 4;
          for (const each of lines) {
            write(pen, each, { x, y: at, tag: "P", parent });
            at += each.height;
          }
        }
      },
    };
  });
}
