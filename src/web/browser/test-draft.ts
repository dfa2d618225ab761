/** Entries of an acceptance test, in session storage until the user clears them. */

const key = "draft:acceptance-test";

interface Draft {
  /** Query of the address at which the entries were typed. */
  search: string;
  values: Record<string, unknown>;
}

/**
 * Entries typed at this address, or earlier at the page without a test; none if the address holds another
 * test.
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
    // Storage is blocked: the entries last until the page is closed.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
