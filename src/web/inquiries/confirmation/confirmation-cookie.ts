/** The name is public; "receipt" is the old word for the confirmation. */
const name = "inquiry_receipt";

/** Lifetime of the cookie that lets the page of a form without script show the inquiry again, s. */
const maxAgeS = 10 * 60;

/**
 * Cookie that lets only the sender of an inquiry see its confirmation.
 * @param path of the page that shows it
 */
export function confirmationCookie(token: string, path: string, isHttps: boolean): string {
  const secure = isHttps ? "; Secure" : "";
  return `${name}=${token}; Path=${path}; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`;
}

/**
 * Confirmation token in the cookies of a request.
 * @example parseConfirmationCookie("a=b; inquiry_receipt=x1") // "x1"
 */
export function parseConfirmationCookie(cookies: string | null): string | undefined {
  const [, token] = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,100})(?:;|$)`).exec(cookies ?? "") ?? [];
  return token;
}
