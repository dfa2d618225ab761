import { Agent } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { ownWeather } from "../../bench/costs/own-weather.ts";
import { prove } from "../../src/web/inquiries/proof/prove.ts";
import { administrator } from "../site/site-process.ts";
import { ask, askProved, freshAddresses } from "./ask.ts";
import { anInquiry } from "./inquiry.ts";
import { slowForms } from "./slow-forms.ts";

const loginPath = "/api/auth/login";

/** Attacks on the site at `url`. Each resolves at its full load, and continues until its thread ends. */
export const attacks = {
  guesses,
  guessesFromMany,
  resets,
  manyFields,
  searches,
  years,
  sockets,
  honeypot,
  crowd,
  burst,
  proofs,
  logins,
  slowForms,
  refusedForms,
} satisfies Record<string, (url: string) => Promise<void>>;
export type Attack = keyof typeof attacks;

/** Ten wrong passwords for the administrator's account and from then on one a second, all from one address. */
async function guesses(url: string): Promise<void> {
  const json = { ...administrator, password: "wrong" };
  const guess = () => ask(url, { path: loginPath, from: "127.0.0.66", json });
  for (let count = 0; count < 10; count++) await guess();
  void forEver(1, guess, 1_000);
}

/** Sixty wrong passwords for the administrator's account from thirty addresses, and from then on one a second. */
async function guessesFromMany(url: string): Promise<void> {
  const json = { ...administrator, password: "wrong" };
  const from = freshAddresses(66);
  const twice = async (address: string) => {
    for (let count = 0; count < 2; count++) await ask(url, { path: loginPath, from: address, json });
  };
  // Two at a time, as passwords are checked: more would be answered with 429, and not count.
  const lane = async () => {
    for (let count = 0; count < 15; count++) await twice(from());
  };
  await Promise.all([lane(), lane()]);
  void forEver(1, () => ask(url, { path: loginPath, from: from(), json }), 1_000);
}

/** Requests three mails with a link to set the administrator's password from each of ten addresses, and then ever more. */
async function resets(url: string): Promise<void> {
  const from = freshAddresses(66);
  const thrice = async () => {
    const address = from();
    const json = { username: administrator.username };
    for (let count = 0; count < 3; count++)
      await ask(url, { path: "/api/auth/password-reset", from: address, json });
  };
  for (let count = 0; count < 10; count++) await thrice();
  void forEver(1, thrice, 1_000);
}

/** Forms of 248 KB that consist of 62,000 fields, on two connections. */
async function manyFields(url: string): Promise<void> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = "a=1&".repeat(62_000);
  const agent = new Agent({ keepAlive: true });
  void forEver(2, () => ask(url, { path: "/inquiry", from: "127.0.0.66", headers, body, agent }));
}

/** Searches of the gallery for what nobody has searched for, on forty connections. */
async function searches(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const search = () => {
    const path = `/projects/gallery?s=${crypto.randomUUID()}`;
    return ask(url, { path, from: "127.0.0.66", agent });
  };
  void forEver(40, search);
}

/** Years of a tower in as much weather of one's own as is taken, and in a station's, each of them new, on twenty connections. */
async function years(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const places = [{ weather: ownWeather }, { station: "471080" }];
  const shares = Array.from({ length: 12 }, (_, month) => 0.5 + month / 30);
  let count = 0;
  const year = () => {
    count += 1;
    const load = { kind: "monthly", shares };
    const duty = { crt: 400 + count, flowRate: 390, range: 5, coldWaterTemp: 25, load };
    const json = { ...duty, ...places[count % places.length] };
    return ask(url, { path: "/api/year", from: "127.0.0.66", json, agent });
  };
  void forEver(20, year);
}

/** Five thousand connections that say nothing, from one address; one that is closed is opened again. */
async function sockets(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const open = () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: "127.0.0.66" });
    socket.on("error", () => undefined).on("close", () => setTimeout(open, 1_000));
    socket.resume();
  };
  for (let opened = 0; opened < 5_000; opened++) {
    open();
    if (opened % 100 === 99) await pause(20);
  }
}

/** A hundred inquiries that only a program sends, from ten addresses at once; then as many from ten others. */
async function honeypot(url: string): Promise<void> {
  const from = freshAddresses(66);
  const burst = () => inquiries(url, from, 10, { website: "https://spam.example" });
  await burst();
  void forEver(1, burst);
}

/** Three hundred inquiries that look like any other, from thirty addresses. */
async function crowd(url: string): Promise<void> {
  await inquiries(url, freshAddresses(66), 30);
}

/** Six hundred inquiries that look like any other, ten from each of sixty addresses, and sixty addresses more every ten seconds. */
async function burst(url: string): Promise<void> {
  const from = freshAddresses(66);
  await inquiries(url, from, 60);
  void forEver(1, () => inquiries(url, from, 60), 10_000);
}

/** The same by programs that work out proofs, as the form does. */
async function proofs(url: string): Promise<void> {
  await inquiries(url, freshAddresses(66), 10);
  const from = freshAddresses(99);
  void forEver(4, () => askProved(url, { path: "/api/contact", from: from(), json: anInquiry() }, prove));
}

/** Inquiries and log-ins without a field, and new passwords with a wrong token, on two hundred connections of one address. */
async function refusedForms(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const forms = [
    { path: "/api/contact", json: {} },
    { path: loginPath, json: {} },
    {
      path: "/api/auth/password-reset/confirm",
      json: { token: "a".repeat(43), newPassword: "a new passphrase 88" },
    },
  ];
  let count = 0;
  const next = () => {
    count += 1;
    return ask(url, { path: "", ...forms[count % forms.length], from: "127.0.0.66", agent });
  };
  void forEver(200, next);
}

/** Forty attempts to sign in at once, from as many addresses, every two seconds. */
async function logins(url: string): Promise<void> {
  const from = freshAddresses(66);
  const attempt = () => {
    const json = { username: crypto.randomUUID(), password: "wrong" };
    return ask(url, { path: loginPath, from: from(), json });
  };
  const burst = () => Promise.all(Array.from({ length: 40 }, attempt));
  void burst();
  setInterval(burst, 2_000);
}

/** Ten inquiries from each of `addresses`. */
async function inquiries(url: string, from: () => string, addresses: number, facts = {}): Promise<void> {
  const ten = async (address: string) => {
    for (let count = 0; count < 10; count++)
      await ask(url, { path: "/api/contact", from: address, json: anInquiry(facts) });
  };
  await Promise.all(Array.from({ length: addresses }, () => ten(from())));
}

/** Repeats work on `lanes` connections at once without an end. */
async function forEver(lanes: number, work: () => Promise<unknown>, pauseMs = 0): Promise<void> {
  const lane = async () => {
    for (;;) {
      await work();
      await pause(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
