import type { Locale } from "#domain/locale.ts";
import { suggestedAddress } from "#domain/page-records/page-address.ts";
import { type PageDraft, pageDraftSchema } from "#domain/page-records/page-record.ts";

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
