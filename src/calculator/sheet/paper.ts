import { isWithoutName } from "#content/brand/logo.ts";
import type { Chart } from "../charts/chart.ts";
import type { DesignSheet, SheetTable, SheetText } from "./design-sheet.ts";
import type { LookName } from "./paper-look.ts";
import type { SheetChart } from "./sheet-charts.ts";

/** A part of the paper: an element of HTML, of which the PDF has the structure and `paper-look.ts` the look. */
export type Part = Words | Group | Drawing | Picture;

export interface Words {
  tag: "h1" | "h2" | "p" | "dt" | "dd" | "span" | "time" | "a" | "caption" | "th" | "td";
  look?: LookName | undefined;
  text: string;
  href?: string;
  /** What a head of a table is the head of. */
  scope?: "row" | "col";
}

export interface Group {
  tag: "div" | "p" | "dl" | "section" | "figure" | "table" | "thead" | "tbody" | "tr";
  look?: LookName | undefined;
  parts: Part[];
}

export interface Drawing {
  tag: "svg";
  look?: undefined;
  chart: Chart;
  alt: string;
}

/** The company's logo. Measures in points. */
export interface Picture {
  tag: "img";
  look?: undefined;
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The sheet as a page of paper, in the order of reading; page and PDF are both drawn from it. */
export function paperOf(sheet: DesignSheet): { body: Group; foot: Group } {
  const { company, date, link } = sheet;
  return {
    body: group("div", "body", [
      group("div", "head", [
        sender(company),
        group("p", "line", [words("span", undefined, `${date.label} `), words("time", undefined, date.text)]),
      ]),
      ...jobLine(sheet),
      answer(sheet),
      group("div", "tables", sheet.tables.map(table)),
      group("div", "charts", [
        ...sheet.charts.map(figure),
        group("div", "why", [text(sheet.why), table(sheet.changes)]),
      ]),
      group("div", "notes", [sheet.validity, sheet.method, sheet.limits].map(text)),
    ]),
    foot: group("div", "foot", [
      group("p", "line", [
        words("span", undefined, `${link.label}: `),
        { ...words("a", "link", link.address), href: link.address },
      ]),
      words("p", undefined, [company.name, ...company.lines].join("  ·  ")),
    ]),
  };
}

/** At most, points. */
const logoSize = { width: 150, height: 20 };

/** Whose sheet it is: a logo that says no name has it beside it. */
function sender({ name, logo }: DesignSheet["company"]): Part {
  const title = words("p", "company", name);
  if (!logo) return title;
  const scale = Math.min(logoSize.width / logo.width, logoSize.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const picture = { tag: "img", src: logo.url, width, height, alt: isWithoutName(logo) ? "" : name } as const;
  return isWithoutName(logo) ? group("div", "sender", [picture, title]) : picture;
}

/** Project, client and the like in a line; none where nothing was said of them. */
function jobLine({ job }: DesignSheet): Words[] {
  const texts = job.map(({ label: of, text: said }) => `${of}: ${said}`);
  return texts.length === 0 ? [] : [words("p", undefined, texts.join("  ·  "))];
}

/** What it is to the left, the answer to the right. */
function answer({ title, lead, answers }: DesignSheet): Group {
  return group("div", "answer", [
    group("div", undefined, [words("h1", "title", title), words("p", "quiet", lead)]),
    group(
      "dl",
      "answers",
      answers.map(({ label, figure }, index) =>
        group("div", undefined, [
          words("dt", "quiet", label),
          words("dd", index === 0 ? "first-answer" : "next-answer", figure),
        ]),
      ),
    ),
  ]);
}

function table({ title, columns, rows, hasReference = false }: SheetTable): Group {
  const heads = columns?.map((head) => ({ ...words("th", "beside-figure", head), scope: "col" as const }));
  return group("table", undefined, [
    words("caption", "table-title", title),
    ...(heads ? [group("thead", undefined, [group("tr", "row", [label(""), ...heads])])] : []),
    group(
      "tbody",
      undefined,
      rows.map((row, index) => {
        // No line parts a row from one that belongs to it.
        const isContinued = rows[index + 1]?.label === "";
        const figures = row.figures.map((each, column) =>
          words("td", hasReference && column > 0 ? "beside-figure" : "figure", each),
        );
        return group("tr", isContinued ? undefined : "row", [label(row.label), ...figures]);
      }),
    ),
  ]);
}

function label(of: string): Words {
  return of === "" ? words("td", "label", "") : { ...words("th", "label", of), scope: "row" };
}

function figure({ title, alt, chart }: SheetChart): Group {
  return group("figure", undefined, [words("h2", "caption", title), { tag: "svg", chart, alt }]);
}

function text({ title, paragraphs }: SheetText): Group {
  return group("section", "text", [
    words("h2", "caption", title),
    ...paragraphs.map((each) => words("p", undefined, each)),
  ]);
}

function group(tag: Group["tag"], look: LookName | undefined, parts: Part[]): Group {
  return { tag, look, parts };
}

function words(tag: Words["tag"], look: LookName | undefined, of: string): Words {
  return { tag, look, text: of };
}
