/** Longest life of a session, s; the cookie goes with it. */
export const maxSessionS = 7 * 24 * 60 * 60;

/** Time that a browser stays known after its last sign-in, s: half a year. */
export const knownDeviceS = 182 * 24 * 60 * 60;

/** Under https the prefix makes browsers refuse a cookie that another host or an unencrypted page has planted. */
export function sessionCookieName(https: boolean): string {
  return named("session", https);
}

/** The session's token in a `Cookie` header. */
export function sessionToken(cookies: string | undefined, https: boolean): string | undefined {
  return tokenIn(cookies, sessionCookieName(https));
}

/** A `Set-Cookie` header that hands the browser its token. */
export function sessionCookie(token: string, https: boolean): string {
  return written(sessionCookieName(https), { token, maxAgeS: maxSessionS, https });
}

/** A `Set-Cookie` header that makes the browser forget its token. */
export function noSessionCookie(https: boolean): string {
  return written(sessionCookieName(https), { token: "", maxAgeS: 0, https });
}

/** The token in a `Cookie` header by which a browser is known that has signed in before. */
export function deviceToken(cookies: string | undefined, https: boolean): string | undefined {
  return tokenIn(cookies, named("device", https));
}

/** A `Set-Cookie` header by which the browser will be known; it outlives the session. */
export function deviceCookie(token: string, https: boolean): string {
  return written(named("device", https), { token, maxAgeS: knownDeviceS, https });
}

function named(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

function tokenIn(cookies: string | undefined, name: string): string | undefined {
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

function written(
  name: string,
  { token, maxAgeS, https }: { token: string; maxAgeS: number; https: boolean },
): string {
  const secure = https ? "; Secure" : "";
  return `${name}=${token}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`;
}
