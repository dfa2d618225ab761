import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import {
  inboxCountsSchema,
  inboxFilterSchema,
  inboxPageSchema,
  inquiryUpdateSchema,
  notedInquirySchema,
} from "#domain/inquiries/inbox.ts";
import { isVersionWanted, recordVersion } from "#http/answers/record-version.ts";
import { call } from "#http/calls/call.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { success, successSchema } from "#http/calls/success.ts";
import { answersFor, type Desk } from "../desk.ts";
import { idParamsSchema } from "../projects/answers.ts";
import { pageNumberSchema } from "../projects/list.ts";

const params = idParamsSchema;

/** `inquiry` is what is stored by now. */
const outdatedSchema = z.extend(problemSchema, { inquiry: notedInquirySchema });

export interface InboxOptions extends Pick<Services, "inbox">, Desk {
  clock?: () => Date;
}

/** Inquiries as the staff read them and work on them. */
export async function inboxApi(app: FastifyInstance, options: InboxOptions): Promise<void> {
  await readingRoutes(app, options);
  await workingRoutes(app, options);
}

async function readingRoutes(app: FastifyInstance, { inbox }: InboxOptions): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.get(
    "/admin/inquiries",
    call({
      operationId: "listInquiries",
      summary: "A page of inquiries, newest first; each word of the search must be found",
      querystring: z.extend(inboxFilterSchema, { page: pageNumberSchema }),
      response: { 200: inboxPageSchema },
    }),
    ({ query: { page, ...filter } }) => inbox.list(filter, page),
  );

  api.get(
    "/admin/inquiries/counts",
    call({
      operationId: "countInquiries",
      summary: "How many inquiries there are of each status",
      response: { 200: inboxCountsSchema },
    }),
    () => inbox.counts(),
  );

  api.get(
    "/admin/inquiries/:id",
    call({
      operationId: "getInquiry",
      summary: "An inquiry with its notes",
      params,
      answerHeaders: ["ETag"],
      response: { 200: notedInquirySchema, 404: problemSchema },
    }),
    async (request, reply) => {
      const inquiry = await inbox.find(request.params.id);
      if (!inquiry) return reply.code(404).send({ error: answersFor(request).inquiryMissing });
      reply.header("etag", recordVersion(inquiry));
      return inquiry;
    },
  );
}

async function workingRoutes(app: FastifyInstance, options: InboxOptions): Promise<void> {
  const { inbox, record, administrator } = options;
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.patch(
    "/admin/inquiries/:id",
    call({
      operationId: "changeInquiry",
      summary: "Change the status of an inquiry; answered, it keeps who says so and when",
      params,
      body: inquiryUpdateSchema,
      requestHeaders: ["If-Match"],
      answerHeaders: ["ETag"],
      response: { 200: notedInquirySchema, 404: problemSchema, 412: outdatedSchema },
    }),
    async (request, reply) => {
      const outdated = await newerThanWanted(inbox, request);
      if (outdated) return reply.code(412).send(outdated);
      const { status } = request.body;
      const inquiry = await inbox.move(request.params.id, status, administrator(request).username);
      if (!inquiry) return reply.code(404).send({ error: answersFor(request).inquiryMissing });
      await record(request, "inquiry-updated", `${inquiry.id}: ${status}`);
      reply.header("etag", recordVersion(inquiry));
      return inquiry;
    },
  );

  api.delete(
    "/admin/inquiries/:id",
    call({
      operationId: "removeInquiry",
      summary: "Delete an inquiry, with its notes and its mail",
      params,
      requestHeaders: ["If-Match"],
      response: { 200: successSchema, 404: problemSchema, 412: outdatedSchema },
    }),
    async (request, reply) => {
      const { id } = request.params;
      const outdated = await newerThanWanted(inbox, request);
      if (outdated) return reply.code(412).send(outdated);
      if (!(await inbox.remove(id)))
        return reply.code(404).send({ error: answersFor(request).inquiryMissing });
      await record(request, "inquiry-deleted", `${id}`);
      return success;
    },
  );

  api.post(
    "/admin/inquiries/:id/mail",
    call({
      operationId: "sendInquiryMail",
      summary: "Send the mail about an inquiry again at once; the answer tells what the mail server said",
      params,
      response: { 200: notedInquirySchema, 404: problemSchema, 409: problemSchema },
    }),
    async (request, reply) => {
      const result = await inbox.sendMailAgain(request.params.id);
      if (result.kind === "tried") return result.inquiry;
      const words = answersFor(request);
      if (result.kind === "no inquiry") return reply.code(404).send({ error: words.inquiryMissing });
      const isServerMissing = result.kind === "no server";
      return reply
        .code(409)
        .send({ error: isServerMissing ? words.inquiryMailUnavailable : words.inquiryMailMissing });
    },
  );
}

/** The refusal of a change that was made to another version than the stored one, if it names one. */
async function newerThanWanted(
  inbox: InboxOptions["inbox"],
  request: FastifyRequest<{ Params: z.infer<typeof params> }>,
): Promise<z.infer<typeof outdatedSchema> | undefined> {
  if (request.headers["if-match"] === undefined) return undefined;
  const inquiry = await inbox.find(request.params.id);
  if (!inquiry || isVersionWanted(request, inquiry)) return undefined;
  return { error: answersFor(request).inquiryOutdated, inquiry };
}
