import ipaddr from "ipaddr.js";
import * as z from "zod/mini";
import { senderIn } from "#data/mail/setup/smtp-options.ts";
import { newUsernameSchema } from "#domain/admin/credentials.ts";
import { passwordLimits } from "#domain/form-problems.ts";
import { mailLimits } from "#domain/mail/mail-settings.ts";
import {
  addressesIn,
  areAddresses,
  databaseAddressForm,
  isDatabaseAddress,
  isMailServerAddress,
  isOrigin,
  mailServerAddressForm,
} from "./address-settings.ts";

/** The settings of one process, read and checked once. */
export type Env = ReturnType<typeof asEnv>;

export type EnvResult = { ok: true; env: Env } | { ok: false; problem: string };

/** Reads the settings; a bad value gives one sentence that names the variable and what it expects. */
export function readEnv(source: Record<string, string | undefined>): EnvResult {
  const filled = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = variables.safeParse(filled);
  if (parsed.success) return { ok: true, env: asEnv(parsed.data) };
  const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof settings;
  const { expected, secret } = settings[name] as Setting;
  const value = secret ? "" : ` "${filled[name]}"`;
  return { ok: false, problem: `${name}${value} is not valid. Set it to ${expected}, or leave it out.` };
}

interface Setting {
  value: z.ZodMiniType;
  /** Expected form, for the sentence that stops the start; absent where every text is accepted. */
  expected?: string;
  /** Not repeated in an error, which may end in a log. */
  secret?: boolean;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const text = z.string().check(z.trim());
const code = z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/)));

/** Every setting there is. `.env.example` explains each name. */
const settings = {
  PORT: {
    value: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
    expected: "a port number from 0 to 65535",
  },
  HOST: { value: z._default(text, "0.0.0.0") },
  DATA_DIR: { value: z._default(text, "./var") },
  BACKUP_DIR: { value: z.optional(text) },
  DATABASE_URL: {
    value: z.optional(z.string().check(z.refine(isDatabaseAddress))),
    expected: databaseAddressForm,
    secret: true,
  },
  SITE_URL: {
    value: z.optional(z.string().check(z.refine(isOrigin))),
    expected: 'an origin such as "https://www.example.com", without a path',
  },
  ADMIN_USERNAME: {
    value: z._default(newUsernameSchema, "admin"),
    expected: "1 to 64 letters, digits or . _ @ -",
  },
  ADMIN_PASSWORD: {
    value: z.optional(z.string().check(z.maxLength(passwordLimits.longest))),
    expected: `at most ${passwordLimits.longest} characters`,
    secret: true,
  },
  SECRET_KEY: {
    value: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{32,200}$/))),
    expected: "32 to 200 printable characters without spaces, randomly generated",
    secret: true,
  },
  REQUIRE_SECOND_FACTOR: { value: z._default(z.enum(["on", "off"]), "off"), expected: '"on" or "off"' },
  ADMIN_EMAIL: { value: z.optional(z.email()), expected: "an email address" },
  SMTP_URL: {
    // An address that cannot be parsed would appear with its password in the message of the mail library.
    value: z.optional(z.string().check(z.refine((value) => value === "off" || isMailServerAddress(value)))),
    expected: `${mailServerAddressForm}, or "off"`,
    secret: true,
  },
  SMTP_ADDRESSES: {
    value: z._default(z.enum(["public", "any"]), "public"),
    expected: '"public" or "any"',
  },
  MAIL_FROM: {
    value: z.optional(text.check(z.refine(isMailbox))),
    expected: 'an email address, or a name with one, such as "SD Cooling Tower <site@example.com>"',
  },
  INQUIRY_TO: {
    // Stored with each mail as it is written here.
    value: z.optional(text.check(z.maxLength(mailLimits.recipientsText), z.refine(areMailboxes))),
    expected: `an email address, or several of at most ${mailLimits.recipientsText} characters in all, separated by commas`,
  },
  TRUST_PROXY: {
    value: z.optional(text.check(z.refine(isProxyList))),
    expected:
      '"off", the number of proxies in front, such as 1, or their addresses, such as "10.0.0.1, 10.1.0.0/16"',
  },
  RATE_LIMIT: { value: z._default(z.enum(["on", "off"]), "on"), expected: '"on" or "off"' },
  SEED: { value: z._default(z.enum(["sample", "none"]), "sample"), expected: '"sample" or "none"' },
  LOG_LEVEL: { value: z._default(z.enum(logLevels), "info"), expected: logLevels.join(", ") },
  SECURITY_LOG_DAYS: {
    value: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(366)), 14),
    expected: "a number of days from 1 to 366",
  },
  METRICS_TOKEN: {
    value: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/))),
    expected: "16 to 200 printable characters without spaces",
    secret: true,
  },
  WEBHOOK_ADDRESSES: {
    value: z._default(z.enum(["public", "any", "off"]), "public"),
    expected: '"public", "any" or "off"',
  },
  CDN_MAX_AGE: {
    value: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(31_536_000))),
    expected: "a number of seconds from 1 to 31536000",
  },
  CDN_PURGE_URL: {
    value: z.optional(text.check(z.refine(areAddresses))),
    expected:
      "http:// or https:// addresses without user name and password, separated by spaces or commas; a secret is for CDN_PURGE_TOKEN",
    secret: true,
  },
  CDN_PURGE_TOKEN: {
    value: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{8,500}$/))),
    expected: "8 to 500 printable characters without spaces",
    secret: true,
  },
  NAVER_SITE_VERIFICATION: { value: code, expected: "the code that Naver gave" },
  GOOGLE_SITE_VERIFICATION: { value: code, expected: "the code that Google gave" },
  INDEXNOW_KEY: {
    value: z.optional(z.string().check(z.regex(/^[\w-]{8,128}$/))),
    expected: "8 to 128 letters, digits or hyphens",
  },
} satisfies Record<string, Setting>;

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings);

