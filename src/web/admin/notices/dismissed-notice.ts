/** Storage key of the choice to set up a second factor later. */
const place = "second-factor-later";

/** Until the next sign-in, in every tab. Where nothing can be stored, the notice is there again with the next page. */
export function dismissNotice(): void {
  inStorage((storage) => storage.setItem(place, "1"));
}

export function isNoticeDismissed(): boolean {
  return inStorage((storage) => storage.getItem(place)) === "1";
}

/** Somebody has signed in: the notice is due again. */
export function showNoticeAgain(): void {
  inStorage((storage) => storage.removeItem(place));
}

function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
