import type { Transaction } from "kysely";
import {
  joinedRecipients,
  type MailSettingsEntry,
  type MailSettingsProblem,
  type MailSettingsView,
  mailOff,
  mailPorts,
  usualPorts,
} from "#domain/mail/mail-settings.ts";
import { isPublicHost } from "#domain/network.ts";
import type { Sealing } from "../../admin/sealing.ts";
import type { Database } from "../../database/connect.ts";
import type { Tables } from "../../database/schema.ts";
import { keepLatest } from "../../settings/latest.ts";
import { type MailSender, type SmtpOptions, senderIn, serverText, setupOf } from "./smtp-options.ts";

/** Outgoing mail in the settings of the server, which come before those that administrators enter. */
export interface MailEnvironment {
  /** `off`: no mail is sent, whatever administrators enter. */
  smtpUrl?: string | undefined;
  from?: string | undefined;
  inquiryTo?: string | undefined;
  /** Default recipient of inquiries. */
  adminEmail?: string | undefined;
}

/** Outgoing mail as it is set up now. */
export interface CurrentMail {
  /** Absent where no server is set up; `undecryptable`: its password is sealed by another key. */
  smtp: SmtpOptions | "undecryptable" | undefined;
  /** Recipient of inquiries among the staff; the company's address where it is absent. */
  to: string | undefined;
}

/** Recipient of mails to the staff, by default the company's address, and the place where inquiries are read. */
export interface StaffRecipient {
  to: string | undefined;
  inboxUrl: string;
}

type Changed =
  | { kind: "refused"; problem: MailSettingsProblem }
  | { kind: "changed"; areRecipientsChanged: boolean; isServerChanged: boolean };

/** Outgoing mail: by the settings of the server, else as an administrator has entered it. Changes hold at once on every instance. */
export interface MailSettings {
  current(): Promise<CurrentMail>;
  /** Returns true while a mail server is set up; mails wait for their delivery otherwise. */
  isSetUp(): Promise<boolean>;
  /** `undefined` where no mail is set up. */
  findStaffRecipient(): Promise<StaffRecipient | undefined>;
  /** All that an administrator may see. */
  view(company: { name: string; email: string }): Promise<MailSettingsView>;
  /** Stores an entry, as the only one; without a password the stored one stays. */
  change(entry: MailSettingsEntry): Promise<Changed>;
}

export interface MailSettingsOptions {
  environment: MailEnvironment;
  /** Place where the staff read inquiries. */
  inboxUrl: string;
  /** True when servers of private networks, any port, and mail without encryption are allowed. */
  allowsPrivateMailServers: boolean;
  sealing: Sealing;
  clock: () => Date;
}

type Stored = Tables["mailSettings"];

const nothing: Stored = {
  id: 1,
  recipients: "",
  senderName: "",
  senderAddress: "",
  host: "",
  port: usualPorts.starttls,
  security: "starttls",
  username: "",
  password: null,
};

export function createMailSettings(database: Database, options: MailSettingsOptions): MailSettings {
  const { environment, inboxUrl, allowsPrivateMailServers, sealing } = options;
  const { db, change } = database;
  const stored = keepLatest(
    database,
    "settings",
    async () => (await db.selectFrom("mailSettings").selectAll().executeTakeFirst()) ?? nothing,
  );
  const current = async () => currentMail(await stored.read(), options);
  return {
    current,
    isSetUp: async () => (await current()).smtp !== undefined,

    async findStaffRecipient() {
      const { smtp, to } = await current();
      return smtp && { to, inboxUrl };
    },

    async view(company) {
      const row = await stored.read();
      const { smtp, to } = currentMail(row, options);
      const { id: _, password, ...entered } = row;
      const isReadable = password !== null && sealing.open(password, associatedDataOf(row)) !== undefined;
      return {
        entered,
        password: password === null ? "none" : isReadable ? "stored" : "sealed by another key",
        fixed: {
          server: fixedServer(environment),
          sender: environment.from ?? null,
          recipients: environment.inquiryTo ?? null,
        },
        defaults: {
          senderName: company.name,
          senderAddress: defaultSender(inboxUrl),
          recipients: environment.adminEmail ?? company.email,
        },
        allowsAnyAddress: allowsPrivateMailServers,
        setup: typeof smtp === "object" ? setupOf(smtp) : null,
        inquiriesTo: to ?? company.email,
      };
    },

    change: (entry) => change("settings", (trx) => storeEntry(trx, entry, options)),
  };
}

function fixedServer({ smtpUrl: url }: MailEnvironment): string | null {
  if (url === undefined) return null;
  return url === mailOff ? mailOff : serverText({ url });
}

