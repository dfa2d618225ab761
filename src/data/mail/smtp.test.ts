import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { smtpSender } from "./smtp.ts";

const mail = {
  id: 1,
  attempt: 1,
  messageId: "0a",
  createdAt: new Date("2025-03-04T05:06:07.000Z"),
  to: "sales@example.com, gone@example.com",
  replyTo: null,
  senderName: null,
  thread: [],
  isPersonal: false,
  files: [],
  subject: "제목",
  text: "본문",
  html: "<p>본문</p>",
};
const from = { name: "", address: "site@example.com" };
const { signal } = new AbortController();

async function startServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ closeTimeout: 100, ...options });
  server.on("error", () => undefined);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => new Promise((closed) => server.close(() => closed())));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

test.each(["PLAIN", "LOGIN"])(
  "a server that repeats the password of AUTH %s gives it away to nobody",
  async (method) => {
    const host = await startServer({
      authMethods: [method],
      allowInsecureAuth: true,
      disabledCommands: ["STARTTLS"],
      onAuth(credentials, _session, done) {
        const [username, password] = [credentials.username ?? "", credentials.password ?? ""];
        const sent = [`\0${username}\0${password}`, password].map((text) =>
          Buffer.from(text).toString("base64"),
        );
        const repeated = [password, encodeURIComponent(password), ...sent].join(" ");
        done(Object.assign(new Error(`Not accepted: ${username} ${repeated}`), { responseCode: 535 }));
      },
    });
    const send = smtpSender({ server: { url: `smtp://site:p%40ss%20word@${host}` }, from });
    const outcome = await send(mail, signal);
    expect(outcome).toMatchObject({
      trouble: "login",
      message: expect.stringContaining("535 Not accepted: site ***"),
    });
    expect(JSON.stringify(outcome)).not.toMatch(/p@ss|p%40ss|cEBzcyB3b3Jk/);
  },
);

test("a mail that only some of its recipients get names those who do not", async () => {
  const host = await startServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith("gone")) return done();
      done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      stream.resume().on("end", () => done());
    },
  });
  const send = smtpSender({ server: { url: `smtp://${host}` }, from });
  expect(await send(mail, signal)).toEqual({
    response: expect.stringMatching(/^250 /),
    refused: "gone@example.com: 550 No such mailbox",
  });
});

/** A server that takes mail, as an administrator would enter it. */
async function enteredServer() {
  const seen: unknown[] = [];
  const address = await startServer({
    authMethods: ["PLAIN"],
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth({ username, password }, _session, done) {
      seen.push({ username, password });
      done(null, { user: String(username) });
    },
    onData(stream, _session, done) {
      stream.resume().on("end", () => done());
    },
  });
  const [host = "", port] = address.split(":");
  const login = { username: "site", password: "p@ss word" };
  return {
    seen,
    server: {
      ...login,
      host,
      port: Number(port),
      security: "optional",
      allowsPrivateMailServers: true,
    } as const,
  };
}

test("a server that was entered is logged in to by its account", async () => {
  const { server, seen } = await enteredServer();
  expect(await smtpSender({ server, from })(mail, signal)).toMatchObject({
    response: expect.stringMatching(/^250 /),
  });
  expect(seen).toEqual([{ username: "site", password: "p@ss word" }]);
});

test.each(["127.0.0.1", "localhost"])(
  "a server of this machine (%s) is not connected to, unless private networks are allowed",
  async (host) => {
    const { server, seen } = await enteredServer();
    const send = smtpSender({ server: { ...server, host, allowsPrivateMailServers: false }, from });
    expect(await send(mail, signal)).toMatchObject({ trouble: "not-public" });
    expect(seen).toEqual([]);
  },
);

test("a server that has to encrypt and does not gets no password", async () => {
  const { server, seen } = await enteredServer();
  const send = smtpSender({ server: { ...server, security: "starttls" }, from });
  expect(await send(mail, signal)).toMatchObject({ trouble: "tls" });
  expect(seen).toEqual([]);
});
