import { letterhead } from "#content/mail/letterhead.ts";
import type { ChangedMail } from "#data/mail/setup/mail-entry.ts";
import type { Services } from "#data/services.ts";
import type { LoggedChange } from "#domain/admin/audit.ts";
import { success } from "#domain/contract.ts";
import { mailCalls } from "#domain/mail/mail-settings.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { testMailLimit } from "#http/limits.ts";
import {
  type AdminContext,
  fieldProblemsSchema,
  formRefusal,
  messagesFor,
  refuseUntilLater,
} from "../admin-context.ts";

type Options = Pick<Services, "mailSettings" | "mailCheck" | "limits" | "siteContent"> &
  AdminContext & { siteUrl: string };

/** Settings of outgoing mail (server, sender, recipients), and a test of them. */
export async function mailApi(api: Api, options: Options): Promise<void> {
  const { mailSettings, siteContent, logChange } = options;
  testRoute(api, options);

  api.route({
    ...operationFromContract(mailCalls.settings, {
      operationId: "getMailSettings",
      summary:
        "Mail settings without the password, and those that are fixed by the configuration of the server",
    }),
    handler: async () => {
      const { company } = await siteContent.published();
      return mailSettings.view({ name: company.name.ko, email: company.email });
    },
  });

  api.route({
    config: { needsReauthentication: true },
    ...operationFromContract(
      mailCalls.change,
      {
        operationId: "changeMailSettings",
        summary:
          "Set the mail server, sender and recipients; an empty password keeps the stored one; 409 if `version` is not the stored one",
        response: { 400: fieldProblemsSchema, 409: problemSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      const { body } = request;
      const outcome = await logChange(
        request,
        () => mailSettings.change(body),
        (done) => (done.kind === "changed" ? changesOf(done, body.recipients) : []),
      );
      if (outcome.kind === "changed") return { ...success, version: outcome.version };
      const words = messagesFor(request);
      if (outcome.kind === "outdated") return reply.code(409).send({ error: words.mailSettingsOutdated });
      const { field, problem } = outcome.problem;
      const error = words.mailSettings[problem];
      return reply.code(400).send({ error, fields: { [field]: error } });
    },
  });
}

/** Tests the mail server. A refusal by the server is a result, not an error of the call. */
function testRoute(
  api: Api,
  { mailSettings, mailCheck, limits, siteContent, sessionOf, log, siteUrl }: Options,
): void {
  api.route({
    ...operationFromContract(
      mailCalls.test,
      {
        operationId: "sendTestMail",
        summary: "Send a test mail and return the response of the mail server",
        response: { 400: fieldProblemsSchema, 409: problemSchema, 429: problemSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      const words = messagesFor(request);
      const unavailable = () => reply.code(409).send({ error: words.inquiryMailUnavailable });
      if (!(await mailSettings.isSetUp())) return unavailable();
      const rateLimit = await limits.consume(testMailLimit(sessionOf(request).accountId));
      if (!rateLimit.allowed) return refuseUntilLater(reply, words.tooManyTestMails, rateLimit.retryAfterMs);
      const { company } = await siteContent.published();
      // Recorded first: a sent mail cannot be undone if its log entry fails.
      await log(request, "test-mail-sent", request.body.to);
      const head = letterhead(company, "ko", siteUrl);
      return (await mailCheck.sendTest(request.body.to, company.name.ko, head)) ?? unavailable();
    },
  });
}

/** Changes as named in the log and in the notice to the owner. */
function changesOf(
  { areRecipientsChanged, isServerChanged, host, port }: Extract<ChangedMail, { kind: "changed" }>,
  recipients: string,
): LoggedChange[] {
  return [
    ...(areRecipientsChanged ? [{ event: "recipient-changed", detail: recipients } as const] : []),
    ...(isServerChanged
      ? [{ event: "mail-settings-changed", detail: host === "" ? "-" : `${host}:${port}` } as const]
      : []),
  ];
}
