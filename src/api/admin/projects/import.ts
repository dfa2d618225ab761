import { importWords } from "#content/admin/import/project-import.ts";
import { fill } from "#content/fill.ts";
import type { Services } from "#data/services.ts";
import { importCalls } from "#domain/projects/import/import-calls.ts";
import { importLimits } from "#domain/records/import/sheet-import.ts";
import { allowSlowUpload } from "#http/body-timeout.ts";
import { idempotencyKeyOf } from "#http/calls/idempotency-key.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { type AdminContext, messagesFor } from "../admin-context.ts";
import { countsText, listRefusal, orTooLarge, refusedListSchema } from "../import-responses.ts";

/** Project lists, imported as a whole and exported in parts. */
export async function projectImportApi(
  api: Api,
  { projects, sessionOf, logChange }: Pick<Services, "projects"> & AdminContext,
): Promise<void> {
  // A long list over a slow connection takes longer than other bodies; the sender is already authenticated.
  api.addHook("onRequest", async (request) => allowSlowUpload(request.raw));

  api.route({
    ...operationFromContract(
      importCalls.store,
      {
        operationId: "importProjects",
        summary:
          "Add and change projects from a list: all rows or none. With `isTrial`, only reports what would change",
        response: { 400: refusedListSchema, 409: problemSchema },
      },
      listRefusal("project"),
    ),
    bodyLimit: importLimits.bytes,
    handler: async (request, reply) => {
      const { isTrial: isDryRun, ...list } = request.body;
      if (isDryRun) return { outcomes: await projects.dryRunImport(list), run: null };
      const key = idempotencyKeyOf(request);
      const stored = await orTooLarge(
        logChange(
          request,
          () => projects.importList(list, sessionOf(request).username, key),
          ({ outcomes }) => ({ event: "projects-imported", detail: countsText(importWords, outcomes) }),
        ),
      );
      return stored === "tooLarge"
        ? reply.code(409).send({ error: messagesFor(request).importTooLarge })
        : stored;
    },
  });

  api.route({
    ...operationFromContract(importCalls.runs, {
      operationId: "listProjectImports",
      summary: "Imports of projects that can be undone",
    }),
    handler: async () => ({ runs: await projects.importRuns() }),
  });

  api.route({
    ...operationFromContract(importCalls.undo, {
      operationId: "undoProjectImport",
      summary: "Undo an import of projects; projects that were changed since are kept as they are",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const undone = await logChange(
        request,
        () => projects.undoImport(request.params.id, sessionOf(request).username),
        (done) => done && { event: "project-import-undone", detail: fill(importWords.undone.log, done) },
      );
      return undone ?? reply.code(404).send({ error: messagesFor(request).importMissing });
    },
  });

  api.route({
    ...operationFromContract(importCalls.export, {
      operationId: "exportProjects",
      summary: "Projects as a list that can be imported again, in several parts",
    }),
    handler: ({ query }) => projects.export(query.after),
  });
}
