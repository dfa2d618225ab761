import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** How a mail server treats a mail: takes it, takes it late, or gives one of the two kinds of refusal. */
export type Behaviour = { slowMs: number } | "accept" | "refuse for now" | "refuse";

/** A mail as it arrived, with its text and the recipient of the envelope. */
export interface CaughtMail extends Email {
  recipients: string[];
  raw: string;
}

/** A real SMTP server on the loopback, which keeps its address when it goes down and comes back. */
export interface MailServer {
  url: string;
  /** Mails it has taken, in their order. */
  mails: CaughtMail[];
  /** Attempts to send it one, also refused ones. */
  attempts(): number;
  behave(behaviour: Behaviour): void;
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: CaughtMail[] = [];
  let behaviour: Behaviour = "accept";
  let attempts = 0;
  let port = 0;
  let server: SMTPServer | undefined;

  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      attempts += 1;
      if (behaviour === "refuse") return done(refusal(550, "No such mailbox"));
      if (behaviour === "refuse for now") return done(refusal(451, "Try again later"));
      done();
    },
    onData(stream, session, done) {
      void received(stream).then(async (raw) => {
        const mail = await PostalMime.parse(raw);
        const { rcptTo } = session.envelope;
        if (typeof behaviour === "object") await pause(behaviour.slowMs);
        mails.push({ ...mail, raw, recipients: rcptTo.map(({ address }) => address) });
        done();
      }, done);
    },
  };

  async function up(): Promise<void> {
    const starting = new SMTPServer(options);
    // A client that is cut off in the middle is what some tests are about.
    starting.on("error", () => undefined);
    await new Promise<void>((listening) => starting.listen(port, "127.0.0.1", listening));
    port = (starting.server.address() as AddressInfo).port;
    server = starting;
  }
  async function down(): Promise<void> {
    await new Promise<void>((closed) => (server ? server.close(() => closed()) : closed()));
    server = undefined;
  }

  await up();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    attempts: () => attempts,
    behave(next) {
      behaviour = next;
    },
    down,
    up,
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

async function received(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