type Values = { [Name in keyof typeof settings]: (typeof settings)[Name]["value"] };

const variables = z.object(
  Object.fromEntries(Object.entries(settings).map(([name, { value }]) => [name, value])) as Values,
);

function asEnv(v: z.infer<typeof variables>) {
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: v.DATA_DIR,
    /** Folder of the backups, whose age is watched. */
    backupDir: v.BACKUP_DIR,
    databaseUrl: v.DATABASE_URL,
    /** Origin without a trailing slash. */
    siteUrl: v.SITE_URL ? new URL(v.SITE_URL).origin : `http://localhost:${v.PORT}`,
    isSiteUrlSet: v.SITE_URL !== undefined,
    adminUsername: v.ADMIN_USERNAME,
    adminPassword: v.ADMIN_PASSWORD,
    /** Key that encrypts stored secrets and signs challenges, unless a file holds it. */
    secretKey: v.SECRET_KEY,
    requireSecondFactor: v.REQUIRE_SECOND_FACTOR === "on",
    adminEmail: v.ADMIN_EMAIL,
    mail: { smtpUrl: v.SMTP_URL, from: v.MAIL_FROM, inquiryTo: v.INQUIRY_TO },
    /** True when administrators may enter mail servers of private networks, on any port, without encryption. */
    allowsPrivateMailServers: v.SMTP_ADDRESSES === "any",
    trustProxy: trustProxy(v.TRUST_PROXY),
    rateLimit: v.RATE_LIMIT === "on",
    seed: v.SEED,
    logLevel: v.LOG_LEVEL,
    securityLogDays: v.SECURITY_LOG_DAYS,
    /** Opens `/metrics` to clients on other machines. */
    metricsToken: v.METRICS_TOKEN,
    /** True when webhooks may call http and addresses of private networks. */
    allowsPrivateWebhooks: v.WEBHOOK_ADDRESSES === "any",
    /** True when no webhook may be called. */
    areWebhooksOff: v.WEBHOOK_ADDRESSES === "off",
    /** Time that caches in front of the site keep a page, s. */
    sharedMaxAgeS: v.CDN_MAX_AGE,
    /** Caches that are purged after a change. */
    purge: { urls: addressesIn(v.CDN_PURGE_URL ?? ""), token: v.CDN_PURGE_TOKEN },
    naverSiteVerification: v.NAVER_SITE_VERIFICATION,
    googleSiteVerification: v.GOOGLE_SITE_VERIFICATION,
    indexNowKey: v.INDEXNOW_KEY,
  };
}

/**
 * "on" is refused: without the number of proxies any client can forge its address, and so escape limits or use up those of others.
 */
function isProxyList(value: string): boolean {
  if (value === "off" || /^[1-9]\d?$/.test(value)) return true;
  return value
    .split(",")
    .map((part) => part.trim())
    .every((part) => /[.:]/.test(part) && (ipaddr.isValid(part) || ipaddr.isValidCIDR(part)));
}

/** Value for Fastify: off, a number of hops, or addresses. */
function trustProxy(value: string | undefined): false | number | string {
  if (value === undefined || value === "off") return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}

function isMailbox(text: string): boolean {
  return /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(senderIn(text).address);
}

/** A name in quotation marks may hold a comma. */
function areMailboxes(text: string): boolean {
  const parts = text.match(/(?:"[^"]*"|[^",;])+/g)?.filter((part) => part.trim() !== "") ?? [];
  return parts.length > 0 && parts.every(isMailbox);
}
