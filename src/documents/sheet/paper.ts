import { isWithoutName } from "#content/brand/logo.ts";
import type { Chart } from "../charts/chart.ts";
import { shapesOf } from "../charts/chart-shapes.ts";
import type { DesignSheet } from "./design-sheet.ts";
import { paperFoot } from "./paper-foot.ts";
import {
  type Group,
  group,
  type Part,
  type SheetDrawing,
  type SheetPage,
  type SheetTable,
  type SheetText,
  type TextElement,
  table,
  text,
  textElement,
} from "./paper-parts.ts";
import type { PlanWithAddress } from "./plan/plan-tables.ts";
import type { TowerSheet } from "./tower/tower-sheet.ts";

/** The sheet as pages of paper without their numbers; the web page and the PDF are both drawn from them. */
export function sheetPagesOf(sheet: DesignSheet): SheetPage[] {
  const { plan, sound = [] } = sheet;
  const furtherLink = plan ? { ...sheet.link, address: plan.address } : sheet.link;
  const further = [
    ...(plan?.towerRecord && hasMethod(sheet) ? [towerParts(sheet, plan, plan.towerRecord)] : []),
    ...(plan && hasPlanPage(plan) ? [planParts(sheet, plan)] : []),
    ...sound.map((parts) => soundParts(sheet, parts)),
  ];
  return [
    paperPage(sheet, firstParts(sheet, plan)),
    ...further.map((parts) => paperPage({ ...sheet, link: furtherLink }, parts)),
  ];
}

/** A page of paper with these parts between head and foot. */
export function paperPage(
  paper: Pick<DesignSheet, "company" | "date" | "job" | "link">,
  parts: readonly Part[],
): SheetPage {
  const head = paperHead(paper);
  return {
    body: group("div", "body", [...head, ...parts]),
    headLength: head.length,
    foot: paperFoot(paper),
  };
}

/** Returns true if the method holds for the towers: its results then fill the first page. */
function hasMethod({ why }: DesignSheet): boolean {
  return why !== undefined;
}

/** The tables of the year need a page of their own. Without them, site and water stand with the towers, or in lines of the first page. */
function hasPlanPage({ year }: PlanWithAddress): boolean {
  return year.length > 0;
}

/** Tables and notes as lines, only if neither the page of the year nor the page of the towers shows them. */
function planLines(plan: PlanWithAddress | undefined): TextElement[] {
  if (!plan || hasPlanPage(plan) || plan.towerRecord) return [];
  const tables = withTowersTable(plan).map(({ title, rows }) => {
    const facts = rows.map(({ label, figures }) =>
      [label, ...figures].filter((each) => each !== "").join(" "),
    );
    return `${title}: ${facts.join(" · ")}`;
  });
  return [...tables, ...plan.notes.map(({ title, paragraphs }) => `${title}: ${paragraphs.join(" ")}`)].map(
    (line) => textElement("p", undefined, line),
  );
}

/** Choices beyond the duty, on a page of their own. */
function planParts(sheet: DesignSheet, plan: PlanWithAddress): Part[] {
  const { title, lead, tables, year, towerRecord } = plan;
  // The page of the record has the table of the towers.
  const shown = towerRecord ? tables : withTowersTable(plan);
  return [
    group("div", undefined, [textElement("h2", "title", title), textElement("p", "muted", lead)]),
    ...towersParagraph(sheet),
    group("div", "tables", shown.map(table)),
    ...(year.length > 0 ? [group("div", "charts", year.map(table))] : []),
    ...notes(plan.notes),
  ];
}

function withTowersTable({ tables, towersTable }: PlanWithAddress): readonly SheetTable[] {
  return towersTable ? [...tables, towersTable] : tables;
}

/** A page of sound at the neighbor: its first part, the verdict on the towers, the others. */
function soundParts(sheet: DesignSheet, parts: readonly Part[]): Part[] {
  return [...parts.slice(0, 1), ...towersParagraph(sheet), ...parts.slice(1)];
}

/** The record of the chosen towers: outline, sound, details, and the notes of a plan without a page of its own. */
function towerParts(sheet: DesignSheet, plan: PlanWithAddress, tower: TowerSheet): Part[] {
  return [
    resultGroup({ ...tower, tag: "h2" }),
    ...towersParagraph(sheet),
    ...towerTables(tower),
    ...(hasPlanPage(plan) ? [] : notes(plan.notes)),
  ];
}

function towerTables(tower: TowerSheet): Part[] {
  const { outline, beside } = tower;
  const drawing = outline && captionedDrawing(outline);
  if (drawing && beside.length > 0)
    return [group("div", "tower", [drawing, stack(beside)]), ...recordParts(tower)];
  return [
    ...(drawing ? [drawing] : []),
    ...(beside.length > 0 ? [group("div", "tables", beside.map(table))] : []),
    ...recordParts(tower),
  ];
}

