import type { Locale } from "#domain/locale.ts";
import { suggestedAddress } from "#domain/page-records/page-address.ts";
import { type EditedPage, type PageDraft, pageDraftSchema } from "#domain/page-records/page-record.ts";

/** Changes the title. The address follows the English one until it is entered by hand or visitors use it. */
export function withTitle(draft: PageDraft, locale: Locale, title: string, isPublic: boolean): PageDraft {
  const isSuggested = draft.address === "" || draft.address === suggestedAddress(draft.title.en);
  const address = locale === "en" && isSuggested && !isPublic ? suggestedAddress(title) : draft.address;
  return { ...draft, title: { ...draft.title, [locale]: title }, address };
}

/** The draft as it would be stored: without blanks at the ends. What the schema refuses stays for the server to name. */
export function normalized(draft: PageDraft): PageDraft {
  return pageDraftSchema.safeParse(draft).data ?? draft;
}

export function isSameDraft(one: PageDraft, other: PageDraft): boolean {
  return contentOf(one) === contentOf(other);
}

/** Returns true for a page that was published at a planned time or after it. */
export function isOutSince(planned: string, { publishedAt }: Pick<EditedPage, "publishedAt">): boolean {
  return publishedAt !== null && Date.parse(publishedAt) >= Date.parse(planned);
}

/**
 * The draft with which a form goes on from the stored version: what was entered while nobody else has stored another one, that one
 * where nothing was entered. @returns undefined where both is the case
 */
export function draftAfter(
  start: PageDraft,
  { entered, stored }: { entered: PageDraft; stored: PageDraft },
): PageDraft | undefined {
  if (isSameDraft(start, stored)) return entered;
  return isSameDraft(start, entered) ? stored : undefined;
}

/** Independent of the order in which the fields were entered or came from the server. */
function contentOf(draft: PageDraft): string {
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
