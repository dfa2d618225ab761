import type { FastifyRequest } from "fastify";
import type { Services } from "#data/services.ts";
import { pageSize } from "#domain/admin/paging.ts";
import { success } from "#domain/contract.ts";
import { projectHistoryCalls } from "#domain/projects/history/history-calls.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { type AdminContext, messagesFor } from "../admin-context.ts";

type Options = Pick<Services, "projectHistories" | "projects"> & AdminContext;

export async function projectHistoryApi(api: Api, options: Options): Promise<void> {
  const { projectHistories: history, sessionOf, logChange } = options;
  const by = (request: FastifyRequest) => sessionOf(request).username;
  historyRoutes(api, options);

  api.route({
    ...operationFromContract(projectHistoryCalls.changeInBulk, {
      operationId: "changeProjects",
      summary: "Change several projects at once, or move them to the trash; all or none",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const { ids, change } = request.body;
      const event = change.kind === "toTrash" ? "project-deleted" : "project-updated";
      const changed = await logChange(
        request,
        () => history.changeInBulk(ids, change, by(request)),
        (done) => done?.map(({ title }) => ({ event, detail: title })),
      );
      if (!changed) return reply.code(404).send({ error: messagesFor(request).projectsMissing });
      return { projects: changed.map(({ id, updatedAt }) => ({ id, updatedAt })) };
    },
  });

  api.route({
    ...operationFromContract(projectHistoryCalls.trash, {
      operationId: "listDeletedProjects",
      summary: "Projects in the trash, page by page",
    }),
    handler: async ({ query: { page } }) => ({ ...(await history.trash(page)), page, pageSize }),
  });

  api.route({
    ...operationFromContract(projectHistoryCalls.restore, {
      operationId: "restoreProjects",
      summary: "Restore projects from the trash; all or none",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const titles = await logChange(
        request,
        () => history.restore(request.body.ids),
        (done) => done?.map((title) => ({ event: "project-restored", detail: title })),
      );
      if (!titles) return reply.code(404).send({ error: messagesFor(request).notInTrash });
      return success;
    },
  });

  api.route({
    config: { needsReauthentication: true },
    ...operationFromContract(projectHistoryCalls.erase, {
      operationId: "eraseProjects",
      summary: "Permanently delete projects in the trash, with their pictures",
    }),
    handler: async (request) => {
      await logChange(
        request,
        () => history.erase(request.body.ids),
        (titles) => titles.map((title) => ({ event: "project-erased", detail: title })),
      );
      return success;
    },
  });
}

function historyRoutes(api: Api, { projectHistories: history, sessionOf, logChange }: Options): void {
  api.route({
    ...operationFromContract(projectHistoryCalls.versions, {
      operationId: "listProjectVersions",
      summary: "Former versions of a project, newest first, in several parts",
    }),
    handler: ({ params: { id }, query: { before } }) => history.versions(id, before),
  });

  api.route({
    ...operationFromContract(projectHistoryCalls.revert, {
      operationId: "revertProject",
      summary: "Restore a former version of a project; 409 if the project was changed meanwhile",
      response: { 404: problemSchema, 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const words = messagesFor(request);
      const { username } = sessionOf(request);
      const { version: versionId, updatedAt: expectedUpdatedAt } = request.body;
      const reverted = await logChange(
        request,
        () => history.revert(request.params.id, { versionId, expectedUpdatedAt }, username),
        (done) =>
          done.kind === "updated" ? { event: "project-updated", detail: done.project.title } : undefined,
      );
      if (reverted.kind === "missing") return reply.code(404).send({ error: words.projectMissing });
      if (reverted.kind === "outdated") return reply.code(409).send({ error: words.projectOutdated });
      return reverted.project;
    },
  });

  api.route({
    ...operationFromContract(projectHistoryCalls.undo, {
      operationId: "undoProjectChanges",
      summary: "Undo the last change of projects; all or none, 409 if one of them was changed since",
      response: { 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const undone = await logChange(
        request,
        () => history.undo(request.body.projects, sessionOf(request).username),
        (done) => done?.map(({ title }) => ({ event: "project-updated", detail: title })),
      );
      if (!undone) return reply.code(409).send({ error: messagesFor(request).undoTooLate });
      return success;
    },
  });
}
