import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** Response of a mail server to a mail: accept, accept late, or one of two kinds of refusal. */
export type Behaviour = { slowMs: number } | "accept" | "refuse for now" | "refuse";

export interface CaughtMail extends Email {
  recipients: string[];
  raw: string;
}

/** An SMTP server on the loopback that keeps its port across a restart. */
export interface MailServer {
  url: string;
  mails: CaughtMail[];
  /** Delivery attempts, including refused ones. */
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
    // Some tests disconnect a client in the middle.
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
