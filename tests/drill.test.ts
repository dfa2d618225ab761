import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { codeAt, fromBase32, stepAt } from "#data/admin/totp.ts";
import { saveBackup } from "#data/backup/save.ts";
import { openDatabase } from "#data/database/connect.ts";
import { createServices } from "#data/services.ts";
import { keyFile, loadOrCreateSecretKey } from "#server/secret-key.ts";
import { freeAddress } from "../resilience/site/site-process.ts";
import { aFolder } from "./support/backups.ts";
import { anInquiry, aProject, storeProject } from "./support/builders.ts";

const username = "admin";
const password = "배터리-말-스테이플";

/** The first shell block behind the words "The drill" of the manual. */
function drill(): string {
  const [, section = ""] = readFileSync("docs/operations.md", "utf8").split("**The drill**");
  return /```sh\n(.*?)```/s.exec(section)?.[1] ?? "";
}

/** Puts other places into the lines of the drill that name them; every other line stays as it is. */
function elsewhere(script: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce(
    (text, [name, path]) => {
      const line = new RegExp(`^${name}=[^\\s#]+`, "m");
      expect(text).toMatch(line);
      return text.replace(line, `${name}=${path}`);
    },
    script.replace(/^cd \S+/, `cd ${resolve(".")}`),
  );
}

/** A folder with a backup, one with the key, and nothing else of a site with an administrator, a project and an inquiry. */
async function lostSite(folder: string) {
  const dataDir = join(folder, "live");
  const secretKey = loadOrCreateSecretKey({ secretKey: undefined, dataDir });
  const database = await openDatabase({ file: join(dataDir, "site.sqlite") });
  const { accounts, secondFactor, projects, inquiries } = createServices({ database, secretKey });
  await accounts.createFirst({ username, password });
  const secret = fromBase32((await secondFactor.createPendingSecret(1)) ?? "");
  const now = new Date();
  expect(await secondFactor.confirm(1, codeAt(secret, stepAt(now) - 1))).toBeDefined();
  await storeProject(projects, aProject({ title: "되살아난 냉각탑" }));
  await inquiries.receive(anInquiry({ company: "되살아난물산" }), {
    address: "203.0.113.7",
    locale: "ko",
    suspicion: null,
  });
  await database.close();
  const backups = join(folder, "backups");
  mkdirSync(backups);
  await saveBackup({ file: join(dataDir, "site.sqlite") }, backups, new Date("2026-01-01"));
  await saveBackup({ file: join(dataDir, "site.sqlite") }, backups, now);
  const key = join(folder, "copy of secret.key").replaceAll(" ", "-");
  writeFileSync(key, readFileSync(keyFile(dataDir)));
  rmSync(dataDir, { recursive: true });
  return { backups, key, codeOf: (step: number) => codeAt(secret, stepAt(now) + step) };
}

/** Stands for sudo: runs the command as who runs the tests. */
function fakeSudo(folder: string): string {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "sudo"), '#!/bin/sh\nif [ "$1" = -u ]; then shift 2; fi\nexec "$@"\n');
  chmodSync(join(bin, "sudo"), 0o755);
  return bin;
}

test("every command of the drill leaves mail and webhooks of the real site alone", () => {
  expect(drill()).toMatch(/^drilled\(\) \{.* SMTP_URL=off WEBHOOK_ADDRESSES=off .*"\$@"; \}$/m);
  expect(drill()).not.toMatch(/^(?!drilled).*\bnode /m);
});

test("the drill of the manual, word by word, brings back a site that serves, opens second factors and has its inquiries", async () => {
  const folder = await aFolder();
  const { backups, key, codeOf } = await lostSite(folder);
  const site = await freeAddress();
  const { port } = new URL(site);
  const restored = join(folder, "drill");
  const script = elsewhere(drill(), { backups, key, drill: restored, port });
  const child = spawn("bash", ["-e", "-o", "pipefail", "-c", script], {
    detached: true,
    env: {
      ...process.env,
      PATH: `${fakeSudo(folder)}:${process.env.PATH}`,
      DATABASE_URL: "",
      SEED: "none",
      RATE_LIMIT: "off",
      LOG_LEVEL: "silent",
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output += text;
    });
  const ended = once(child, "exit");
  onTestFinished(() => {
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), "SIGKILL");
  });
  await vi.waitFor(
    () => expect([output, child.exitCode]).toEqual([expect.stringContaining("Ready"), null]),
    40_000,
  );

  expect(await (await fetch(`${site}/projects/gallery`)).text()).toContain("되살아난 냉각탑");
  const logIn = (code?: string) =>
    fetch(`${site}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password, code }),
    });
  expect(await (await logIn()).json()).toMatchObject({ success: false, needsCode: true });
  // The present step, or the next one where the clock has gone on meanwhile.
  const signedIn = await logIn(codeOf(1)).then((response) => (response.ok ? response : logIn(codeOf(0))));
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const inbox = await fetch(`${site}/api/admin/inquiries`, { headers: { cookie } });
  expect(await inbox.text()).toContain("되살아난물산");

  // Ctrl-C reaches the whole group; the script goes on behind it.
  process.kill(-(child.pid ?? 0), "SIGINT");
  const [code] = await ended;
  expect([code, existsSync(restored)]).toEqual([0, false]);
});
