import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { programEnv, programFile, programFlags } from "../../scripts/program.mjs";
import { anInquiry } from "../support/builders.ts";
import { startMailServer } from "../support/mail-server.ts";

test("an inquiry that was accepted while mail was down is mailed once, although the program was killed", async () => {
  const mailServer = await startMailServer();
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const port = await freePort();
  const environment = {
    ...process.env,
    PORT: `${port}`,
    HOST: "127.0.0.1",
    DATA_DIR: folder,
    SMTP_URL: mailServer.url,
    MAIL_FROM: "site@example.com",
    INQUIRY_TO: "sales@example.com",
  };
  let program = await startProgram(environment);
  onTestFinished(async () => {
    await ended(program, "SIGKILL");
    await mailServer.down();
    rmSync(folder, { recursive: true });
  });

  await mailServer.down();
  const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(anInquiry({ company: "끊긴 회사" })),
  });
  expect(answer.status).toBe(201);
  await ended(program, "SIGKILL");

  await mailServer.up();
  program = await startProgram(environment);
  await expect.poll(() => mailServer.mails.length, { timeout: 90_000 }).toBe(1);
  expect(mailServer.mails[0]).toMatchObject({
    subject: "[온라인 문의] 끊긴 회사 홍길동",
    recipients: ["sales@example.com"],
    from: { address: "site@example.com" },
  });

  expect(await ended(program, "SIGTERM")).toBe(0);
  program = await startProgram(environment);
  const second = await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(anInquiry({ company: "다음 회사" })),
  });
  expect(second.status).toBe(201);
  await expect.poll(() => mailServer.mails.length).toBe(2);
  expect(mailServer.mails[1]?.subject).toContain("다음 회사");
  // A mail that was being sent at the kill is free again after its lease of a minute.
}, 180_000);

/** The program as `npm start` runs it, once it says that it is ready. */
async function startProgram(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const program = spawn(process.execPath, [...programFlags, programFile], {
    env: programEnv(env),
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  program.stdout?.on("data", (words) => {
    said += words;
  });
  await expect.poll(() => said, { timeout: 30_000 }).toContain("Ready in");
  return program;
}

/** @returns the exit code; null when killed. */
async function ended(program: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (program.exitCode !== null || program.signalCode !== null) return program.exitCode;
  const exit = once(program, "exit");
  program.kill(signal);
  await exit;
  return program.exitCode;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port on 127.0.0.1.");
  return address.port;
}
