import * as z from "zod/mini";

/** The settings of one process, read and checked once. `.env.example` explains each name. */
export interface Env {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Origin without a trailing slash. */
  siteUrl: string;
  adminUsername: string;
  adminPassword: string | undefined;
  adminEmail: string | undefined;
  mail: { smtpUrl: string | undefined; from: string | undefined; inquiryTo: string | undefined };
  /** What Fastify takes: off, a number of hops, or addresses. */
  trustProxy: boolean | number | string;
  rateLimit: boolean;
  seed: "sample" | "none";
  logLevel: (typeof logLevels)[number];
  /** Opens `/metrics` to who is not on this machine. */
  metricsToken: string | undefined;
  naverSiteVerification: string | undefined;
  googleSiteVerification: string | undefined;
  indexNowKey: string | undefined;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const text = z.optional(z.string().check(z.trim(), z.minLength(1)));

const variables = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
  HOST: z._default(z.string(), "0.0.0.0"),
  DATA_DIR: z._default(z.string(), "./var"),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/))),
  SITE_URL: z.optional(z.string().check(z.refine(isOrigin))),
  ADMIN_USERNAME: z._default(z.string().check(z.regex(/^[\w.@-]{1,64}$/)), "admin"),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8), z.maxLength(200))),
  ADMIN_EMAIL: z.optional(z.email()),
  // An address that cannot be read would end up whole, password and all, in the words of whoever tries to.
  SMTP_URL: z.optional(
    z.string().check(
      z.regex(/^smtps?:\/\/\S+$/),
      z.refine((address) => URL.canParse(address)),
    ),
  ),
  MAIL_FROM: text,
  INQUIRY_TO: text,
  TRUST_PROXY: text,
  RATE_LIMIT: z._default(z.enum(["on", "off"]), "on"),
  SEED: z._default(z.enum(["sample", "none"]), "sample"),
  LOG_LEVEL: z._default(z.enum(logLevels), "info"),
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/))),
  NAVER_SITE_VERIFICATION: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  GOOGLE_SITE_VERIFICATION: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  INDEXNOW_KEY: z.optional(z.string().check(z.regex(/^[\w-]{8,128}$/))),
});

/** What each variable has to look like, for the sentence that stops the start. */
const expected: Record<keyof z.infer<typeof variables>, string> = {
  PORT: "a port number from 0 to 65535",
  HOST: "an address to listen on",
  DATA_DIR: "a folder",
  DATABASE_URL: "a postgres:// address",
  SITE_URL: 'an origin such as "https://www.example.com", without a path',
  ADMIN_USERNAME: "1 to 64 letters, digits or . _ @ -",
  ADMIN_PASSWORD: "8 to 200 characters",
  ADMIN_EMAIL: "an e-mail address",
  SMTP_URL: "an smtp:// or smtps:// address",
  MAIL_FROM: "an e-mail address",
  INQUIRY_TO: "an e-mail address",
  TRUST_PROXY: '"on", "off", a number of proxies, or their addresses',
  RATE_LIMIT: '"on" or "off"',
  SEED: '"sample" or "none"',
  LOG_LEVEL: logLevels.join(", "),
  METRICS_TOKEN: "16 to 200 printable characters without spaces",
  NAVER_SITE_VERIFICATION: "the code that Naver gave",
  GOOGLE_SITE_VERIFICATION: "the code that Google gave",
  INDEXNOW_KEY: "8 to 128 letters, digits or hyphens",
};

/** Secrets are not repeated in an error: it may end in a log. */
const secret: ReadonlySet<string> = new Set(["ADMIN_PASSWORD", "DATABASE_URL", "SMTP_URL", "METRICS_TOKEN"]);

export type EnvResult = { ok: true; env: Env } | { ok: false; problem: string };

/** Reads the settings; a bad value gives one sentence that names the variable and what it expects. */
export function readEnv(source: Record<string, string | undefined>): EnvResult {
  const filled = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = variables.safeParse(filled);
  if (parsed.success) return { ok: true, env: asEnv(parsed.data) };
  const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof expected;
  const value = secret.has(name) ? "" : ` "${filled[name]}"`;
  return {
    ok: false,
    problem: `${name}${value} is not valid. Set it to ${expected[name]}, or leave it out.`,
  };
}

function asEnv(v: z.infer<typeof variables>): Env {
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: v.DATA_DIR,
    databaseUrl: v.DATABASE_URL,
    siteUrl: v.SITE_URL ? new URL(v.SITE_URL).origin : `http://localhost:${v.PORT}`,
    adminUsername: v.ADMIN_USERNAME,
    adminPassword: v.ADMIN_PASSWORD,
    adminEmail: v.ADMIN_EMAIL,
    mail: { smtpUrl: v.SMTP_URL, from: v.MAIL_FROM, inquiryTo: v.INQUIRY_TO },
    trustProxy: trustProxy(v.TRUST_PROXY),
    rateLimit: v.RATE_LIMIT === "on",
    seed: v.SEED,
    logLevel: v.LOG_LEVEL,
    metricsToken: v.METRICS_TOKEN,
    naverSiteVerification: v.NAVER_SITE_VERIFICATION,
    googleSiteVerification: v.GOOGLE_SITE_VERIFICATION,
    indexNowKey: v.INDEXNOW_KEY,
  };
}

function trustProxy(value: string | undefined): boolean | number | string {
  if (value === undefined || value === "off") return false;
  if (value === "on") return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "" && url.hash === "";
}
