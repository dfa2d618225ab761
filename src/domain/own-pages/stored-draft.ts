import { inAllLocales, inEach, locales } from "../locale.ts";
import type { BlockFields, DescribedPicture, LocalizedDocument, Words } from "./block-fields.ts";
import { blockKinds, rowsOf } from "./block-kinds.ts";
import type { Block } from "./blocks.ts";
import type { OwnPageContent } from "./own-page.ts";

/** A draft as it was stored, with its texts in languages that were added since. */
export function draftInAllLocales(stored: OwnPageContent): OwnPageContent {
  return { ...summaryInAllLocales(stored), blocks: stored.blocks.map(blockInAllLocales) };
}

/** The same for what lists show of a draft. */
export function summaryInAllLocales<Summary extends Partial<OwnPageContent>>(stored: Summary): Summary {
  const { title, lead, picture } = stored;
  return {
    ...stored,
    ...(title && { title: inAllLocales(title) }),
    ...(lead && { lead: inAllLocales(lead) }),
    ...(picture && { picture: pictureInAllLocales(picture) }),
  };
}

function blockInAllLocales(block: Block): Block {
  const fields = rowsOf(block.kind)?.fields ?? {};
  return {
    ...block,
    values: valuesInAllLocales(blockKinds[block.kind].fields, block.values),
    rows: block.rows?.map((row) => valuesInAllLocales(fields, row)),
  } as Block;
}

function valuesInAllLocales(fields: BlockFields, stored: Readonly<Record<string, unknown>>) {
  const values = Object.entries(stored).map(([name, value]) => {
    const kind = fields[name]?.kind;
    if (kind === "words") return [name, inAllLocales(value as Words)];
    if (kind === "picture") return [name, value && pictureInAllLocales(value as DescribedPicture)];
    if (kind !== "document") return [name, value];
    return [name, { ...inEach(locales, () => null), ...(value as LocalizedDocument) }];
  });
  return Object.fromEntries(values);
}

function pictureInAllLocales({ alt, ...picture }: DescribedPicture): DescribedPicture {
  return { ...picture, alt: inAllLocales(alt) };
}
