import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { startOwnSite } from "../../resilience/site/own-site.ts";
import { administrator } from "../../resilience/site/site-process.ts";
import { anInquiry } from "../support/builders.ts";

const secrets = {
  smtpPassword: "smtp-secret-3f9a",
  metricsToken: "metrics-secret-77c1",
  adminPassword: administrator.password,
};
const pages = ["/", "/en", "/contact", "/sd_admin/login", "/robots.txt", "/api/openapi.json", "/nowhere"];

/** Mail server that requires a password and rejects every one. */
async function refusingMailServer(): Promise<string> {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: (_credentials, _session, done) => done(new Error("Authentication failed")),
  });
  server.on("error", () => undefined);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => new Promise((closed) => server.close(() => closed())));
  return `smtp://site:${secrets.smtpPassword}@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

test("no secret is in the log or on a page, not even when mail fails, a login does, and every detail is logged", async () => {
  const site = await startOwnSite({
    SMTP_URL: await refusingMailServer(),
    METRICS_TOKEN: secrets.metricsToken,
    LOG_LEVEL: "trace",
  });
  onTestFinished(async () => void (await site.stop()));
  const send = (path: string, body: object) =>
    fetch(site.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  expect((await send("/api/contact", anInquiry())).status).toBe(201);
  const refused = { ...administrator, username: secrets.adminPassword };
  expect((await send("/api/auth/login", refused)).status).toBe(401);
  const login = await send("/api/auth/login", administrator);
  expect(login.status).toBe(200);
  const cookie = login.headers.get("set-cookie")?.match(/session=([\w-]{20,})/)?.[1] ?? "none";
  const metrics = await fetch(`${site.url}/metrics`, {
    headers: { authorization: `Bearer ${secrets.metricsToken}` },
  });
  expect(metrics.status).toBe(200);
  const shown = await Promise.all(pages.map(async (path) => (await fetch(site.url + path)).text()));

  await expect.poll(site.log).toMatch(/Mail \d+, attempt 1: .*Authentication failed/);
  const visible = [site.log(), await metrics.text(), ...shown].join("\n");
  for (const secret of [...Object.values(secrets), cookie]) expect(visible).not.toContain(secret);
}, 60_000);
