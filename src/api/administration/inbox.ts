import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { inquiryTable } from "#content/inquiry-export.ts";
import { seoulTime } from "#content/inquiry-mail.ts";
import type { Services } from "#data/services.ts";
import { csv } from "#domain/inquiry/csv.ts";
import {
  inboxFilterSchema,
  inboxInquirySchema,
  inboxPageSchema,
  inquiryUpdateSchema,
} from "#domain/inquiry/inbox.ts";
import { problemResponses } from "../problem.ts";
import { success, successSchema } from "../success.ts";
import { answersFor, type Desk } from "./desk.ts";
import { idParamsSchema } from "./project-answers.ts";
import { pageNumberSchema } from "./project-list.ts";

const tags = ["administration"];

export interface InboxOptions extends Pick<Services, "inbox">, Desk {
  clock?: () => Date;
}

/** Inquiries as the staff work on them. */
export async function inboxApi(
  app: FastifyInstance,
  { inbox, record, clock = () => new Date() }: InboxOptions,
): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.get(
    "/admin/inquiries",
    {
      schema: {
        tags,
        summary: "A page of inquiries, newest first",
        querystring: z.extend(inboxFilterSchema, { page: pageNumberSchema }),
        response: { 200: inboxPageSchema, ...problemResponses },
      },
    },
    ({ query: { page, ...filter } }) => inbox.list(filter, page),
  );

  api.get(
    "/admin/inquiries/export.csv",
    { schema: { tags, summary: "All inquiries that match, as CSV", querystring: inboxFilterSchema } },
    async (request, reply) => {
      const inquiries = await inbox.all(request.query);
      await record(request, "inquiries-exported", `${inquiries.length}`);
      const day = seoulTime(clock().toISOString()).slice(0, "2025-03-04".length);
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="inquiries-${day}.csv"`)
        .send(csv(inquiryTable(inquiries)));
    },
  );

  api.patch(
    "/admin/inquiries/:id",
    {
      schema: {
        tags,
        summary: "Change the status or the note of an inquiry",
        params: idParamsSchema,
        body: inquiryUpdateSchema,
        response: { 200: inboxInquirySchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const inquiry = await inbox.update(request.params.id, request.body);
      if (!inquiry) return reply.code(404).send({ error: answersFor(request).inquiryMissing });
      await record(request, "inquiry-updated", `${inquiry.id}: ${Object.keys(request.body).join(", ")}`);
      return inquiry;
    },
  );

  api.delete(
    "/admin/inquiries/:id",
    {
      schema: {
        tags,
        summary: "Delete an inquiry, with its mail",
        params: idParamsSchema,
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
        summary: "Send the mail about an inquiry again at once",
        params: idParamsSchema,
        response: { 200: inboxInquirySchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const result = await inbox.sendMailAgain(request.params.id);
      const words = answersFor(request);
      if (result.kind === "no inquiry") return reply.code(404).send({ error: words.inquiryMissing });
      if (result.kind === "no mail") return reply.code(409).send({ error: words.inquiryMailMissing });
      return result.inquiry;
    },
  );
}
