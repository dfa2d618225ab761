import { setTimeout as pause } from "node:timers/promises";
import type { InquiryStatus } from "#domain/inquiries/inbox.ts";
import type { Challenge } from "#domain/inquiries/proof/proof-of-work.ts";
import { administrator } from "../site/site-process.ts";
import { ask, askProved, freshAddresses, type Question, type Reply } from "./ask.ts";
import { anInquiry, inquiryWithFile } from "./inquiry.ts";

/** A request that a customer or the administrator repeats during an attack. */
export const wishes = [
  "inquiry",
  "inquiry with a file",
  "login, known device",
  "login, new device",
  "open session",
  "cached page",
  "uncached page",
  "file",
  "health",
] as const;
export type Wish = (typeof wishes)[number];

/** Result of one request. */
export interface Seen {
  /** Durations of the good answers, ms. */
  good: number[];
  /** Statuses of all others, 0 where no response came. */
  refused: Reply[];
}

/** Pauses between two questions, ms; to sign in costs the machine much. */
const pauseMs = 200;
const loginPauseMs = 1_500;

/** A customer and an administrator, who have been here before. */
export interface Customer {
  /** Repeats all requests for the given seconds. */
  look(seconds: number): Promise<Map<Wish, Seen>>;
  /** Signs in once from a new address and a new browser. */
  signInAnew(password?: string): Promise<Reply>;
  /** Asks for a mail to set a forgotten password, from the browser that is known. */
  askForReset(): Promise<Reply>;
  /** How many inquiries the inbox has of each status. */
  inbox(): Promise<Partial<Record<InquiryStatus, number>>>;
}

export async function createCustomer(
  url: string,
  prove: (challenge: Challenge) => Promise<string>,
): Promise<Customer> {
  const own = "127.0.0.2";
  const fresh = freshAddresses(1);
  const session = await signedIn(url, own);
  const device = new Map(await signedIn(url, own));

  const questions: Record<Wish, () => Question> = {
    inquiry: () => ({ path: "/api/contact", from: fresh(), json: anInquiry() }),
    "inquiry with a file": () => ({ path: "/api/contact/files", from: fresh(), ...inquiryWithFile() }),
    "login, known device": () => ({ ...login(own), headers: { cookie: cookieHeader(device) } }),
    "login, new device": () => login(fresh()),
    "open session": () => ({
      path: "/api/admin/inquiries/counts",
      from: own,
      headers: { cookie: cookieHeader(session) },
    }),
    "cached page": () => ({ path: "/company/intro", from: own }),
    "uncached page": () => ({ path: `/projects/gallery?s=${crypto.randomUUID().slice(0, 8)}`, from: own }),
    file: () => ({ path: "/favicon-32.png", from: own }),
    health: () => ({ path: "/healthz", from: own }),
  };

  async function repeat(wish: Wish, until: number): Promise<[Wish, Seen]> {
    const seen: Seen = { good: [], refused: [] };
    do {
      const question = questions[wish]();
      const reply = await (wish.startsWith("inquiry") ? askProved(url, question, prove) : ask(url, question));
      if (reply.status >= 200 && reply.status < 300) seen.good.push(reply.ms);
      else seen.refused.push(reply);
      if (wish === "login, known device") keep(device, reply.cookies);
      const rest = Math.max(0, until - performance.now());
      await pause(Math.min(rest, wish.startsWith("login") ? loginPauseMs : pauseMs));
    } while (performance.now() < until);
    return [wish, seen];
  }

  return {
    async look(seconds) {
      const until = performance.now() + seconds * 1_000;
      return new Map(await Promise.all(wishes.map((wish) => repeat(wish, until))));
    },
    signInAnew: (password = administrator.password) =>
      ask(url, { ...login(fresh()), json: { ...administrator, password } }),
    askForReset: () =>
      ask(url, {
        path: "/api/auth/password-reset",
        from: own,
        json: { username: administrator.username },
        headers: { cookie: cookieHeader(device) },
      }),
    async inbox() {
      const { path, headers = {} } = questions["open session"]();
      const response = await fetch(url + path, { headers: { cookie: String(headers.cookie) } });
      return response.json();
    },
  };
}

function login(from: string): Question {
  return { path: "/api/auth/login", from, json: administrator };
}

/** Signs in. @returns all cookies that the browser has then */
async function signedIn(url: string, from: string): Promise<Map<string, string>> {
  const { status, cookies } = await ask(url, login(from));
  if (status !== 200) throw new Error(`The administrator's first sign-in was answered with ${status}.`);
  const jar = new Map<string, string>();
  keep(jar, cookies);
  return jar;
}

/** Does with cookies what a browser does. */
function keep(jar: Map<string, string>, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar.set(name, value);
  }
}

function cookieHeader(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}
