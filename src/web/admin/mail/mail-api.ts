import { queryOptions } from "@tanstack/react-query";
import { type MailSettingsView, mailCalls, type TestMailOutcome } from "#domain/mail/mail-settings.ts";
import { callContract } from "../call-api.ts";

export const mailQuery = queryOptions({
  queryKey: ["mail"],
  queryFn: (): Promise<MailSettingsView> => callContract(mailCalls.settings),
  refetchOnMount: "always",
});

/** Timeout, ms; above that of the server's own connection. */
const timeoutMs = 60_000;

export function sendTestMail(body: { to: string }): Promise<TestMailOutcome> {
  return callContract(mailCalls.test, { body, timeoutMs });
}
