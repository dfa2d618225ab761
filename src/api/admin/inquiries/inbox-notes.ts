import { auditDetails } from "#content/admin/log/audit-details.ts";
import { fill } from "#content/fill.ts";
import { inboxCalls } from "#domain/inquiries/inbox-calls.ts";
import { maxNotes } from "#domain/inquiries/inbox-note.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { messagesFor } from "../admin-context.ts";
import type { InboxOptions } from "./inbox.ts";

/** The author of a note is the signed-in administrator. */
export async function inboxNotesApi(api: Api, { inbox, logChange, sessionOf }: InboxOptions): Promise<void> {
  api.route({
    ...operationFromContract(inboxCalls.note, {
      operationId: "noteInquiry",
      summary:
        "Add a note to an inquiry. The client generates the key; repeated with the same key, the note is stored once",
    }),
    handler: async (request, reply) => {
      const { id, key } = request.params;
      const author = sessionOf(request).username;
      const response = await logChange(
        request,
        () => inbox.note(id, { key, text: request.body.text, author }),
        (done) =>
          typeof done === "string" ? undefined : { event: "inquiry-noted", detail: auditDetails.inquiry(id) },
      );
      const words = messagesFor(request);
      if (response === "no-inquiry") return reply.code(404).send({ error: words.inquiryMissing });
      if (response === "not-theirs") return reply.code(409).send({ error: words.noteNotTheirs });
      if (response === "too-many")
        return reply.code(409).send({ error: fill(words.tooManyNotes, { most: maxNotes }) });
      return response;
    },
  });

  api.route({
    ...operationFromContract(inboxCalls.removeNote, {
      operationId: "removeInquiryNote",
      summary: "Delete one of your own notes",
    }),
    handler: async (request, reply) => {
      const { id, key } = request.params;
      const inquiry = await logChange(
        request,
        () => inbox.removeNote(id, { key, author: sessionOf(request).username }),
        (done) => done && { event: "inquiry-note-deleted", detail: auditDetails.inquiry(id) },
      );
      if (!inquiry) return reply.code(404).send({ error: messagesFor(request).noteMissing });
      return inquiry;
    },
  });
}
