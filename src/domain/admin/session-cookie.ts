/** Maximum lifetime of a session and its cookie, s. */
export const maxSessionS = 7 * 24 * 60 * 60;

/** Time for which a browser counts as known after its last sign-in, s: half a year. */
export const knownDeviceS = 182 * 24 * 60 * 60;

/** Under https its prefix makes browsers reject a cookie set by another host or an unencrypted page. */
export function sessionCookieName(https: boolean): string {
  return cookieName("session", https);
}

export function sessionToken(cookies: string | undefined, https: boolean): string | undefined {
  return tokenIn(cookies, sessionCookieName(https));
}

/** Returns the `Set-Cookie` header that stores a session token. */
export function sessionCookie(token: string, https: boolean): string {
  return setCookieHeader(sessionCookieName(https), { token, maxAgeS: maxSessionS, https });
}

/** Returns the `Set-Cookie` header that deletes the session token. */
export function expiredSessionCookie(https: boolean): string {
  return setCookieHeader(sessionCookieName(https), { token: "", maxAgeS: 0, https });
}

/** Returns the token of a `Cookie` header that identifies a browser after its first sign-in. */
export function deviceToken(cookies: string | undefined, https: boolean): string | undefined {
  return tokenIn(cookies, cookieName("device", https));
}

/** Returns the `Set-Cookie` header that stores a device token; it outlives the session. */
export function deviceCookie(token: string, https: boolean): string {
  return setCookieHeader(cookieName("device", https), { token, maxAgeS: knownDeviceS, https });
}

function cookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

function tokenIn(cookies: string | undefined, name: string): string | undefined {
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

function setCookieHeader(
  name: string,
  { token, maxAgeS, https }: { token: string; maxAgeS: number; https: boolean },
): string {
  const secure = https ? "; Secure" : "";
  return `${name}=${token}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`;
}
