import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
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

/** A server that takes mail, except for two mailboxes. */
function startSelectiveServer(read: (mail: string) => void = () => undefined): Promise<string> {
  const refusals = new Map([
    ["gone@example.com", { responseCode: 550, message: "No such mailbox" }],
    ["boss@example.com", { responseCode: 451, message: "Greylisted" }],
  ]);
  return startServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }, _session, done) {
      const refusal = refusals.get(address);
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.message), refusal));
    },
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        read(mail);
        done();
      }, done);
    },
  });
}

test.each([
  ["sales@example.com", {}],
  ["sales@example.com, gone@example.com", { refused: "gone@example.com: 550 No such mailbox" }],
  [
    "boss@example.com, sales@example.com",
    { deferred: { to: "boss@example.com", message: "boss@example.com: 451 Greylisted" } },
  ],
  [
    'sales@example.com, "Boss, the" <boss@example.com>, gone@example.com',
    {
      refused: "gone@example.com: 550 No such mailbox",
      deferred: { to: "boss@example.com", message: "boss@example.com: 451 Greylisted" },
    },
  ],
])("a mail to %s names those who do not get it, for now or for good", async (to, missed) => {
  const send = smtpSender({ server: { url: `smtp://${await startSelectiveServer()}` }, from });
  expect(await send({ ...mail, to }, signal)).toEqual({
    response: expect.stringMatching(/^250 /),
    ...missed,
  });
});

test("a mail that nobody gets is tried again while one of its recipients is refused for now", async () => {
  const send = smtpSender({ server: { url: `smtp://${await startSelectiveServer()}` }, from });
  for (const to of ["boss@example.com, gone@example.com", "gone@example.com, boss@example.com"])
    expect(await send({ ...mail, to }, signal)).toEqual({ trouble: "busy", message: "451 Greylisted" });
});

test("ids with a domain keep it, and others get that of the sender", async () => {
  const mails: string[] = [];
  const host = await startSelectiveServer((raw) => mails.push(raw));
  const send = smtpSender({ server: { url: `smtp://${host}` }, from });
  await send({ ...mail, messageId: "0b@www.site.example", thread: ["0a", "0c@www.site.example"] }, signal);
  await send(mail, signal);
  const [first = "", second = ""] = mails;
  expect(first).toMatch(/^Message-ID: <0b@www\.site\.example>\r$/m);
  expect(first).toMatch(/^In-Reply-To: <0c@www\.site\.example>\r$/m);
  expect(first).toMatch(/^References: <0a@example\.com>\s+<0c@www\.site\.example>\r$/m);
  expect(second).toMatch(/^Message-ID: <0a@example\.com>\r$/m);
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
