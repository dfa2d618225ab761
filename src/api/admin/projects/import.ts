import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { importWords } from "#content/admin/project-import.ts";
import { fill } from "#content/fill.ts";
import { problemsByField } from "#content/problems/form-problems.ts";
import type { Services } from "#data/services.ts";
import { type ImportOutcome, importCalls } from "#domain/projects/import/import-calls.ts";
import { importBounds } from "#domain/projects/import/import-columns.ts";
import { allowSlowUpload } from "#http/body-timeout.ts";
import { type Api, route } from "#http/calls/call.ts";
import { idempotencyKeyOf } from "#http/calls/idempotency-key.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { type AdminContext, answersFor, fieldProblemsSchema, formRefusal } from "../admin-context.ts";

/** `rows` holds the problems by row, from 0, for clients that have not checked by the same schema before. */
const refusedListSchema = z.extend(fieldProblemsSchema, {
  rows: z.optional(z.array(z.object({ row: z.int(), fields: z.record(z.string(), z.string()) }))),
});

/** Maximum rows whose problems are in an answer. */
const maxListed = 100;

/** Lists of projects: sent as a whole, stored in parts. */
export async function projectImportApi(
  api: Api,
  { projects, administrator, recordChange }: Pick<Services, "projects"> & AdminContext,
): Promise<void> {
  // A long list over a slow line takes longer than other bodies may; who sends it is known by now.
  api.addHook("onRequest", async (request) => allowSlowUpload(request.raw));

  api.route({
    ...route(
      importCalls.store,
      {
        operationId: "importProjects",
        summary:
          "Add and change projects by a list: all of its rows or none; a trial only tells what would change",
        response: { 400: refusedListSchema },
      },
      listRefusal,
    ),
    bodyLimit: importBounds.bytes,
    handler: async (request) => {
      const { isTrial, ...list } = request.body;
      if (isTrial) return { outcomes: await projects.dryRunImport(list), run: null };
      const key = idempotencyKeyOf(request);
      return recordChange(
        request,
        () => projects.import(list, administrator(request).username, key),
        ({ outcomes }) => ({
          event: "projects-imported",
          detail: fill(importWords.counts, countsOf(outcomes)),
        }),
      );
    },
  });

  api.route({
    ...route(importCalls.runs, {
      operationId: "listProjectImports",
      summary: "Imports of projects that can be taken back",
    }),
    handler: async () => ({ runs: await projects.importRuns() }),
  });

  api.route({
    ...route(importCalls.undo, {
      operationId: "undoProjectImport",
      summary: "Take an import of projects back; what was changed since stays as it is",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const undone = await recordChange(
        request,
        () => projects.undoImport(request.params.id, administrator(request).username),
        (done) => done && { event: "projects-imported", detail: fill(importWords.undone.log, done) },
      );
      return undone ?? reply.code(404).send({ error: answersFor(request).importMissing });
    },
  });

  api.route({
    ...route(importCalls.read, {
      operationId: "exportProjects",
      summary: "Projects as a list that can be brought again, a part at a time",
    }),
    handler: ({ query }) => projects.export(query.after),
  });
}

function countsOf(outcomes: readonly ImportOutcome[]) {
  const count = (kind: ImportOutcome["outcome"]) => outcomes.filter(({ outcome }) => outcome === kind).length;
  return { added: count("added"), changed: count("changed"), same: count("same"), left: count("left") };
}

function listRefusal(request: FastifyRequest, schema: z.ZodMiniType) {
  const { error } = schema.safeParse(request.body);
  const ofRow = Object.groupBy(error?.issues ?? [], ({ path: [list, row] }) =>
    list === "rows" && typeof row === "number" ? row : -1,
  );
  const rows = Object.entries(ofRow).flatMap(([row, issues = []]) => {
    if (row === "-1") return [];
    const within = issues.map((issue) => ({
      ...issue,
      path: issue.path.slice(2).filter((part) => part !== "project"),
    }));
    const own = { issues: within } as Parameters<typeof problemsByField>[1];
    return [{ row: Number(row), fields: problemsByField(localeFor(request), own) }];
  });
  return { ...formRefusal(request, schema), rows: rows.slice(0, maxListed) };
}
