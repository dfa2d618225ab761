import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { auditDetails } from "#content/admin/log/audit-details.ts";
import type { InquiryMailKey } from "#data/mail/outbox.ts";
import type { Services } from "#data/services.ts";
import { isAllowed } from "#domain/admin/roles.ts";
import { success } from "#domain/contract.ts";
import { type InquiryWithHistory, inquiryWithHistorySchema } from "#domain/inquiries/inbox.ts";
import { inboxCalls } from "#domain/inquiries/inbox-calls.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { recordETag, satisfiesIfMatch } from "#http/responses/record-version.ts";
import { type AdminContext, messagesFor } from "../admin-context.ts";

/** `inquiry` is the stored version. */
const outdatedSchema = z.extend(problemSchema, { inquiry: inquiryWithHistorySchema });

export interface InboxOptions extends Pick<Services, "inbox" | "accounts">, AdminContext {
  clock?: () => Date;
}

export async function inboxApi(api: Api, options: InboxOptions): Promise<void> {
  await readingRoutes(api, options);
  await workingRoutes(api, options);
}

async function readingRoutes(api: Api, { inbox, accounts }: InboxOptions): Promise<void> {
  api.route({
    ...operationFromContract(inboxCalls.page, {
      operationId: "listInquiries",
      summary:
        "Inquiries, newest first, page by page; a search finds inquiries that contain all of its words",
    }),
    handler: ({ query: { page, ...filter } }) => inbox.list(filter, page),
  });

  api.route({
    ...operationFromContract(inboxCalls.counts, {
      operationId: "countInquiries",
      summary: "Number of inquiries by status",
    }),
    handler: () => inbox.counts(),
  });

  api.route({
    // An open tab polls every few seconds, which must not extend the session.
    config: { isPolling: true },
    ...operationFromContract(inboxCalls.news, {
      operationId: "getInboxNews",
      summary: "Number of new inquiries, and the newest one",
    }),
    handler: () => inbox.countNew(),
  });

  api.route({
    ...operationFromContract(inboxCalls.figures, {
      operationId: "getInquiryFigures",
      summary: "Number of inquiries in a period of days (Korean time), their response times and results",
    }),
    handler: ({ query }) => inbox.figures(query),
  });

  api.route({
    ...operationFromContract(inboxCalls.staff, {
      operationId: "listStaff",
      summary: "User names of the accounts whose role includes inquiries, in alphabetical order",
    }),
    async handler() {
      const staff = (await accounts.list()).filter(({ role }) => isAllowed(role, "inquiries"));
      return { usernames: staff.map(({ username }) => username) };
    },
  });

  api.route({
    ...operationFromContract(inboxCalls.find, {
      operationId: "getInquiry",
      summary: "An inquiry with its notes",
      responseHeaders: ["ETag"],
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const inquiry = await inbox.find(request.params.id);
      if (!inquiry) return reply.code(404).send({ error: messagesFor(request).inquiryMissing });
      reply.header("etag", recordETag(inquiry));
      return inquiry;
    },
  });
}

async function workingRoutes(api: Api, options: InboxOptions): Promise<void> {
  const { inbox, logChange, sessionOf } = options;

  api.route({
    ...operationFromContract(inboxCalls.change, {
      operationId: "changeInquiry",
      summary:
        "Change the status, the responsible person, the day of the next action or the value of an inquiry",
      requestHeaders: ["If-Match"],
      responseHeaders: ["ETag"],
      response: { 404: problemSchema, 409: problemSchema, 412: outdatedSchema },
    }),
    handler: async (request, reply) => {
      const { username } = sessionOf(request);
      const isExpected = (stored: object) => satisfiesIfMatch(request, stored);
      const inquiry = await logChange(
        request,
        () => inbox.change(request.params.id, request.body, username, isExpected),
        (done) =>
          typeof done === "object" && "id" in done
            ? { event: "inquiry-updated", detail: auditDetails.changedInquiry(done.id, request.body) }
            : undefined,
      );
      const words = messagesFor(request);
      if (inquiry === "no-inquiry") return reply.code(404).send({ error: words.inquiryMissing });
      if (inquiry === "no-administrator") return reply.code(409).send({ error: words.responsibleMissing });
      if ("outdated" in inquiry) return refuseOutdated(request, reply, inquiry.outdated);
      reply.header("etag", recordETag(inquiry));
      return inquiry;
    },
  });

  api.route({
    config: { needsReauthentication: true },
    ...operationFromContract(inboxCalls.remove, {
      operationId: "removeInquiry",
      summary: "Delete an inquiry, with its notes and its mail",
      requestHeaders: ["If-Match"],
      response: { 404: problemSchema, 412: outdatedSchema },
    }),
    handler: async (request, reply) => {
      const { id } = request.params;
      const removal = await logChange(
        request,
        () => inbox.remove(id, (stored) => satisfiesIfMatch(request, stored)),
        (done) =>
          done === "removed" ? { event: "inquiry-deleted", detail: auditDetails.inquiry(id) } : undefined,
      );
      if (removal === "no-inquiry")
        return reply.code(404).send({ error: messagesFor(request).inquiryMissing });
      return removal === "removed" ? success : refuseOutdated(request, reply, removal.outdated);
    },
  });

  mailRoutes(api, options);
}

function mailRoutes(api: Api, { inbox }: InboxOptions): void {
  const response = { 404: problemSchema, 409: problemSchema };
  const sendAgain = async (request: FastifyRequest, reply: FastifyReply, mail: InquiryMailKey) => {
    const result = await inbox.sendMailAgain(mail);
    if (result.kind === "tried") return result.inquiry;
    const words = messagesFor(request);
    if (result.kind === "no-inquiry") return reply.code(404).send({ error: words.inquiryMissing });
    const isServerMissing = result.kind === "no-server";
    return reply
      .code(409)
      .send({ error: isServerMissing ? words.inquiryMailUnavailable : words.inquiryMailMissing });
  };
  api.route({
    ...operationFromContract(inboxCalls.sendMailAgain, {
      operationId: "sendInquiryMail",
      summary: "Send the mail about an inquiry again now; returns the response of the mail server",
      response,
    }),
    handler: (request, reply) => sendAgain(request, reply, { inquiryId: request.params.id }),
  });
  api.route({
    ...operationFromContract(inboxCalls.sendReplyAgain, {
      operationId: "sendReplyAgain",
      summary: "Send the mail with a reply again now; the history contains the response of the mail server",
      response,
    }),
    handler: (request, reply) =>
      sendAgain(request, reply, { inquiryId: request.params.id, replyKey: request.params.key }),
  });
}

/** Refuses a change that was based on another version than the stored one. */
function refuseOutdated(request: FastifyRequest, reply: FastifyReply, inquiry: InquiryWithHistory) {
  return reply.code(412).send({ error: messagesFor(request).inquiryOutdated, inquiry });
}
