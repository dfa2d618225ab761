import { onTestFinished } from "vitest";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import type { Database } from "#data/database/connect.ts";
import { openAdministration } from "./administrator.ts";
import { mailSetUp } from "./mail-options.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";
import { peopleCalls } from "./writing-people.ts";
import { recordCalls } from "./writing-records.ts";

/** Why a request whose answer was lost can be sent again, by what a repetition leaves. */
export const repeatReasons = {
  /** The Idempotency-Key, or the key in the address, names the request: it is stored once. */
  key: "unchanged",
  /** It sets a state, in which the repetition finds it. */
  state: "unchanged",
  /** It names the version, draft, token or code that it acts on, which is another one afterwards: the repetition is refused. */
  version: "unchanged",
  /** It takes something away, which the repetition does not find any more. */
  gone: "unchanged",
  /** The address of a file is the hash of its content; the repetition renews the time from which an unused one is kept. */
  content: "as many rows",
  /** It replaces a secret that nobody has seen by another one. */
  secret: "as many rows",
  /** It makes an attempt that is wanted each time: a sign-in, a mail or a call to try a server. */
  attempt: "more rows",
} as const;

export interface Request {
  /** Values for the placeholders of the address. */
  params?: Readonly<Record<string, string | number>>;
  payload?: object | Buffer;
  headers?: Record<string, string>;
  cookie?: string;
}

export interface WritingCall {
  /** Stores what the call acts on. */
  prepare: (opened: Opened) => Promise<Request>;
  repeat: keyof typeof repeatReasons;
  /** The answer is 202 and comes before the work: its time would disclose that there is such a user. */
  isAnsweredFirst?: boolean;
}

/** Every call that writes: a new one needs a row here. */
export const writingCalls: Readonly<Record<string, WritingCall>> = { ...recordCalls, ...peopleCalls };

/** Calls that are sent as POST because of their bodies, and only compute. */
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

/** A site on which every writing call can be made: with mail, samples, and a program that takes webhooks. */
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
  // There is no mail server whose answer could be waited for.
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

/** Makes a prepared call. */
export function make(opened: Opened, call: string, { params = {}, cookie, headers, payload }: Request) {
  const route = call.replace(/\{(\w+)\}/g, (_, name) => String(params[name]));
  return opened.call(route, {
    ...(cookie === undefined ? {} : { cookie }),
    ...(headers ? { headers } : {}),
    ...(payload ? { payload } : {}),
  });
}