/** The parts of the record below the outline and the tables beside it. */
function recordParts({ sound, columns }: TowerSheet): Part[] {
  return [
    ...(sound ? [table(sound)] : []),
    ...(columns.length > 0 ? [group("div", "thirds", columns.map(stack))] : []),
  ];
}

function stack(tables: readonly SheetTable[]): Group {
  return group("div", "stack", tables.map(table));
}

function notes(texts: readonly SheetText[]): Group[] {
  return texts.length > 0 ? [group("div", "notes", texts.map(text))] : [];
}

/** The first page, in the order of reading. Without results of the method the towers' record stands on it. */
function firstParts(sheet: DesignSheet, plan: PlanWithAddress | undefined): Part[] {
  const { why, changes, validity, method, limits } = sheet;
  const tower = hasMethod(sheet) ? undefined : plan?.towerRecord;
  return [
    resultGroup({ ...sheet, tag: "h1" }),
    ...towersParagraph(sheet),
    ...planLines(plan),
    ...(tower ? dutyWithTower(sheet, tower) : [group("div", "tables", sheet.tables.map(table))]),
    ...(why && changes
      ? [
          group("div", "charts", [
            ...sheet.charts.map((each) => captionedDrawing({ ...each, drawing: chartDrawing(each.chart) })),
            group("div", "why", [text(why), table(changes)]),
          ]),
        ]
      : []),
    ...notes([...(validity ? [validity] : []), ...(tower && plan ? plan.notes : []), method, limits]),
  ];
}

/** The outline stands below the duty, tables of the towers at the right of both. */
function dutyWithTower({ tables }: DesignSheet, tower: TowerSheet): Part[] {
  const duty = group("div", "charts", tables.map(table));
  const left = group("div", "stack", [duty, ...(tower.outline ? [captionedDrawing(tower.outline)] : [])]);
  return [group("div", "tower", [left, stack(tower.beside)]), ...recordParts(tower)];
}

/** Head of the paper: company, day and job. */
function paperHead({ company, date, job }: Pick<DesignSheet, "company" | "date" | "job">): Part[] {
  return [
    group("div", "head", [
      sender(company),
      group("p", "line", [
        textElement("span", undefined, `${date.label} `),
        textElement("time", undefined, date.text),
      ]),
    ]),
    ...jobLine(job),
  ];
}

/** Line with the verdict on the chosen towers, for every page that names them. */
function towersParagraph({ towersLine }: DesignSheet): TextElement[] {
  return towersLine === undefined ? [] : [textElement("p", "towers", towersLine)];
}

/** At most, points. */
const logoSize = { width: 150, height: 20 };

/** Company of the sheet: a logo without a name has the name beside it. */
function sender({ name, logo }: DesignSheet["company"]): Part {
  const title = textElement("p", "company", name);
  if (!logo) return title;
  const scale = Math.min(logoSize.width / logo.width, logoSize.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const picture = { tag: "img", src: logo.url, width, height, alt: isWithoutName(logo) ? "" : name } as const;
  return isWithoutName(logo) ? group("div", "sender", [picture, title]) : picture;
}

/** Project, client and the like in a line; none where they are empty. */
function jobLine(job: DesignSheet["job"]): TextElement[] {
  const texts = job.map(({ label: of, text: value }) => `${of}: ${value}`);
  return texts.length === 0 ? [] : [textElement("p", undefined, texts.join("  ·  "))];
}

/** Row of the answer: title to the left, figures to the right. */
export function resultGroup({
  title,
  lead,
  results,
  tag = "h1",
}: Pick<DesignSheet, "title" | "lead" | "results"> & { tag?: "h1" | "h2" }): Group {
  return group("div", "answer", [
    group("div", undefined, [textElement(tag, "title", title), textElement("p", "muted", lead)]),
    group(
      "dl",
      "answers",
      results.map(({ label, figure }, index) =>
        group("div", undefined, [
          textElement("dt", "muted", label),
          textElement("dd", index === 0 ? "first-answer" : "next-answer", figure),
        ]),
      ),
    ),
  ]);
}

/** A chart as the drawing of a sheet. */
export function chartDrawing(chart: Chart): SheetDrawing {
  return { width: chart.width, height: chart.height, fontSize: chart.fontSize, shapes: shapesOf(chart) };
}

function captionedDrawing({
  title,
  alt,
  drawing,
}: {
  title: string;
  alt: string;
  drawing: SheetDrawing;
}): Group {
  return group("figure", undefined, [textElement("h2", "caption", title), { tag: "svg", drawing, alt }]);
}
