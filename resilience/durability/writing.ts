import { setTimeout as pause } from "node:timers/promises";
import { call, type Outcome, upload } from "./calls.ts";
import type { Chance } from "./chance.ts";
import { absent, type Ledger } from "./ledger.ts";
import {
  aPicture,
  attachFile,
  createWriter,
  editText,
  importList,
  keepProduct,
  uploadDocument,
} from "./records.ts";
import { intact } from "./stored.ts";
import { projectFacts } from "./watching.ts";

/** Visitors who send inquiries at the same time. */
const visitors = 4;

/** Pause after a response, and after none, ms. */
const restMs = 5;
const deadMs = 25;

/** Kinds of writes of which each must have been acknowledged, or a run has not tried them all. */
const kindsOfWrites: readonly string[] = [
  "inquiry",
  "attachment",
  "POST project",
  "PUT project",
  "DELETE project",
  "picture",
  "edit",
  "publish",
  "POST product",
  "PUT product",
  "DELETE product",
  "photograph",
  "import",
  "document",
];

/** Responses that a write may get from a site that is going down or coming up, by itself or through a proxy. */
const passing = new Set([0, 502, 503, 504]);

export interface WritingOptions {
  url: string;
  /** Session of the administrator. */
  cookie: string;
  ledger: Ledger;
  chance: Chance;
}

export interface Writing {
  /** Lets the last responses come in. */
  stop(): Promise<void>;
  /** Responses that were neither a success nor passing. */
  readonly surprises: readonly string[];
  /** Number of successes of each kind of write. */
  readonly successes: ReadonlyMap<string, number>;
}

/**
 * Writes without a break: visitors send inquiries, with and without a file, each again under the same key until it is
 * acknowledged; administrators add, edit and remove projects and products, edit and publish texts, import lists and upload
 * pictures and documents.
 */
export function startWriting(options: WritingOptions): Writing {
  const surprises: string[] = [];
  const successes = new Map(kindsOfWrites.map((kind) => [kind, 0]));
  let isOver = false;
  let written = 0;

  /** @returns the response of a success, else `undefined`. */
  async function answered(what: string, sent: Promise<Outcome>): Promise<Outcome | undefined> {
    const outcome = await sent;
    const isSuccess = outcome.status === 200 || outcome.status === 201;
    if (!isSuccess && !passing.has(outcome.status))
      surprises.push(`${what}: ${outcome.status} ${outcome.body}`);
    if (isSuccess && successes.has(what)) successes.set(what, (successes.get(what) ?? 0) + 1);
    await pause(isSuccess ? restMs : deadMs);
    return isSuccess ? outcome : undefined;
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      const company = `stream ${++written}`;
      while (!isOver && !(await sendInquiry(company, options, answered)));
    }
  }

  async function administer(): Promise<void> {
    while (!isOver) {
      await keepProject(`stream project ${++written}`, options, answered);
      await uploadPicture(options, answered);
    }
  }

  const writer = createWriter(options, answered, () => isOver);
  const repeat = async (write: (number: number) => Promise<void>) => {
    while (!isOver) await write(++written);
  };
  const work = [
    ...Array.from({ length: visitors }, visit),
    administer(),
    repeat((number) => attachFile(writer, `attached ${number}`)),
    repeat((number) => importList(writer, `list ${number}`)),
    repeat(async (number) => {
      await editText(writer, `stream text ${number}`);
      await keepProduct(writer, `stream product ${number}`);
    }),
    // On its own: its check takes longer than many a life of the program, so behind other writes it would hardly ever be reached.
    repeat(() => uploadDocument(writer)),
  ];
  return {
    surprises,
    successes,
    async stop() {
      isOver = true;
      await Promise.all(work);
    },
  };
}

/** @returns the response of a success, else `undefined`. */
export type Answered = (what: string, sent: Promise<Outcome>) => Promise<Outcome | undefined>;

async function sendInquiry(
  company: string,
  { url, ledger }: WritingOptions,
  answered: Answered,
): Promise<boolean> {
  const message = `Quotation for ${company}`;
  ledger.attempt(company, message);
  const json = { company, name: "홍길동", phone: "02-0000-0000", email: "buyer@example.com", message };
  const headers = { "idempotency-key": company };
  const stored = await answered("inquiry", call(`${url}/api/contact`, { method: "POST", headers, json }));
  if (stored) ledger.acknowledge(company, message);
  return stored !== undefined;
}

/** Adds a project, edits it a few times and now and then removes it; what got no response is left as it is. */
async function keepProject(title: string, options: WritingOptions, answered: Answered): Promise<void> {
  const { url, cookie, ledger, chance } = options;
  const write = async (state: string, method: string, path: string) => {
    ledger.attempt(title, state);
    const json = method === "DELETE" ? undefined : aProject(title, state);
    const sent = call(`${url}/api/projects${path}`, { method, headers: { cookie }, json });
    const outcome = await answered(`${method} project`, sent);
    if (outcome) ledger.acknowledge(title, state);
    return outcome;
  };
  const created = await write("first text", "POST", "");
  if (!created) return;
  const path = `/${(JSON.parse(created.body) as { id: number }).id}`;
  for (const text of ["second text", "third text"]) if (!(await write(text, "PUT", path))) return;
  if (chance.oneIn(3)) await write(absent, "DELETE", path);
}

async function uploadPicture(options: WritingOptions, answered: Answered): Promise<void> {
  const { url, cookie, ledger } = options;
  const sent = upload(`${url}/api/projects/upload-image`, cookie, await aPicture(options));
  const stored = await answered("picture", sent);
  if (stored) ledger.acknowledge((JSON.parse(stored.body) as { imageUrl: string }).imageUrl, intact);
}

function aProject(title: string, description: string) {
  return { ...projectFacts, title, description };
}
