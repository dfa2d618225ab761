import * as z from "zod/mini";
import { type Contract, successSchema } from "../contract.ts";
import { problem } from "../form-problems.ts";
import { mailTroubles } from "../inquiries/inbox-mail.ts";
import { composed } from "../tidy-text.ts";

/** Encryption of the connection: from the start, before the login, or only where the server offers it. */
export const mailSecurities = ["tls", "starttls", "optional"] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** Ports of mail servers: those that mail programs use, and the one that servers use among themselves. */
export const mailPorts: readonly number[] = [25, 465, 587, 2525];

/** Usual port of each kind of encryption. */
export const usualPorts = { tls: 465, starttls: 587, optional: 25 } as const satisfies Record<
  MailSecurity,
  number
>;

/** In place of a server, in the settings of the server: no mail is sent, whatever is entered. */
export const mailOff = "off";

/** Longest entries, characters, and the most recipients. RFC 5321 section 4.5.3.1. */
export const mailLimits = {
  address: 254,
  recipients: 10,
  /** All recipients of a mail with their separators, as a column of the outbox holds them. */
  recipientsText: 1000,
  senderName: 100,
  host: 253,
  username: 254,
  password: 500,
} as const;

/** Outgoing mail as an administrator enters it: an empty text is no value, without `host` there is no server. */
export const mailSettingsSchema = z.object({
  /** Addresses of the staff, separated by commas. */
  recipients: z
    .string(problem("mailRecipientsWrong"))
    .check(
      z.trim(),
      z.maxLength(mailLimits.recipients * (mailLimits.address + 2), problem("mailRecipientsWrong")),
      z.refine(areRecipients, problem("mailRecipientsWrong")),
    ),
  senderName: line(mailLimits.senderName),
  senderAddress: z.string(problem("emailWrong")).check(
    z.trim(),
    z.refine((text) => text === "" || isEmail(text), problem("emailWrong")),
  ),
  host: z
    .string(problem("mailHostWrong"))
    .check(
      z.trim(),
      z.maxLength(mailLimits.host, problem("mailHostWrong")),
      z.regex(/^[a-z\d.:-]*$/i, problem("mailHostWrong")),
    ),
  port: z.coerce
    .number(problem("mailPortWrong"))
    .check(
      z.int(problem("mailPortWrong")),
      z.gte(1, problem("mailPortWrong")),
      z.lte(65_535, problem("mailPortWrong")),
    ),
  security: z.enum(mailSecurities),
  username: line(mailLimits.username),
  /** Empty: the stored one stays. */
  password: z
    .string(problem("noText"))
    .check(
      z.maxLength(mailLimits.password, problem("tooLong")),
      z.refine(hasNoControlCharacters, problem("noText")),
    ),
});
export type MailSettingsEntry = z.infer<typeof mailSettingsSchema>;

/** An entry; `version` names the version that was edited, without it the last entry wins. */
const changeSchema = z.extend(mailSettingsSchema, { version: z.optional(z.string()) });
export type MailSettingsChange = z.infer<typeof changeSchema>;

/** Refusal of an entry that is well-formed, at its field. */
export interface MailSettingsProblem {
  field: keyof MailSettingsEntry;
  problem:
    | "host-missing"
    | "host-not-public"
    | "port-closed"
    | "encryption-missing"
    | "password-missing"
    | "password-again"
    | "username-missing";
}

/** Addresses of a list that is separated by commas, semicolons or lines. */
export function recipientsIn(text: string): string[] {
  return text.split(/[,;\s]+/).filter((address) => address !== "");
}

/** The same as a mail names them. */
export function joinedRecipients(text: string): string {
  return recipientsIn(text).join(", ");
}

const mailSetupSchema = z.object({
  /** Host and port. */
  server: z.string(),
  isEncrypted: z.boolean(),
  hasLogin: z.boolean(),
  from: z.string(),
});
export type MailSetup = z.infer<typeof mailSetupSchema>;

const versionSchema = z.object({ version: z.string() });
const changedSchema = z.extend(versionSchema, successSchema.shape);

const viewSchema = z.extend(versionSchema, {
  /** As entered; the password is never answered. */
  entered: z.extend(z.omit(mailSettingsSchema, { password: true }), {
    /** Also those that were stored before their length was limited, so that they can be replaced. */
    recipients: z.string(),
  }),
  /** "sealed by another key" (= undecryptable): the password has to be entered again. */
  password: z.enum(["none", "stored", "sealed by another key"]),
  /** Values that the settings of the server have fixed, whatever is entered; null where it is free. */
  fixed: z.object({
    server: z.nullable(z.string()),
    sender: z.nullable(z.string()),
    recipients: z.nullable(z.string()),
  }),
  /** Sender and recipients where nothing is entered. */
  defaults: z.object({ senderName: z.string(), senderAddress: z.string(), recipients: z.string() }),
  /** True when servers of private networks, any port, and mail without encryption are allowed. */
  allowsAnyAddress: z.boolean(),
  /** The server for outgoing mail; null where none is set up, or its password cannot be read. */
  setup: z.nullable(mailSetupSchema),
  /** Recipients of inquiries among the staff. */
  inquiriesTo: z.string(),
});
export type MailSettingsView = z.infer<typeof viewSchema>;

const testMailSchema = z.object({
  to: z
    .string(problem("emailWrong"))
    .check(z.trim(), z.maxLength(mailLimits.address, problem("emailWrong")), z.email(problem("emailWrong"))),
});

/** Outcome of a test mail, with the message of the mail server, or of the system where none answered. */
const testMailOutcome = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("taken"), server: z.string(), said: z.string() }),
  z.object({
    kind: z.literal("failed"),
    server: z.string(),
    trouble: z.enum(mailTroubles),
    said: z.string(),
  }),
]);
export type TestMailOutcome = z.infer<typeof testMailOutcome>;

const path = "/admin/mail";

/** Calls on outgoing mail. */
export const mailCalls = {
  settings: { method: "GET", path, response: viewSchema },
  change: { method: "PUT", path, body: changeSchema, response: changedSchema },
  test: { method: "POST", path: `${path}/test`, body: testMailSchema, response: testMailOutcome },
} as const satisfies Record<string, Contract>;

function line(maxLength: number) {
  return z
    .string(problem("noText"))
    .check(
      z.trim(),
      z.overwrite(composed),
      z.maxLength(maxLength, problem("tooLong")),
      z.refine(hasNoControlCharacters, problem("noText")),
    );
}

function areRecipients(text: string): boolean {
  const addresses = recipientsIn(text);
  return (
    addresses.length <= mailLimits.recipients &&
    joinedRecipients(text).length <= mailLimits.recipientsText &&
    addresses.every(isEmail)
  );
}

function isEmail(text: string): boolean {
  return text.length <= mailLimits.address && z.email().safeParse(text).success;
}

function hasNoControlCharacters(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}
