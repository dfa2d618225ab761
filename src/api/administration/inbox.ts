import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import {
  inboxCountsSchema,
  inboxFilterSchema,
  inboxPageSchema,
  inquiryUpdateSchema,
  notedInquirySchema,
} from "#domain/inquiry/inbox.ts";
import { problemResponses } from "../problem.ts";
import { success, successSchema } from "../success.ts";
import { answersFor, type Desk } from "./desk.ts";
import { idParamsSchema } from "./project-answers.ts";
import { pageNumberSchema } from "./project-list.ts";

const tags = ["administration"];
const params = idParamsSchema;

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
    {
      schema: {
        tags,
        summary: "A page of inquiries, newest first; each word of the search must be found",
        querystring: z.extend(inboxFilterSchema, { page: pageNumberSchema }),
        response: { 200: inboxPageSchema, ...problemResponses },
      },
    },
    ({ query: { page, ...filter } }) => inbox.list(filter, page),
  );

  api.get(
    "/admin/inquiries/counts",
    {
      schema: {
        tags,
        summary: "How many inquiries there are of each status",
        response: { 200: inboxCountsSchema, ...problemResponses },
      },
    },
    () => inbox.counts(),
  );

  api.get(
    "/admin/inquiries/:id",
    {
      schema: {
        tags,
        summary: "An inquiry with its notes",
        params,
        response: { 200: notedInquirySchema, ...problemResponses },
      },
    },
    async (request, reply) =>
      (await inbox.find(request.params.id)) ??
      reply.code(404).send({ error: answersFor(request).inquiryMissing }),
  );
}

async function workingRoutes(app: FastifyInstance, options: InboxOptions): Promise<void> {
  const { inbox, record, administrator } = options;
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.patch(
    "/admin/inquiries/:id",
    {
      schema: {
        tags,
        summary: "Change the status of an inquiry; answered, it keeps who says so and when",
        params,
        body: inquiryUpdateSchema,
        response: { 200: notedInquirySchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { status } = request.body;
      const inquiry = await inbox.move(request.params.id, status, administrator(request).username);
      if (!inquiry) return reply.code(404).send({ error: answersFor(request).inquiryMissing });
      await record(request, "inquiry-updated", `${inquiry.id}: ${status}`);
      return inquiry;
    },
  );

  api.delete(
    "/admin/inquiries/:id",
    {
      schema: {
        tags,
        summary: "Delete an inquiry, with its notes and its mail",
        params,
        response: { 200: successSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await inbox.remove(id)))
        return reply.code(404).send({ error: answersFor(request).inquiryMissing });
      await record(request, "inquiry-deleted", `${id}`);
      return success;
    },
  );

  api.post(
    "/admin/inquiries/:id/mail",
    {
      schema: {
        tags,
        summary: "Send the mail about an inquiry again at once; the answer tells what the mail server said",
        params,
        response: { 200: notedInquirySchema, ...problemResponses },
      },
    },
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
