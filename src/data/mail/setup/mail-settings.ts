import { type MailSettingsChange, type MailSettingsView, mailOff } from "#domain/mail/mail-settings.ts";
import type { Database } from "../../database/connect.ts";
import { keepLatest } from "../../settings/latest.ts";
import {
  associatedDataOf,
  type ChangedMail,
  type EntryOptions,
  noEntry,
  type StoredMail,
  storeEntry,
  versionOf,
} from "./mail-entry.ts";
import { type MailSender, type SmtpOptions, senderIn, serverText, setupOf } from "./smtp-options.ts";

/** Outgoing mail by environment variables, which take precedence over the settings that administrators enter. */
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
  /** Absent where no server is set up; `undecryptable`: its password is encrypted with another key. */
  smtp: SmtpOptions | "undecryptable" | undefined;
  /** Recipient of inquiries among the staff; the company's address where it is absent. */
  to: string | undefined;
}

/** Recipient of mails to the staff, by default the company's address, and the address of the inbox. */
export interface StaffRecipient {
  to: string | undefined;
  inboxUrl: string;
}

/** Outgoing mail: by environment variables, else as an administrator has entered it. Changes take effect immediately on every instance. */
export interface MailSettings {
  current(): Promise<CurrentMail>;
  /** Returns true while a mail server is set up; mails wait for their delivery otherwise. */
  isSetUp(): Promise<boolean>;
  /** `undefined` where no mail is set up. */
  findStaffRecipient(): Promise<StaffRecipient | undefined>;
  /** All that an administrator may see. */
  view(company: { name: string; email: string }): Promise<MailSettingsView>;
  /** Stores an entry, as the only one; without a password the stored one stays. */
  change(entry: MailSettingsChange): Promise<ChangedMail>;
}

export interface MailSettingsOptions extends EntryOptions {
  environment: MailEnvironment;
  /** Address of the inbox of the staff. */
  inboxUrl: string;
}

export function createMailSettings(database: Database, options: MailSettingsOptions): MailSettings {
  const { environment, inboxUrl, allowsPrivateMailServers, sealing } = options;
  const { db, change } = database;
  const stored = keepLatest(
    database,
    "mail",
    async () => (await db.selectFrom("mailSettings").selectAll().executeTakeFirst()) ?? noEntry,
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
        version: versionOf(row),
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

    change: (entry) => change("mail", (trx) => storeEntry(trx, entry, options)),
  };
}

function fixedServer({ smtpUrl: url }: MailEnvironment): string | null {
  if (url === undefined) return null;
  return url === mailOff ? mailOff : serverText({ url });
}

function currentMail(
  stored: StoredMail,
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
  stored: StoredMail,
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

function defaultSender(inboxUrl: string): string {
  return `no-reply@${new URL(inboxUrl).hostname}`;
}
