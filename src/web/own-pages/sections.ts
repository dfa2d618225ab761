import type { Locale } from "#domain/locale.ts";
import type { BlockKindName } from "#domain/own-pages/block-kinds.ts";
import { type AnyBlockView, blocksIn } from "#domain/own-pages/block-view.ts";
import type { Block } from "#domain/own-pages/blocks.ts";
import type { StoredRecords } from "./stored-records.ts";

/** Part of a page, as wide as the viewport. */
export type PagePart =
  | { kind: "section"; id: string; title: string | undefined; runs: Run[] }
  | { kind: "action"; block: Extract<AnyBlockView, { kind: "action" }> };

/** Blocks stacked in the text column, or one block of full width. */
export interface Run {
  isWide: boolean;
  blocks: AnyBlockView[];
}

const wideKinds: readonly BlockKindName[] = ["pictures", "certificates", "people", "projects", "products"];

/** Splits blocks into parts in one language. A heading, or a block with its own title, starts a section. */
export function partsOf(locale: Locale, blocks: readonly Block[], stored: StoredRecords): PagePart[] {
  const parts: PagePart[] = [];
  for (const block of blocksIn(locale, blocks).filter((each) => hasRecords(each, stored))) {
    if (block.kind === "action") {
      parts.push({ kind: "action", block });
      continue;
    }
    const title = titleOf(block);
    const last = parts.at(-1);
    const section =
      title === undefined && last?.kind === "section"
        ? last
        : ({ kind: "section", id: block.id, title, runs: [] } as const satisfies PagePart);
    if (section !== last) parts.push(section);
    if (block.kind !== "heading") add(section.runs, block);
  }
  return parts;
}

/** A list of records is left out if it is empty. */
function hasRecords({ kind, id }: AnyBlockView, { projects, products }: StoredRecords): boolean {
  if (kind === "projects") return (projects[id] ?? []).length > 0;
  return kind !== "products" || (products[id] ?? []).length > 0;
}

function titleOf(block: AnyBlockView): string | undefined {
  if (block.kind === "heading") return block.values.text;
  // An action renders its title itself.
  return "title" in block.values && block.kind !== "action" ? block.values.title || undefined : undefined;
}

function add(runs: Run[], block: AnyBlockView): void {
  const last = runs.at(-1);
  const isWide = wideKinds.includes(block.kind);
  if (last && !last.isWide && !isWide) last.blocks.push(block);
  else runs.push({ isWide, blocks: [block] });
}
