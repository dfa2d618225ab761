import { onTestFinished } from "vitest";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import type { Database } from "#data/database/connect.ts";
import { openAdministration } from "./administrator.ts";
import { mailSetUp } from "./mail-options.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";
import { peopleCalls } from "./writing-people.ts";
import { recordCalls } from "./writing-records.ts";

/** Why a request can be repeated after its response was lost, and the rows that a repetition changes. */
export const repeatReasons = {
  /** The Idempotency-Key, or the key in the address, identifies the request: it is stored once. */
  key: "unchanged",
  /** Sets a state, which the repetition sets again. */
  state: "unchanged",
  /** Names the version, draft, token or code that it changes: the repetition is refused. */
  version: "unchanged",
  /** Deletes something, which the repetition does not find. */
  gone: "unchanged",
  /** The address of a file is the hash of its content; the repetition extends the retention of an unused file. */
  content: "as many rows",
  /** Replaces a secret that the lost response contained. */
  secret: "as many rows",
  /** An attempt that is wanted each time: a sign-in, a mail or a call to test a server. */
  attempt: "more rows",
} as const;

export interface Request {
  params?: Readonly<Record<string, string | number>>;
  payload?: object | Buffer;
  headers?: Record<string, string>;
  cookie?: string;
}

export interface WritingCall {
  prepare: (opened: Opened) => Promise<Request>;
  repeat: keyof typeof repeatReasons;
  /** Answers 202 before the work: its duration would disclose that the user exists. */
  isAnsweredFirst?: boolean;
}

/** Every call that writes. A new call needs a row here. */
export const writingCalls: Readonly<Record<string, WritingCall>> = { ...recordCalls, ...peopleCalls };

/** Calls that use POST for their bodies and only compute. */
export const computingCalls = [
  "POST /api/calculate-capacity",
  "POST /api/year",
  "POST /api/acceptance-test",
  "POST /api/chiller-duty",
  "POST /api/find-towers",
  "POST /api/neighbor-sound",
  "POST /api/design-sheet.pdf",
];

export type Opened = Awaited<ReturnType<typeof openSite>>;

/** Opens a site on which every writing call is possible: with mail, samples and a webhook receiver. */
export async function openSite(database?: Database) {
  const samples = { projects: sampleProjects.slice(0, 1), products: sampleProducts.slice(0, 1) };
  const opened = await openAdministration(
    {
      mailCheck: {
        sendTest: async () => ({ kind: "taken", server: "mail.example.com:587", said: "250 OK" }) as const,
      },
    },
    { siteUrl: "http://localhost", adminEmail: "boss@example.com" },
    {
      ...(database ? { database } : {}),
      samples,
      mail: mailSetUp(),
      webhooks: { siteUrl: "http://localhost", allowsPrivateAddresses: true },
    },
  );
  const { inbox } = opened.services;
  const { sendMailAgain } = inbox;
  // Without delay: there is no mail server to wait for.
  inbox.sendMailAgain = (mail) => sendMailAgain(mail, 0);
  return {
    ...opened,
    samples,
    async receiver() {
      const receiver = await startWebhookReceiver();
      onTestFinished(receiver.close);
      return receiver.url;
    },
  };
}

export function make(opened: Opened, call: string, { params = {}, cookie, headers, payload }: Request) {
  const route = call.replace(/\{(\w+)\}/g, (_, name) => String(params[name]));
  return opened.call(route, {
    ...(cookie === undefined ? {} : { cookie }),
    ...(headers ? { headers } : {}),
    ...(payload ? { payload } : {}),
  });
}
