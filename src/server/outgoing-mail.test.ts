import { expect, onTestFinished, test, vi } from "vitest";
import { createServices } from "#data/services.ts";
import { openMemory } from "../../tests/support/database.ts";
import { outgoingMail } from "./outgoing-mail.ts";

const none = { smtpUrl: undefined, from: undefined, inquiryTo: undefined };
const siteUrl = "https://site.example";

async function staffOf(mail: Partial<Parameters<typeof outgoingMail>[0]["mail"]>, adminEmail?: string) {
  const database = await openMemory();
  const settings = { mail: { ...none, ...mail }, siteUrl, adminEmail, allowsPrivateMailServers: false };
  const { options } = outgoingMail(settings, database);
  const staffRecipient = await createServices({ database, mail: options }).mailSettings.findStaffRecipient();
  await database.close();
  return staffRecipient;
}

test("without a mail server nothing is mailed", async () => {
  expect(await staffOf({ inquiryTo: "sales@example.com" })).toBeUndefined();
});

test("inquiries go where INQUIRY_TO says, else to the administrator, else to whoever the company is by then", async () => {
  const smtpUrl = "smtp://127.0.0.1:1";
  expect(await staffOf({ smtpUrl, inquiryTo: "sales@example.com" }, "admin@example.com")).toEqual({
    to: "sales@example.com",
    inboxUrl: "https://site.example/sd_admin/inquiries",
  });
  expect(await staffOf({ smtpUrl }, "admin@example.com")).toMatchObject({ to: "admin@example.com" });
  expect(await staffOf({ smtpUrl })).toMatchObject({ to: undefined });
});

test.each([
  ["smtp://mail.example.com:587", 1],
  ["smtp://mail.example.com:587?requireTLS=true", 0],
  ["smtps://mail.example.com", 0],
  ["smtp://127.0.0.1:1025", 0],
])("with %s the start warns %i times of mail that travels unencrypted", async (smtpUrl, times) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  await staffOf({ smtpUrl });
  expect(warn).toHaveBeenCalledTimes(times);
});
