import { describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";

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

  test("treat an empty variable as absent", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "" })).toMatchObject({ ok: true, env: { port: 3000 } });
  });

  test("take several addresses of caches, separated by any space", () => {
    expect(readEnv({ CDN_PURGE_URL: " http://127.0.0.1:6081  https://cache.example/purge\n" })).toMatchObject(
      {
        ok: true,
        env: { purge: { urls: ["http://127.0.0.1:6081", "https://cache.example/purge"] } },
      },
    );
    expect(readEnv({})).toMatchObject({ ok: true, env: { purge: { urls: [] } } });
  });

  test.each([
    "cache.example",
    "ftp://cache.example",
    "xhttp://cache.example",
    "https://a.example banana",
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
});
