import { Agent } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { administrator } from "../site/site-process.ts";
import { ask, freshAddresses } from "./ask.ts";
import { anInquiry } from "./inquiry.ts";
import { slowForms } from "./slow-forms.ts";

/** What strangers do to the site at `url`. Each resolves once its worst has begun, and goes on until its thread ends. */
export const attacks = {
  guesses,
  manyFields,
  searches,
  sockets,
  honeypot,
  crowd,
  logins,
  slowForms,
} satisfies Record<string, (url: string) => Promise<void>>;
export type Attack = keyof typeof attacks;

/** Ten wrong passwords for the administrator's account and from then on one a second, all from one address. */
async function guesses(url: string): Promise<void> {
  const json = { ...administrator, password: "wrong" };
  const guess = () => ask(url, { path: "/api/auth/login", from: "127.0.0.66", json });
  for (let count = 0; count < 10; count++) await guess();
  void forEver(1, guess, 1_000);
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

/** Forty attempts to sign in at once, from as many addresses, every two seconds. */
async function logins(url: string): Promise<void> {
  const from = freshAddresses(66);
  const attempt = () => {
    const json = { username: crypto.randomUUID(), password: "wrong" };
    return ask(url, { path: "/api/auth/login", from: from(), json });
  };
  const burst = () => Promise.all(Array.from({ length: 40 }, attempt));
  void burst();
  setInterval(burst, 2_000);
}

/** Ten inquiries from each of so many addresses. */
async function inquiries(url: string, from: () => string, addresses: number, facts = {}): Promise<void> {
  const ten = async (address: string) => {
    for (let count = 0; count < 10; count++)
      await ask(url, { path: "/api/contact", from: address, json: anInquiry(facts) });
  };
  await Promise.all(Array.from({ length: addresses }, () => ten(from())));
}

/** Works on so many connections at once without an end. */
async function forEver(lanes: number, work: () => Promise<unknown>, pauseMs = 0): Promise<void> {
  const lane = async () => {
    for (;;) {
      await work();
      await pause(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
