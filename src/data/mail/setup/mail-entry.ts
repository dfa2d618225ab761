import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import {
  joinedRecipients,
  type MailSettingsChange,
  type MailSettingsEntry,
  type MailSettingsProblem,
  mailPorts,
  usualPorts,
} from "#domain/mail/mail-settings.ts";
import { isPublicHost } from "#domain/network.ts";
import type { Sealing } from "../../admin/sealing.ts";
import type { Tables } from "../../database/schema.ts";

export type ChangedMail =
  | { kind: "refused"; problem: MailSettingsProblem }
  /** The entry was based on another version than the stored one. */
  | { kind: "outdated" }
  /** `host` and `port`: of the stored server, which is not the sent one where another is fixed. */
  | {
      kind: "changed";
      version: string;
      areRecipientsChanged: boolean;
      isServerChanged: boolean;
      host: string;
      port: number;
    };

export interface EntryOptions {
  /** Environment variables; `SMTP_URL` overrides the entered mail server. */
  environment: { smtpUrl?: string | undefined };
  /** True when servers of private networks, any port, and mail without encryption are allowed. */
  allowsPrivateMailServers: boolean;
  sealing: Sealing;
  clock: () => Date;
}

export type StoredMail = Tables["mailSettings"];

export const noEntry: StoredMail = {
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

/** Version of what is stored: another one as soon as anything of it changes, the password too. */
export function versionOf(stored: StoredMail): string {
  const values = columns.map((name) => stored[name]);
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);
}

export async function storeEntry(
  trx: Transaction<Tables>,
  { version, ...change }: MailSettingsChange,
  { environment, sealing, allowsPrivateMailServers, clock }: EntryOptions,
): Promise<ChangedMail> {
  const before = (await trx.selectFrom("mailSettings").selectAll().executeTakeFirst()) ?? noEntry;
  // A form that does not show the server sends one nonetheless.
  const isServerFixed = environment.smtpUrl !== undefined;
  const { host, port, security, username } = before;
  const { password, ...entry } = isServerFixed
    ? { ...change, host, port, security, username, password: "" }
    : change;
  const row: StoredMail = {
    ...entry,
    id: 1,
    recipients: joinedRecipients(entry.recipients),
    password: passwordOf(entry, password, { before, sealing }),
  };
  // A repeated request finds its own entry stored.
  if (version !== undefined && version !== versionOf(before) && versionOf(row) !== versionOf(before))
    return { kind: "outdated" };
  const keepsServer = password === "" && isSameServer(entry, before);
  const problem = keepsServer
    ? undefined
    : (serverProblem(entry, password, allowsPrivateMailServers) ?? passwordProblem(entry, password, before));
  if (problem) return { kind: "refused", problem };
  await trx
    .insertInto("mailSettings")
    .values(row)
    .onConflict((held) => held.column("id").doUpdateSet(row))
    .execute();
  const isDeliveryChanged = deliveryColumns.some((name) => row[name] !== before[name]);
  if (isDeliveryChanged) await retryWaiting(trx, clock());
  return {
    kind: "changed",
    version: versionOf(row),
    areRecipientsChanged: row.recipients !== before.recipients,
    isServerChanged: isDeliveryChanged,
    host: row.host,
    port: row.port,
  };
}

/** Makes waiting mails due immediately: the new server may accept mails that the former one has refused. */
async function retryWaiting(trx: Transaction<Tables>, now: Date): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ dueAt: now.getTime(), refusals: 0 })
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
const columns = ["recipients", ...deliveryColumns] as const;

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

const serverFields = ["host", "port", "security", "username"] as const;

function isSameServer(entry: Entry, stored: StoredMail): boolean {
  return serverFields.every((name) => entry[name] === stored[name]);
}

/** The stored password stays with its server and account: it cannot be sent to another one without entering it again. */
function passwordProblem(
  { username }: Entry,
  password: string,
  before: StoredMail,
): MailSettingsProblem | undefined {
  if (username === "" || password !== "") return undefined;
  const problem = before.password === null ? "password-missing" : "password-again";
  return { field: "password", problem };
}

/** As it is stored: the same text for the same password, so that a repeated request changes nothing. */
function passwordOf(
  entry: Entry,
  password: string,
  { before, sealing }: { before: StoredMail; sealing: Sealing },
): string | null {
  if (entry.username === "") return null;
  const isStored =
    password === "" ||
    (before.password !== null && sealing.open(before.password, associatedDataOf(entry)) === password);
  return isStored ? before.password : sealing.seal(password, associatedDataOf(entry));
}

/** The password is encrypted for one server and account: write access to the database is not enough to send it to another. */
export function associatedDataOf({
  host,
  port,
  username,
}: Pick<StoredMail, "host" | "port" | "username">): string {
  return `mail password of ${username} at ${host}:${port}`;
}
