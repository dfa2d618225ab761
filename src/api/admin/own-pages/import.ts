import { newsImportWords } from "#content/admin/import/news-import.ts";
import { fill } from "#content/fill.ts";
import type { Services } from "#data/services.ts";
import { newsImportCalls } from "#domain/own-pages/news-import/news-calls.ts";
import { maxPages } from "#domain/own-pages/page-calls.ts";
import { importLimits } from "#domain/records/import/sheet-import.ts";
import { allowSlowUpload } from "#http/body-timeout.ts";
import { idempotencyKeyOf } from "#http/calls/idempotency-key.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { type AdminContext, messagesFor } from "../admin-context.ts";
import { countsText, listRefusal, orTooLarge, refusedListSchema } from "../import-responses.ts";

/** News lists, sent as a whole and stored in parts. */
export async function newsImportApi(
  api: Api,
  { newsImports, sessionOf, logChange }: Pick<Services, "newsImports"> & AdminContext,
): Promise<void> {
  // A long list over a slow connection takes longer than other bodies; the sender is already authenticated.
  api.addHook("onRequest", async (request) => allowSlowUpload(request.raw));

  api.route({
    ...operationFromContract(
      newsImportCalls.store,
      {
        operationId: "importNews",
        summary:
          "Add and change news from a list, as drafts or published: all rows or none. With `isTrial`, only reports what would change",
        requestHeaders: ["Idempotency-Key"],
        response: { 400: refusedListSchema, 409: problemSchema },
      },
      listRefusal("news"),
    ),
    bodyLimit: importLimits.bytes,
    handler: async (request, reply) => {
      const { isTrial: isDryRun, ...list } = request.body;
      if (isDryRun) return { outcomes: await newsImports.dryRun(list), run: null };
      const key = idempotencyKeyOf(request);
      const stored = await orTooLarge(
        logChange(
          request,
          () => newsImports.import(list, sessionOf(request).username, key),
          (done) => done && { event: "news-imported", detail: countsText(newsImportWords, done.outcomes) },
        ),
      );
      if (stored === "tooLarge") return reply.code(409).send({ error: messagesFor(request).importTooLarge });
      const tooMany = fill(messagesFor(request).tooManyPages, { count: maxPages });
      return stored ?? reply.code(409).send({ error: tooMany });
    },
  });

  api.route({
    ...operationFromContract(newsImportCalls.runs, {
      operationId: "listNewsImports",
      summary: "Imports of news that can be undone",
    }),
    handler: async () => ({ runs: await newsImports.runs() }),
  });

  api.route({
    ...operationFromContract(newsImportCalls.undo, {
      operationId: "undoNewsImport",
      summary: "Undo an import of news; news items that were changed since are kept as they are",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const undone = await logChange(
        request,
        () => newsImports.undo(request.params.id, sessionOf(request).username),
        (done) => done && { event: "news-import-undone", detail: fill(newsImportWords.undone.log, done) },
      );
      return undone ?? reply.code(404).send({ error: messagesFor(request).importMissing });
    },
  });

  api.route({
    ...operationFromContract(newsImportCalls.read, {
      operationId: "exportNews",
      summary: "News as a list that can be imported again, in several parts",
    }),
    handler: ({ query }) => newsImports.export(query.after),
  });
}
