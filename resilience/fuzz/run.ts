import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { outcomeOf, type Tally, wrongWith } from "./judge.ts";
import { type RawRequest, type RawResponse, send, written } from "./raw-request.ts";
import { anyRequest } from "./requests.ts";
import { routesOf } from "./routes.ts";

/** Requests in flight at the same time, and requests generated at once. */
const lanes = 8;
const batch = 250;

const maxAttempts = 5;
const maxSlow = 3;

export interface FuzzOptions {
  /** Origin of the site. Its administrator is signed in, so that all routes are reached. */
  url: string;
  administrator: { username: string; password: string };
  requests: number;
  seed: number;
  onProgress?: (done: number) => void;
}

export interface Finding {
  wrong: string;
  /** The request as it was sent, escaped so that it can be pasted into a test. */
  request: string;
}

export interface FuzzResult {
  tally: Tally;
  findings: Finding[];
  /** Requests that took longest, the slowest first. */
  slowest: { ms: number; request: string }[];
}

/** Sends made-up requests to every route of a site. The same seed makes up the same requests. */
export async function fuzz({
  url,
  administrator,
  requests,
  seed,
  onProgress,
}: FuzzOptions): Promise<FuzzResult> {
  const site = new URL(url);
  const routes = await routesOf(url);
  const result: FuzzResult = { tally: new Map(), findings: [], slowest: [] };
  const cookie = await signIn(url, administrator);
  const arbitrary = anyRequest(routes, site.host, cookie);
  for (let done = 0; done < requests; done += batch) {
    const count = Math.min(batch, requests - done);
    const queue = fc.sample(arbitrary, { numRuns: count, seed: seed + done });
    const lane = async () => {
      for (let request = queue.pop(); request; request = queue.pop()) await judged(site, request, result);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    onProgress?.(done + count);
  }
  return result;
}

async function judged(site: URL, request: RawRequest, result: FuzzResult): Promise<void> {
  const response = await answered(site, request);
  const outcome = outcomeOf(response);
  result.tally.set(outcome, (result.tally.get(outcome) ?? 0) + 1);
  result.slowest.push({ ms: response.ms, request: shown(request) });
  result.slowest = result.slowest.sort((a, b) => b.ms - a.ms).slice(0, maxSlow);
  const wrong = wrongWith(request, response);
  if (wrong) result.findings.push({ wrong, request: shown(request) });
}

/** Where the machine is busy the site may ask to come back later: then that is done, though not for ever. */
async function answered(site: URL, request: RawRequest): Promise<RawResponse> {
  for (let attempt = 1; ; attempt++) {
    const response = await send(site, request);
    const isLater = response.kind === "answer" && /\r\nretry-after: 5\r/i.test(`${response.head}\r`);
    if (!isLater || attempt === maxAttempts) return response;
    await pause(2_000);
  }
}

async function signIn(url: string, credentials: FuzzOptions["administrator"]): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  });
  const cookie = response.headers.get("set-cookie")?.split(";")[0];
  if (cookie === undefined) throw new Error(`The administrator cannot sign in (${response.status}).`);
  return cookie;
}

function shown(request: RawRequest): string {
  const text = JSON.stringify(
    written(request)
      .toString("latin1")
      .replace(/session=[\w-]{43}/, "session=…"),
  );
  return text.length > 1_500 ? `${text.slice(0, 1_500)}… (${text.length} characters)` : text;
}
