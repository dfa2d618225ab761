import type { Locale } from "#domain/locale.ts";
import { type EditablePage, type OwnPageContent, ownPageContentSchema } from "#domain/own-pages/own-page.ts";
import { suggestedAddress } from "#domain/own-pages/page-address.ts";

/** Changes the title. The address is derived from the English title until it is edited by hand or published. */
export function withTitle(
  draft: OwnPageContent,
  locale: Locale,
  title: string,
  wasPublished: boolean,
): OwnPageContent {
  const isSuggested = draft.address === "" || draft.address === suggestedAddress(draft.title.en);
  const address = locale === "en" && isSuggested && !wasPublished ? suggestedAddress(title) : draft.address;
  return { ...draft, title: { ...draft.title, [locale]: title }, address };
}

/** Returns the draft with trimmed texts. Invalid values stay, so that the server reports them. */
export function normalized(draft: OwnPageContent): OwnPageContent {
  return ownPageContentSchema.safeParse(draft).data ?? draft;
}

export function isSameDraft(one: OwnPageContent, other: OwnPageContent): boolean {
  return contentOf(one) === contentOf(other);
}

/** Returns true for a public page whose last publication was at the scheduled time or later. */
export function isPublishedSince(
  scheduled: string,
  { state, publishedAt }: Pick<EditablePage, "state" | "publishedAt">,
): boolean {
  return state !== "draft" && publishedAt !== null && Date.parse(publishedAt) >= Date.parse(scheduled);
}

/**
 * Returns the draft after a newer version arrived: the typed one if the stored draft did not change, the stored one
 * if nothing was typed.
 * @returns `undefined` for a conflict
 */
export function draftAfter(
  base: OwnPageContent,
  { entered, stored }: { entered: OwnPageContent; stored: OwnPageContent },
): OwnPageContent | undefined {
  if (isSameDraft(base, stored)) return entered;
  return isSameDraft(base, entered) ? stored : undefined;
}

/** Independent of the order of keys. */
function contentOf(draft: OwnPageContent): string {
  return JSON.stringify(sorted(normalized(draft)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}
