import type { Tender, TenderPart, TenderTable } from "./tender.ts";

/** A tender text as plain text, to paste. */
export function tenderText({ title, parts }: Tender): string {
  return [title, ...parts.map(partText)].join("\n\n");
}

function partText({ title, paragraphs = [], items = [], table }: TenderPart): string {
  const listed = [...items, ...(table ? linesOf(table) : [])].map((line) => `- ${line}`);
  return [title, ...paragraphs, ...listed].join("\n");
}

/** A model a line: a table of blanks falls apart where it is pasted. */
function linesOf({ columns, rows }: TenderTable): string[] {
  return rows.map(({ model, cells }) => {
    const facts = columns.flatMap(({ name, unit }, index) => {
      const { figure, note } = cells[index] ?? {};
      if (figure === undefined) return [];
      return [`${name} ${figure}${unit ? ` ${unit}` : ""}${note ? ` (${note})` : ""}`];
    });
    return `${model}: ${facts.join(", ")}`;
  });
}
