import { withUnit } from "#content/details/model-facts.ts";
import type { TenderTable } from "./clauses.ts";
import type { Tender, TenderClause, TenderSection } from "./tender.ts";

/** A tender text as plain text, to paste. */
export function tenderText({ title, notes, sections }: Tender): string {
  return [[title, ...notes].join("\n"), ...sections.map(sectionText)].join("\n\n");
}

function sectionText({ title, clauses }: TenderSection): string {
  return [title, ...clauses.map(clauseText)].join("\n");
}

function clauseText({ number, text, items, tables }: TenderClause): string {
  const listed = [...items.map((item) => `${item.number} ${item.text}`), ...tables.flatMap(linesOf)];
  return [`${number} ${text}`, ...listed.map((line) => `  ${line}`)].join("\n");
}

/** One model per line: a table that is aligned with spaces loses its shape where it is pasted. */
function linesOf({ columns, rows }: TenderTable): string[] {
  return rows.map(({ model, cells }) => {
    const facts = columns.flatMap(({ name, unit }, index) => {
      const figure = cells[index];
      return figure === undefined ? [] : [`${name} ${withUnit(figure, unit)}`];
    });
    return `- ${model}: ${facts.join("; ")}`;
  });
}
