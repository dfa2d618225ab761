/** The entries of an acceptance test, in the session's storage until the person clears them. */

const key = "draft:acceptance-test";

interface Draft {
  /** Query of the address that the entries were typed at. */
  search: string;
  values: Record<string, unknown>;
}

/**
 * Entries typed at this address, or before this page was opened without a test; none where the address holds
 * another test.
 */
export function draftAt(search: string): Record<string, unknown> {
  try {
    const draft: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return draft?.values && (search === "" || draft.search === search) ? draft.values : {};
  } catch {
    return {};
  }
}

export function keepDraft(search: string, form: FormData): void {
  try {
    const draft: Draft = { search, values: Object.fromEntries(form) };
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The entries last as long as the page.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
