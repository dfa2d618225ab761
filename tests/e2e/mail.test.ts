import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#data/database/connect.ts";
import { leaseMs } from "#data/queue-times.ts";
import { freeAddress, startProcess } from "../../resilience/site/site-process.ts";
import { anInquiry } from "../support/builders.ts";
import { startMailServer } from "../support/mail-server.ts";

test("an inquiry that was accepted while mail was down is mailed once, although the program was killed", async () => {
  const mailServer = await startMailServer();
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const url = await freeAddress();
  const start = async () => {
    const started = startProcess(url, {
      DATA_DIR: folder,
      SMTP_URL: mailServer.url,
      MAIL_FROM: "site@example.com",
      INQUIRY_TO: "sales@example.com",
    });
    await started.opened();
    return started;
  };
  let site = await start();
  onTestFinished(async () => {
    await site.kill();
    await mailServer.down();
    rmSync(folder, { recursive: true });
  });

  await mailServer.down();
  // A busy machine may return 503 for a moment after its start.
  await expect.poll(() => send(url, "끊긴 회사")).toBe(201);
  await site.kill();

  await mailServer.up();
  await leaseRunsOut(join(folder, "site.sqlite"));
  site = await start();
  const mails = (recipient: string) =>
    mailServer.mails.filter(({ recipients }) => recipients.includes(recipient));
  await expect.poll(() => mails("sales@example.com"), { timeout: 90_000 }).toHaveLength(1);
  await expect.poll(() => mails("buyer@example.com"), { timeout: 90_000 }).toHaveLength(1);
  expect(mails("sales@example.com")[0]).toMatchObject({
    subject: expect.stringMatching(/^\[온라인 문의\] 끊긴 회사 홍길동 \(Q-\w{4}-\w{2}\)$/),
    recipients: ["sales@example.com"],
    from: { address: "site@example.com" },
  });

  expect(await site.stop()).toBe(0);
  site = await start();
  await expect.poll(() => send(url, "다음 회사")).toBe(201);
  await expect.poll(() => mails("sales@example.com")).toHaveLength(2);
  expect(mails("sales@example.com")[1]?.subject).toContain("다음 회사");
}, 180_000);

/** Expires the lease of a mail that was being sent at the kill. */
async function leaseRunsOut(file: string): Promise<void> {
  const { db, close } = await openDatabase({ file });
  await db
    .updateTable("outbox")
    .set((row) => ({
      leasedUntil: row("leasedUntil", "-", leaseMs),
      dueAt: row("dueAt", "-", leaseMs),
    }))
    .execute();
  await close();
}

/** Sends an inquiry. @returns the HTTP status */
async function send(url: string, company: string): Promise<number> {
  const response = await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(anInquiry({ company })),
  });
  return response.status;
}
