import { isWithoutName } from "#content/brand/logo.ts";
import type { DesignSheet } from "./design-sheet.ts";
import { type Group, group, type Paper, type Part, table, text, type Words, words } from "./paper-parts.ts";
import type { AddressedPlan } from "./plan/plan-tables.ts";
import type { SheetChart } from "./sheet-charts.ts";

/** The sheet as pages of paper; page and PDF are both drawn from them. */
export function papersOf(sheet: DesignSheet): Paper[] {
  return [paperOf(sheet), ...(sheet.plan ? [planPaper(sheet, sheet.plan)] : [])];
}

/** Choices beyond the duty, on a page of their own. */
function planPaper(sheet: DesignSheet, { title, lead, tables, year, notes, address }: AddressedPlan): Paper {
  return {
    body: group("div", "body", [
      ...paperHead(sheet),
      group("div", undefined, [words("h2", "title", title), words("p", "quiet", lead)]),
      ...towers(sheet),
      group("div", "tables", tables.map(table)),
      ...(year.length > 0 ? [group("div", "charts", year.map(table))] : []),
      ...(notes.length > 0 ? [group("div", "notes", notes.map(text))] : []),
    ]),
    foot: paperFoot({ ...sheet, link: { ...sheet.link, address } }),
  };
}

/** The first page, in the order of reading. */
function paperOf(sheet: DesignSheet): Paper {
  return {
    body: group("div", "body", [
      ...paperHead(sheet),
      answer(sheet),
      ...towers(sheet),
      group("div", "tables", sheet.tables.map(table)),
      ...(sheet.why && sheet.changes
        ? [
            group("div", "charts", [
              ...sheet.charts.map(figure),
              group("div", "why", [text(sheet.why), table(sheet.changes)]),
            ]),
          ]
        : []),
      group(
        "div",
        "notes",
        [...(sheet.validity ? [sheet.validity] : []), sheet.method, sheet.limits].map(text),
      ),
    ]),
    foot: paperFoot(sheet),
  };
}

/** Head of the paper: company, day and job. */
export function paperHead({ company, date, job }: Pick<DesignSheet, "company" | "date" | "job">): Part[] {
  return [
    group("div", "head", [
      sender(company),
      group("p", "line", [words("span", undefined, `${date.label} `), words("time", undefined, date.text)]),
    ]),
    ...jobLine(job),
  ];
}

/** The towers chosen stand on no page without the verdict on them. */
function towers({ towers: line }: DesignSheet): Words[] {
  return line === undefined ? [] : [words("p", "towers", line)];
}

/** Foot of the paper: its address, and the company's. */
export function paperFoot({ link, company }: Pick<DesignSheet, "link" | "company">): Group {
  // Beside its label where there is room for it in a line.
  const isLong = link.address.length > 110;
  return group("div", "foot", [
    group("p", isLong ? undefined : "line", [
      words("span", undefined, `${link.label}: `),
      { ...words("a", "link", link.address), href: link.address },
    ]),
    words("p", undefined, [company.name, ...company.lines].join("  ·  ")),
  ]);
}

/** At most, points. */
const logoSize = { width: 150, height: 20 };

/** Company of the sheet: a logo without a name has the name beside it. */
function sender({ name, logo }: DesignSheet["company"]): Part {
  const title = words("p", "company", name);
  if (!logo) return title;
  const scale = Math.min(logoSize.width / logo.width, logoSize.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const picture = { tag: "img", src: logo.url, width, height, alt: isWithoutName(logo) ? "" : name } as const;
  return isWithoutName(logo) ? group("div", "sender", [picture, title]) : picture;
}

/** Project, client and the like in a line; none where nothing was said of them. */
function jobLine(job: DesignSheet["job"]): Words[] {
  const texts = job.map(({ label: of, text: said }) => `${of}: ${said}`);
  return texts.length === 0 ? [] : [words("p", undefined, texts.join("  ·  "))];
}

/** Row of the answer: title to the left, figures to the right. */
export function answer({ title, lead, answers }: Pick<DesignSheet, "title" | "lead" | "answers">): Group {
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

function figure({ title, alt, chart }: SheetChart): Group {
  return group("figure", undefined, [words("h2", "caption", title), { tag: "svg", chart, alt }]);
}
