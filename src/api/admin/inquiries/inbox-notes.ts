import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { fill } from "#content/fill.ts";
import { notedInquirySchema } from "#domain/inquiries/inbox.ts";
import { mostNotes, newNoteSchema, noteKeySchema } from "#domain/inquiries/inbox-note.ts";
import { call } from "#http/calls/call.ts";
import { answersFor } from "../desk.ts";
import { idParamsSchema } from "../projects/answers.ts";
import type { InboxOptions } from "./inbox.ts";

const noteParamsSchema = z.extend(idParamsSchema, { key: noteKeySchema });

/** What the staff note of an inquiry. The author is whoever is signed in. */
export async function inboxNotesApi(
  app: FastifyInstance,
  { inbox, record, administrator }: InboxOptions,
): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.put(
    "/admin/inquiries/:id/notes/:key",
    call({
      operationId: "noteInquiry",
      summary: "Note something of an inquiry, under a key of one's own making; sent twice it is stored once",
      params: noteParamsSchema,
      body: newNoteSchema,
      response: { 200: notedInquirySchema },
    }),
    async (request, reply) => {
      const { id, key } = request.params;
      const author = administrator(request).username;
      const answer = await inbox.note(id, { key, text: request.body.text, author });
      const words = answersFor(request);
      if (answer === "no inquiry") return reply.code(404).send({ error: words.inquiryMissing });
      if (answer === "not theirs") return reply.code(409).send({ error: words.noteNotTheirs });
      if (answer === "too many")
        return reply.code(409).send({ error: fill(words.tooManyNotes, { most: mostNotes }) });
      await record(request, "inquiry-noted", `${id}`);
      return answer;
    },
  );

  api.delete(
    "/admin/inquiries/:id/notes/:key",
    call({
      operationId: "removeInquiryNote",
      summary: "Delete a note of one's own",
      params: noteParamsSchema,
      response: { 200: notedInquirySchema },
    }),
    async (request, reply) => {
      const { id, key } = request.params;
      const inquiry = await inbox.removeNote(id, { key, author: administrator(request).username });
      if (!inquiry) return reply.code(404).send({ error: answersFor(request).noteMissing });
      await record(request, "inquiry-note-deleted", `${id}`);
      return inquiry;
    },
  );
}
