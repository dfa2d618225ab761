import type { Subject } from "./subjects.ts";

/** Signs in to the site as its first administrator. @returns the header `cookie` of the session */
export async function signIn({ url, env }: Subject): Promise<string> {
  const { origin } = new URL(url);
  const response = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ username: "admin", password: env?.ADMIN_PASSWORD }),
  });
  if (!response.ok) throw new Error(`/api/auth/login answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
}
