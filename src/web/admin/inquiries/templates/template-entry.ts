import * as z from "zod/mini";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import { type ReplyTemplate, replyTemplateSchema } from "#domain/inquiries/work/history.ts";
import { defaultLocale, inEach, type Locale, locales } from "#domain/locale.ts";
import type { ConflictingField } from "../../records/conflict/ConflictNotice.tsx";
import type { Side } from "../../records/conflict/conflict.ts";

/** A template as typed, and the stored version it is based on; null for a new one. */
export const templateEntrySchema = z.object({
  ...z.omit(replyTemplateSchema, { id: true, updatedAt: true }).shape,
  basis: z.nullable(replyTemplateSchema),
});
export type TemplateEntry = z.infer<typeof templateEntrySchema>;

const prefix = "reply-template ";

export function unsavedTemplate(id: number | "new"): string {
  return prefix + id;
}

/** Returns ids of templates that were deleted but have unsaved entries here. */
export function idsOfDeleted(stored: readonly ReplyTemplate[], unsaved: ReadonlySet<string>): number[] {
  const edited = [...unsaved].flatMap((name) =>
    name.startsWith(prefix) ? [Number(name.slice(prefix.length))] : [],
  );
  return edited.filter((id) => id > 0 && !stored.some((template) => template.id === id));
}

export function startingTemplate(template: ReplyTemplate | undefined): TemplateEntry {
  const { name, body } = template ?? { name: "", body: inEach(locales, () => "") };
  return { name, body, basis: template ?? null };
}

/** Label of the text in a language. */
export function bodyLabel(locale: Locale): string {
  return fill(inquiryWork.templates.body, { language: languageName(locale, defaultLocale) });
}

const places = [
  { key: "name", label: inquiryWork.templates.name, read: (entry: Texts) => entry.name },
  ...locales.map((locale) => ({
    key: locale,
    label: bodyLabel(locale),
    read: (entry: Texts) => entry.body[locale],
  })),
];

type Texts = Pick<ReplyTemplate, "name" | "body">;

/** Returns the fields that differ from a version stored by somebody else; `undefined` without a newer version. */
export function templateConflict(mine: TemplateEntry, theirs: ReplyTemplate): ConflictingField[] | undefined {
  const { basis } = mine;
  if (basis === null || basis.updatedAt === theirs.updatedAt) return undefined;
  return places.flatMap(({ key, label, read }) => {
    if (read(mine) === read(theirs)) return [];
    const proposed = read(mine) === read(basis) ? "theirs" : "mine";
    return [{ key, label, mine: read(mine), theirs: read(theirs), proposed }];
  });
}

/** Returns the entry based on a newer version, with the chosen texts of both. */
export function templateAfterConflict(
  mine: TemplateEntry,
  theirs: ReplyTemplate,
  choices: Readonly<Record<string, Side>>,
): TemplateEntry {
  const chosen = (key: string): Texts => (choices[key] === "theirs" ? theirs : mine);
  const body = inEach(locales, (locale) => chosen(locale).body[locale]);
  return { name: chosen("name").name, body, basis: theirs };
}
