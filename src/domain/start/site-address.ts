/**
 * Returns true if the site names another address to search engines, in PDFs and in mails than the one at which a browser has it open. The
 * names of the machine itself count as one address.
 * @example isOtherAddress("http://localhost:3000", "https://www.example.com") // true
 */
export function isOtherAddress(siteUrl: string, browserOrigin: string): boolean {
  if (siteUrl === browserOrigin) return false;
  return !(isThisMachine(siteUrl) && isThisMachine(browserOrigin));
}

function isThisMachine(origin: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);
}
