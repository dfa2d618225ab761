import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import type { TypeNames } from "#content/lookup/terms.ts";
import { menuSectionWords, newsKindWords, newsLanguageWords } from "#content/records/own-pages.ts";
import { locales } from "#domain/locale.ts";
import type { OwnPageContent } from "#domain/own-pages/own-page.ts";
import type { ConflictingField } from "../../records/conflict/ConflictNotice.tsx";
import type { Side } from "../../records/conflict/conflict.ts";
import { blockConflict, mergedBlocks } from "./block-conflict.ts";
import { valueText } from "./block-texts.ts";
import { differenceIn, type Versions } from "./difference.ts";

const texts = ["title", "lead"] as const;
const settings = ["address", "picture", "menu", "newsKind", "day", "languages", "isPinned"] as const;

/** Returns the differences of two drafts: texts by language, settings, then the blocks. */
export function pageConflict({
  types,
  ...versions
}: Versions<OwnPageContent> & { types: TypeNames }): ConflictingField[] {
  const { base, mine, theirs } = versions;
  const words = texts.flatMap((name) =>
    locales.flatMap((locale) => {
      const language = languageName(locale);
      const label = fill(pageFormWords.inLanguage, { label: pageFormWords.labels[name], language });
      const of = (draft: OwnPageContent) => draft[name][locale];
      return differenceIn(versions, { key: `${name}.${locale}`, label, of, text: of });
    }),
  );
  const others = settings.flatMap((name) =>
    differenceIn(versions, {
      key: name,
      label: pageFormWords.labels[name],
      of: (draft) => draft[name],
      text: (draft) => settingText(name, draft, types),
    }),
  );
  const blocks = { base: base.blocks, mine: mine.blocks, theirs: theirs.blocks };
  return [...words, ...others, ...blockConflict(blocks, types)];
}

/** Returns the own draft with the values chosen from the other version. */
export function mergedDraft(
  mine: OwnPageContent,
  theirs: OwnPageContent,
  choices: Readonly<Record<string, Side>>,
): OwnPageContent {
  const isTheirs = (key: string) => choices[key] === "theirs";
  const merged: OwnPageContent = { ...mine, title: { ...mine.title }, lead: { ...mine.lead } };
  for (const name of texts)
    for (const locale of locales)
      if (isTheirs(`${name}.${locale}`)) merged[name][locale] = theirs[name][locale];
  for (const name of settings) if (isTheirs(name)) Object.assign(merged, { [name]: theirs[name] });
  return { ...merged, blocks: mergedBlocks(mine.blocks, theirs.blocks, isTheirs) };
}

function settingText(name: (typeof settings)[number], draft: OwnPageContent, types: TypeNames): string {
  switch (name) {
    case "picture":
      return valueText(draft.picture, types);
    case "menu":
      return menuSectionWords[draft.menu ?? "none"];
    case "newsKind":
      return newsKindWords[draft.newsKind];
    case "languages":
      return newsLanguageWords()[draft.languages];
    case "isPinned":
      return draft.isPinned ? pageFormWords.yes : pageFormWords.no;
    default:
      return draft[name] ?? "";
  }
}
