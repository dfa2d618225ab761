import { letterhead } from "#content/mail/letterhead.ts";
import type { Services } from "#data/services.ts";
import { startCalls } from "#domain/start/start-calls.ts";
import { testMailLimit } from "#http/attempts.ts";
import { type Api, route } from "#http/calls/call.ts";
import { problemSchema } from "#http/calls/problem.ts";
import {
  type AdminContext,
  answersFor,
  comeBackLater,
  fieldProblemsSchema,
  formRefusal,
} from "../admin-context.ts";

type Options = Pick<Services, "mailCheck" | "limits" | "siteContent"> & AdminContext & { siteUrl: string };

/** Tries the mail server. Its refusal is a result and no failure of the call. */
export async function testMailApi(
  api: Api,
  { mailCheck, limits, siteContent, administrator, record, siteUrl }: Options,
): Promise<void> {
  api.route({
    ...route(
      startCalls.testMail,
      {
        operationId: "sendTestMail",
        summary: "Send a mail to try the mail server, and tell what it said",
        response: { 400: fieldProblemsSchema, 409: problemSchema, 429: problemSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      const words = answersFor(request);
      if (!mailCheck) return reply.code(409).send({ error: words.inquiryMailUnavailable });
      const taken = await limits.take(testMailLimit(administrator(request).accountId));
      if (!taken.allowed) {
        const error = comeBackLater(reply, words.tooManyTestMails, taken.retryAfterMs);
        return reply.code(429).send({ error });
      }
      const { company } = await siteContent.live();
      // Before it is sent: a mail cannot be taken back where its entry cannot be stored.
      await record(request, "test-mail-sent", request.body.to);
      return mailCheck.sendTest(request.body.to, company.name.ko, letterhead(company, "ko", siteUrl));
    },
  });
}
