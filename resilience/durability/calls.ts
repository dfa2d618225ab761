import { setTimeout as pause } from "node:timers/promises";
import { administrator } from "../site/site-process.ts";

/** How long a response is waited for, ms. */
const patienceMs = 20_000;

/** How long a site is left alone that has too much to do, ms. */
const busyMs = 500;

/** Result of a request: a response, or none because the connection was cut. */
export interface Outcome {
  /** 0 when there was no response. */
  status: number;
  body: string;
  headers: Headers;
}

/** Sends JSON. Never throws. */
export async function call(
  url: string,
  {
    method = "GET",
    headers,
    json,
  }: { method?: string; headers?: Record<string, string>; json?: unknown } = {},
): Promise<Outcome> {
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const type: Record<string, string> = json === undefined ? {} : { "content-type": "application/json" };
  return send(url, { method, headers: { ...type, ...headers }, ...body });
}

/** Sends a picture as a form does. Never throws. */
export async function upload(
  url: string,
  cookie: string,
  picture: Uint8Array<ArrayBuffer>,
): Promise<Outcome> {
  const body = new FormData();
  body.set("image", new Blob([picture], { type: "image/webp" }), "picture.webp");
  return send(url, { method: "POST", headers: { cookie }, body });
}

/** Signs in as the administrator, again where the site has too much to do just now. @returns the cookie */
export async function signIn(url: string): Promise<string> {
  const { status, body, headers } = await call(`${url}/api/auth/login`, {
    method: "POST",
    json: administrator,
  });
  if (status === 503) {
    await pause(busyMs);
    return signIn(url);
  }
  const cookie = headers.getSetCookie()[0]?.split(";")[0];
  if (status !== 200 || cookie === undefined)
    throw new Error(`Signing in was answered with ${status}: ${body}`);
  return cookie;
}

/** Sends any request. Never throws. */
export async function send(url: string, request: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      ...request,
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, body: await response.text(), headers: response.headers };
  } catch {
    return { status: 0, body: "", headers: new Headers() };
  }
}
