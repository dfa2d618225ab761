import { filmTools } from "#content/admin/films.ts";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import type { TypeNames } from "#content/lookup/terms.ts";
import type { BlockKindName } from "#domain/own-pages/block-kinds.ts";
import type { Block } from "#domain/own-pages/blocks.ts";
import { type BlockRow, rowsIn } from "./block-edits.ts";
import { namedFields, namedRowFields, rowWord } from "./block-names.ts";

/** Returns the content of a block, a line per value. */
export function blockText(block: Block | undefined, types: TypeNames): string {
  if (block === undefined) return "";
  const own = namedFields(block.kind).flatMap(({ field, label }) =>
    line(label, (block.values as Readonly<Record<string, unknown>>)[field], types),
  );
  const rows = rowsIn(block).flatMap((row, index) => [
    `${rowWord(block.kind)} ${index + 1}`,
    ...rowLines(block.kind, row, types).map((text) => `  ${text}`),
  ]);
  return [...(block.isHidden ? [`(${pageFormWords.hidden})`] : []), ...own, ...rows].join("\n");
}

export function rowText(kind: BlockKindName, row: BlockRow | undefined, types: TypeNames): string {
  return row ? rowLines(kind, row, types).join("\n") : "";
}

export function valueText(value: unknown, types: TypeNames): string {
  const names: Readonly<Record<string, string>> = types;
  const textOf = (part: unknown) => valueText(part, types);
  if (typeof value === "string") return names[value] ?? value.trim();
  if (typeof value !== "object" || value === null) return "";
  if ("seconds" in value && "file" in value) return filmTools.uploaded;
  if ("name" in value) return String(value.name);
  if ("picture" in value && "alt" in value)
    return `${pageFormWords.labels.picture}${textOf(value.alt) && `: ${textOf(value.alt)}`}`;
  return Object.values(value).map(textOf).filter(Boolean).join(" / ");
}

function rowLines(kind: BlockKindName, row: BlockRow, types: TypeNames): string[] {
  return namedRowFields(kind).flatMap(({ field, label }) => line(label, row[field], types));
}

function line(label: string, value: unknown, types: TypeNames): string[] {
  const text = valueText(value, types);
  return text === "" ? [] : [`${label}: ${text}`];
}