function currentMail(
  stored: Stored,
  { environment, inboxUrl, ...options }: MailSettingsOptions,
): CurrentMail {
  const from: MailSender =
    environment.from === undefined
      ? { name: stored.senderName, address: stored.senderAddress || defaultSender(inboxUrl) }
      : senderIn(environment.from);
  const url = environment.smtpUrl;
  const fixed = url === undefined || url === mailOff ? undefined : { server: { url }, from };
  return {
    smtp: url === undefined ? enteredServer(stored, from, options) : fixed,
    to: environment.inquiryTo ?? (stored.recipients || environment.adminEmail),
  };
}

function enteredServer(
  stored: Stored,
  from: MailSender,
  { sealing, allowsPrivateMailServers }: Pick<MailSettingsOptions, "sealing" | "allowsPrivateMailServers">,
): CurrentMail["smtp"] {
  const { host, port, security, username } = stored;
  if (host === "") return undefined;
  const password = stored.password === null ? "" : sealing.open(stored.password, associatedDataOf(stored));
  if (password === undefined) return "undecryptable";
  const server = { host, port, security, username, password, allowsPrivateMailServers };
  return { server, from };
}

/** The password is encrypted for one server and account: write access to the database is not enough to send it to another. */
function associatedDataOf({ host, port, username }: Pick<Stored, "host" | "port" | "username">): string {
  return `mail password of ${username} at ${host}:${port}`;
}

function defaultSender(inboxUrl: string): string {
  return `no-reply@${new URL(inboxUrl).hostname}`;
}

async function storeEntry(
  trx: Transaction<Tables>,
  { password, ...entry }: MailSettingsEntry,
  { sealing, allowsPrivateMailServers, clock }: MailSettingsOptions,
): Promise<Changed> {
  const before = (await trx.selectFrom("mailSettings").selectAll().executeTakeFirst()) ?? nothing;
  const problem =
    serverProblem(entry, password, allowsPrivateMailServers) ?? passwordProblem(entry, password, before);
  if (problem) return { kind: "refused", problem };
  const row: Stored = {
    ...entry,
    id: 1,
    recipients: joinedRecipients(entry.recipients),
    password: passwordOf(entry, password, { before, sealing }),
  };
  await trx
    .insertInto("mailSettings")
    .values(row)
    .onConflict((held) => held.column("id").doUpdateSet(row))
    .execute();
  const isDeliveryChanged = deliveryColumns.some((name) => row[name] !== before[name]);
  if (isDeliveryChanged) await retryWaiting(trx, clock());
  return {
    kind: "changed",
    areRecipientsChanged: row.recipients !== before.recipients,
    isServerChanged: isDeliveryChanged,
  };
}

/** Mails that another server has refused, or that none has taken, are tried at once. */
async function retryWaiting(trx: Transaction<Tables>, now: Date): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ dueAt: now.getTime() })
    .where("state", "=", "waiting")
    .where("dueAt", ">", now.getTime())
    .where("leasedUntil", "<=", now.getTime())
    .execute();
}

const deliveryColumns = [
  "senderName",
  "senderAddress",
  "host",
  "port",
  "security",
  "username",
  "password",
] as const;

type Entry = Omit<MailSettingsEntry, "password">;

function serverProblem(
  { host, port, security, username }: Entry,
  password: string,
  allowsPrivateMailServers: boolean,
): MailSettingsProblem | undefined {
  if (host === "")
    return username === "" && password === "" ? undefined : { field: "host", problem: "host-missing" };
  if (username === "" && password !== "") return { field: "username", problem: "username-missing" };
  if (allowsPrivateMailServers) return undefined;
  if (!isPublicHost(host)) return { field: "host", problem: "host-not-public" };
  if (!mailPorts.includes(port)) return { field: "port", problem: "port-closed" };
  return security === "optional" ? { field: "security", problem: "encryption-missing" } : undefined;
}

/** The stored password stays with its server and account: it cannot be sent to another one without entering it again. */
function passwordProblem(entry: Entry, password: string, before: Stored): MailSettingsProblem | undefined {
  if (entry.username === "" || password !== "") return undefined;
  if (before.password === null) return { field: "password", problem: "password-missing" };
  const isSameLogin = (["host", "port", "security", "username"] as const).every(
    (name) => entry[name] === before[name],
  );
  return isSameLogin ? undefined : { field: "password", problem: "password-again" };
}

/** As it is stored: the same text for the same password, so that a repeated request changes nothing. */
function passwordOf(
  entry: Entry,
  password: string,
  { before, sealing }: { before: Stored; sealing: Sealing },
): string | null {
  if (entry.username === "") return null;
  const isStored =
    password === "" ||
    (before.password !== null && sealing.open(before.password, associatedDataOf(entry)) === password);
  return isStored ? before.password : sealing.seal(password, associatedDataOf(entry));
}
