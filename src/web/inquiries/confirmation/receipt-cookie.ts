const name = "inquiry_receipt";

/** Time during which the page of a form without script shows the inquiry again, s. */
const maxAgeS = 10 * 60;

/** The cookie by which the sender of an inquiry, and nobody else, is shown what was received. @param path of the page that shows it */
export function receiptCookie(proof: string, path: string, isHttps: boolean): string {
  const secure = isHttps ? "; Secure" : "";
  return `${name}=${proof}; Path=${path}; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`;
}

/** The proof that a request carries. @example receiptIn("a=b; inquiry_receipt=x1") // "x1" */
export function receiptIn(cookies: string | null): string | undefined {
  const [, proof] = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,100})(?:;|$)`).exec(cookies ?? "") ?? [];
  return proof;
}
