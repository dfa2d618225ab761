import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { prove } from "../../src/web/inquiries/proof/prove.ts";
import type { MailServer } from "../../tests/support/mail-server.ts";
import type { OwnSite } from "../site/own-site.ts";
import { administrator } from "../site/site-process.ts";
import { askProved } from "./ask.ts";
import type { Attack } from "./attacks.ts";
import type { Customer, Wish } from "./customer.ts";
import { anInquiry } from "./inquiry.ts";

/** Where an attack was played. */
export interface Scene {
  site: OwnSite;
  customer: Customer;
  /** Address of its database, where that is not a file in its folder. */
  databaseUrl: string;
  /** Where the site's mails go. */
  mailbox: MailServer | undefined;
}

export interface DryRun {
  attack: Attack;
  name: string;
  /** Requests that may be refused during it, if the response has `Retry-After`. */
  mayWait?: readonly Wish[];
  /** True when its inquiries look like a customer's, so that those beyond the first hundred are quarantined. */
  setsAside?: boolean;
  /** True when the site can send mails. */
  withMail?: boolean;
  /** Checks further guarantees after the attack. @returns a sentence on each broken one */
  afterwards?: (scene: Scene) => Promise<string[]>;
}

export const trials: readonly DryRun[] = [
  { attack: "guesses", name: "ten wrong passwords" },
  // An attack from four networks or more locks the account for new browsers until a new password is set.
  {
    attack: "guessesFromMany",
    name: "wrong passwords, 30 addresses",
    mayWait: ["login, new device"],
    afterwards: newPasswordOpens,
  },
  { attack: "resets", name: "mails to reset, 10 addresses", withMail: true, afterwards: mailComes },
  { attack: "manyFields", name: "62,000 fields, 2 connections" },
  { attack: "searches", name: "searches, 40 connections" },
  { attack: "years", name: "years, 20 connections" },
  { attack: "sockets", name: "5,000 sockets, one address" },
  { attack: "honeypot", name: "honeypot posts, 10 addresses" },
  { attack: "crowd", name: "300 inquiries, 30 addresses", setsAside: true },
  {
    attack: "burst",
    name: "600 inquiries, 60 addresses",
    setsAside: true,
    withMail: true,
    afterwards: customersAreHeard,
  },
  { attack: "proofs", name: "inquiries with proofs, 4 lanes", setsAside: true },
  // Two passwords are checked at once, some wait, and further attempts of strangers are answered with 429.
  { attack: "logins", name: "40 logins at once", mayWait: ["login, new device"] },
  { attack: "slowForms", name: "6 dripping forms, 3 addresses" },
  { attack: "refusedForms", name: "refused forms, 200 connections", setsAside: true },
];

const newPassword = "새 비밀번호 staple";

/** Sets a new password on the server, which opens the account to every browser again. */
async function newPasswordOpens({ site, customer, databaseUrl }: Scene): Promise<string[]> {
  const { status: during } = await customer.signInAnew();
  const setting = spawn(process.execPath, ["scripts/admin.ts", "set-password", administrator.username], {
    env: { ...process.env, DATA_DIR: site.folder, DATABASE_URL: databaseUrl },
    stdio: ["pipe", "ignore", "inherit"],
  });
  setting.stdin.end(`${newPassword}\n`);
  await once(setting, "close");
  const { status: afterwards } = await customer.signInAnew(newPassword);
  return [
    ...(during === 429 ? [] : [`guessing from many addresses was never held up (${during})`]),
    ...(afterwards === 200 ? [] : [`a new password did not open the account (${afterwards})`]),
  ];
}

/** In a burst a customer's inquiry with a proof is new and mailed to the staff. */
async function customersAreHeard({ site, mailbox }: Scene): Promise<string[]> {
  const company = "정직물산";
  const json = anInquiry({ company });
  const response = await askProved(site.url, { path: "/api/contact", from: "127.0.0.77", json }, prove);
  const isMailed = () => mailbox?.mails.some(({ text }) => text?.includes(company)) ?? false;
  const until = performance.now() + 3 * mailMs;
  while (!isMailed() && performance.now() < until) await pause(100);
  console.log(`A proof took ${Math.round(response.proving ?? 0)} ms.`);
  return [
    ...(response.status === 201 ? [] : [`a customer's inquiry was answered with ${response.status}`]),
    ...(response.proving === undefined ? ["no proof was asked for"] : []),
    ...(isMailed() ? [] : ["the staff got no mail about a customer's inquiry"]),
  ];
}

/** Maximum mails that strangers may cause, and maximum time of one delivery, ms. */
const maxMails = 5;
const mailMs = 10_000;

/** Strangers have not filled the mailbox, and the administrator still gets a mail. */
async function mailComes({ customer, mailbox }: Scene): Promise<string[]> {
  // Inquiries are mailed to the same address.
  const links = () =>
    mailbox?.mails.filter(({ text }) => text?.includes("/password-reset#token=")).length ?? 0;
  const until = performance.now() + mailMs;
  while (links() < maxMails && performance.now() < until) await pause(100);
  const strangers = links();
  const { status } = await customer.askForReset();
  while (links() <= strangers && performance.now() < until + mailMs) await pause(100);
  return [
    ...(strangers === maxMails ? [] : [`strangers caused ${strangers} mails, and may cause ${maxMails}`]),
    ...(status === 202 ? [] : [`a known device's wish for a mail was answered with ${status}`]),
    ...(links() === strangers + 1 ? [] : ["a known device got no mail"]),
  ];
}
