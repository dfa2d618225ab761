/** Longest life of a session, s; the cookie goes with it. */
export const longestSessionS = 7 * 24 * 60 * 60;

/** Under https the prefix makes browsers refuse a cookie that another host or an unencrypted page has planted. */
export function sessionCookieName(https: boolean): string {
  return https ? "__Host-session" : "session";
}

/** The session's token in a `Cookie` header. */
export function sessionToken(cookies: string | undefined, https: boolean): string | undefined {
  const name = `${sessionCookieName(https)}=`;
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(name))?.slice(name.length) || undefined;
}

/** A `Set-Cookie` header that hands the browser its token. */
export function sessionCookie(token: string, https: boolean): string {
  return written(token, longestSessionS, https);
}

/** A `Set-Cookie` header that makes the browser forget its token. */
export function noSessionCookie(https: boolean): string {
  return written("", 0, https);
}

function written(token: string, maxAgeS: number, https: boolean): string {
  const secure = https ? "; Secure" : "";
  return `${sessionCookieName(https)}=${token}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`;
}
