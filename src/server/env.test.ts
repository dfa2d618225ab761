import { describe, expect, test } from "vitest";
import { readEnv, settingNames } from "./env.ts";

describe("settings", () => {
  test("need nothing: every variable has a working default", () => {
    const result = readEnv({});
    expect(result).toMatchObject({
      ok: true,
      env: {
        port: 3000,
        siteUrl: "http://localhost:3000",
        adminUsername: "admin",
        rateLimit: true,
        seed: "sample",
      },
    });
  });

  test.each(["", " ", " \t"])("treat a variable that holds %j as absent", (blank) => {
    const settings = Object.fromEntries(settingNames.map((name) => [name, blank]));
    expect(readEnv(settings)).toEqual(readEnv({}));
  });

  test("leave out spaces around addresses and folders", () => {
    const given = { HOST: " 127.0.0.1 ", PORT: " 80 ", DATA_DIR: " /data\t", BACKUP_DIR: " /backups" };
    expect(readEnv(given)).toMatchObject({
      env: { host: "127.0.0.1", port: 80, dataDir: "/data", backupDir: "/backups" },
    });
  });

  test.each([
    " http://127.0.0.1:6081  https://cache.example/purge\n",
    "http://127.0.0.1:6081,https://cache.example/purge",
    "http://127.0.0.1:6081; https://cache.example/purge,",
  ])("take several addresses of caches: %j", (value) => {
    const urls = ["http://127.0.0.1:6081", "https://cache.example/purge"];
    expect(readEnv({ CDN_PURGE_URL: value })).toMatchObject({ ok: true, env: { purge: { urls } } });
  });

  test("keep a comma within the address of a cache", () => {
    const url = "https://cache.example/purge?zones=a,b";
    expect(readEnv({ CDN_PURGE_URL: url })).toMatchObject({ ok: true, env: { purge: { urls: [url] } } });
    expect(readEnv({})).toMatchObject({ ok: true, env: { purge: { urls: [] } } });
  });

  test.each([
    "cache.example",
    "ftp://cache.example",
    "xhttp://cache.example",
    "https://a.example banana",
    "https://a.example/purge, banana",
    " , ",
    "banana https://a.example",
  ])("refuse %s as addresses of caches, without naming what may hold a password", (value) => {
    const result = readEnv({ CDN_PURGE_URL: value });
    expect(result).toMatchObject({
      ok: false,
      problem: expect.stringContaining("CDN_PURGE_URL is not valid"),
    });
    expect(JSON.stringify(result)).not.toContain(value);
  });

  test.each([
    ["PORT", "70000"],
    ["PORT", "http"],
    ["SITE_URL", "https://example.com/shop"],
    ["SITE_URL", "example.com"],
    ["RATE_LIMIT", "no"],
    ["SEED", "demo"],
    ["REQUIRE_SECOND_FACTOR", "yes"],
    ["ADMIN_USERNAME", "two words"],
    ["LOG_LEVEL", "loud"],
    ["ADMIN_EMAIL", "admin"],
    ["INDEXNOW_KEY", "short"],
    ["TRUST_PROXY", "on"],
    ["TRUST_PROXY", "banana"],
    ["TRUST_PROXY", "0"],
    ["TRUST_PROXY", "10.0.0.1, banana"],
  ])("refuse %s=%s with a sentence that names the variable and the value", (name, value) => {
    const result = readEnv({ [name]: value });
    expect(result).toMatchObject({ ok: false, problem: expect.stringContaining(`${name} "${value}"`) });
  });

  test.each([
    ["DATABASE_URL", "mysql://me:hush@host/db"],
    ["METRICS_TOKEN", "hush"],
    ["SECRET_KEY", "hush"],
    ["SMTP_URL", "smtp://me:to#hush@mail.example.com"],
    ["SMTP_URL", "smtp://me:hush@mail.example.com:port"],
    ["SMTP_URL", "smtp://me:50%hush@mail.example.com"],
    ["DATABASE_URL", "postgres://me:1#hush@host/db"],
    ["CDN_PURGE_URL", "http://me:hush@cache.example/"],
  ])("never repeat the secret %s in the sentence", (name, value) => {
    const result = readEnv({ [name]: value });
    expect(result).toMatchObject({ ok: false, problem: expect.stringContaining(name) });
    expect(result).toMatchObject({ ok: false, problem: expect.not.stringContaining("hush") });
  });

  test.each([
    ["off", false],
    ["2", 2],
    ["10.0.0.1", "10.0.0.1"],
    ["10.0.0.1, 2001:db8::/32", "10.0.0.1, 2001:db8::/32"],
  ])("read TRUST_PROXY=%s as %s", (value, expected) => {
    expect(readEnv({ TRUST_PROXY: value })).toMatchObject({ env: { trustProxy: expected } });
  });

  test.each([
    ["PORT", "70000", "a port number from 0 to 65535"],
    [
      "DATABASE_URL",
      "mysql://host/db",
      "a postgres:// address (with %25 for %, %23 for #, %2F for / and %3F for ? in",
    ],
    ["SITE_URL", "example.com", 'an origin such as "https://www.example.com", without a path'],
    ["ADMIN_USERNAME", "two words", "1 to 64 letters, digits or . _ @ -"],
    ["ADMIN_PASSWORD", "x".repeat(201), "at most 200 characters"],
    ["SECRET_KEY", "hush", "32 to 200 printable characters without spaces, randomly generated"],
    ["REQUIRE_SECOND_FACTOR", "yes", '"on" or "off"'],
    ["ADMIN_EMAIL", "admin", "an email address"],
    [
      "SMTP_URL",
      "mail.example.com",
      "an smtp:// or smtps:// address (with %25 for %, %23 for #, %2F for / and %3F for ? in",
    ],
    ["SMTP_ADDRESSES", "all", '"public" or "any"'],
    ["MAIL_FROM", "garbage", "an email address"],
    ["INQUIRY_TO", ",", "an email address"],
    [
      "INQUIRY_TO",
      `${"a".repeat(989)}@example.com`,
      "an email address, or several of at most 1000 characters in all",
    ],
    ["TRUST_PROXY", "on", '"off", the number of proxies in front, such as 1, or their addresses'],
    ["RATE_LIMIT", "no", '"on" or "off"'],
    ["SEED", "demo", '"sample" or "none"'],
    ["LOG_LEVEL", "loud", "fatal, error, warn, info, debug, trace, silent"],
    ["SECURITY_LOG_DAYS", "0", "a number of days from 1 to 366"],
    ["METRICS_TOKEN", "hush", "16 to 200 printable characters without spaces"],
    ["WEBHOOK_ADDRESSES", "all", '"public", "any" or "off"'],
    ["CDN_MAX_AGE", "0", "a number of seconds from 1 to 31536000"],
    ["CDN_PURGE_URL", "cache", "http:// or https:// addresses without user name and password, separated by"],
    ["CDN_PURGE_TOKEN", "hush", "8 to 500 printable characters without spaces"],
    ["NAVER_SITE_VERIFICATION", "a b", "the code that Naver gave"],
    ["GOOGLE_SITE_VERIFICATION", "a b", "the code that Google gave"],
    ["INDEXNOW_KEY", "short", "8 to 128 letters, digits or hyphens"],
  ])("explain what is expected of %s", (name, value, expected) => {
    expect(readEnv({ [name]: value })).toMatchObject({
      ok: false,
      problem: expect.stringContaining(`is not valid. Set it to ${expected}`),
    });
  });

  const printable = (length: number) => "~!".repeat(length / 2);

  test.each([
    ["PORT", ["0", "65535"], ["-1", "65536", "80.5"]],
    ["SECURITY_LOG_DAYS", ["1", "366"], ["0", "367", "1.5"]],
    ["CDN_MAX_AGE", ["1", "31536000"], ["0", "31536001", "1.5"]],
    ["SECRET_KEY", [printable(32), printable(200)], [printable(30), printable(202), `${printable(32)} a`]],
    ["METRICS_TOKEN", [printable(16), printable(200)], [printable(14), printable(202), `a ${printable(16)}`]],
    ["CDN_PURGE_TOKEN", [printable(8), printable(500)], [printable(6), printable(502), `${printable(8)}é`]],
    ["INDEXNOW_KEY", ["a".repeat(8), "_-".repeat(64)], ["a".repeat(7), "a".repeat(129), "with space"]],
    ["ADMIN_PASSWORD", ["x".repeat(200)], ["x".repeat(201)]],
    ["NAVER_SITE_VERIFICATION", ["a", "a".repeat(100)], ["a".repeat(101), "a.b"]],
    ["GOOGLE_SITE_VERIFICATION", ["a", "_-".repeat(50)], ["a".repeat(101), "a=b"]],
    ["TRUST_PROXY", ["1", "99", "::1", "10.0.0.0/8"], ["100", "01", "10.0.0.1,", "10.0.0.0/33", "1."]],
    [
      "DATABASE_URL",
      [
        ...["postgres://host/db", "postgresql://host/db", "postgres://u:%23%2F%25%3F@host:5432/db?ssl=true"],
        ...[
          "postgres:///db?host=/run/postgresql&user=me@unit",
          "postgres://u@host/db?application_name=site@1",
        ],
        ...["postgres://u:50%off@host/db", "postgres://u:p@/db?host=/var/run/postgresql", "postgres:///db"],
      ],
      [
        ...["postgres://", "a postgres://host/db", "postgres://u:a#1@host/db", "postgres://u:a/1@host/db"],
        ...["postgres://u:1#a@host/db", "postgres://u:1/a@host/db", "postgres://u:%ff@host/db"],
        "postgres://u:1?a@host/db",
      ],
    ],
    [
      "SMTP_URL",
      [
        "off",
        "smtp://host",
        "smtps://host/?pool=true",
        "smtp://u:50%25off@host:587?requireTLS=true",
        "smtp://host:25?name=a@b",
      ],
      [
        ...["offline", "http://host", "smtp://two words", "smtp://u:50%off@host", "smtp://50%off:p@host"],
        ...["smtp://u:1#a@host", "smtp://u:1/a@host", "smtp://u:12?x@host:587"],
      ],
    ],
    ["CDN_PURGE_URL", ["http://host"], ["http://u:p@host", "https://u@host", "http://:p@host"]],
    [
      "MAIL_FROM",
      ["site@localhost", "Site <site@example.com>", '"SD, Cooling" <site@example.com>'],
      ["garbage", "site@", "@example.com", "Site <site>", "a@example.com, b@example.com"],
    ],
    [
      "INQUIRY_TO",
      ["a@localhost", "a@example.com; b@example.com,", '"Kim, A" <a@example.com>, B <b@example.com>'],
      ["sales; ops", "a@", "a@example.com, b", ","],
    ],
    [
      "SITE_URL",
      ["https://example.com", "http://localhost:3000/"],
      ["ftp://example.com", "https://example.com/?a=1", "https://example.com/#a", "xhttps://example.com"],
    ],
  ])("accept %s within its limits, and nothing beyond them", (name, accepted, refused) => {
    for (const value of accepted) expect([value, readEnv({ [name]: value }).ok]).toEqual([value, true]);
    for (const value of refused) expect([value, readEnv({ [name]: value }).ok]).toEqual([value, false]);
  });

  test("hold every value under its own name", () => {
    const result = readEnv({
      PORT: "8080",
      HOST: "127.0.0.1",
      DATA_DIR: "/data",
      BACKUP_DIR: " /backups ",
      SITE_URL: "https://www.example.com/",
      ADMIN_USERNAME: "kim",
      ADMIN_PASSWORD: "a password",
      REQUIRE_SECOND_FACTOR: "on",
      ADMIN_EMAIL: "kim@example.com",
      SMTP_URL: "smtp://mail.example.com",
      SMTP_ADDRESSES: "any",
      MAIL_FROM: "from@example.com",
      INQUIRY_TO: "to@example.com",
      RATE_LIMIT: "off",
      SEED: "none",
      LOG_LEVEL: "debug",
      SECURITY_LOG_DAYS: "30",
      WEBHOOK_ADDRESSES: "any",
      CDN_MAX_AGE: "600",
    });
    expect(result).toMatchObject({
      env: {
        port: 8080,
        host: "127.0.0.1",
        dataDir: "/data",
        backupDir: "/backups",
        siteUrl: "https://www.example.com",
        adminUsername: "kim",
        adminPassword: "a password",
        requireSecondFactor: true,
        adminEmail: "kim@example.com",
        mail: { smtpUrl: "smtp://mail.example.com", from: "from@example.com", inquiryTo: "to@example.com" },
        allowsPrivateMailServers: true,
        rateLimit: false,
        seed: "none",
        logLevel: "debug",
        securityLogDays: 30,
        allowsPrivateWebhooks: true,
        areWebhooksOff: false,
        sharedMaxAgeS: 600,
      },
    });
  });

  test("are the careful ones by default", () => {
    expect(readEnv({ PORT: "8080" })).toMatchObject({
      env: {
        siteUrl: "http://localhost:8080",
        host: "0.0.0.0",
        dataDir: "./var",
        requireSecondFactor: false,
        allowsPrivateMailServers: false,
        allowsPrivateWebhooks: false,
        areWebhooksOff: false,
        trustProxy: false,
        logLevel: "info",
        securityLogDays: 14,
      },
    });
  });

  test("can switch webhooks off", () => {
    expect(readEnv({ WEBHOOK_ADDRESSES: "off" })).toMatchObject({
      env: { allowsPrivateWebhooks: false, areWebhooksOff: true },
    });
  });
});
