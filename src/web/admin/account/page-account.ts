/** User name of the account for which this page was loaded. Another tab may have changed the session since. */
let pageAccount: string | undefined;

export function getPageAccount(): string | undefined {
  return pageAccount;
}

/** @param username undefined after a login, until the account is loaded */
export function setPageAccount(username: string | undefined): void {
  pageAccount = username;
}
