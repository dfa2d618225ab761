import type { FastifyRequest } from "fastify";
import type { Services } from "#data/services.ts";
import { pageSize } from "#domain/admin/paging.ts";
import { success } from "#domain/contract.ts";
import { projectHistoryCalls } from "#domain/projects/history/history-calls.ts";
import { type Api, route } from "#http/calls/call.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { type AdminContext, messagesFor } from "../admin-context.ts";

type Options = Pick<Services, "projectHistories" | "projects"> & AdminContext;

export async function projectHistoryApi(api: Api, options: Options): Promise<void> {
  const { projectHistories: history, administrator, recordChange } = options;
  const by = (request: FastifyRequest) => administrator(request).username;
  historyRoutes(api, options);

  api.route({
    ...route(projectHistoryCalls.changeSeveral, {
      operationId: "changeProjects",
      summary: "Change several projects at once, or put them into the trash; all or none",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const { ids, change } = request.body;
      const event = change.kind === "toTrash" ? "project-deleted" : "project-updated";
      const changed = await recordChange(
        request,
        () => history.changeSeveral(ids, change, by(request)),
        (done) => done?.map(({ title }) => ({ event, detail: title })),
      );
      if (!changed) return reply.code(404).send({ error: messagesFor(request).projectsMissing });
      return { projects: changed.map(({ id, updatedAt }) => ({ id, updatedAt })) };
    },
  });

  api.route({
    ...route(projectHistoryCalls.trash, {
      operationId: "listDeletedProjects",
      summary: "A page of the trash",
    }),
    handler: async ({ query: { page } }) => ({ ...(await history.trash(page)), page, pageSize }),
  });

  api.route({
    ...route(projectHistoryCalls.restore, {
      operationId: "restoreProjects",
      summary: "Bring projects back from the trash as they were; all or none",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const titles = await recordChange(
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
    ...route(projectHistoryCalls.erase, {
      operationId: "eraseProjects",
      summary: "Erase projects of the trash for good, with their pictures",
    }),
    handler: async (request) => {
      await recordChange(
        request,
        () => history.erase(request.body.ids),
        (titles) => titles.map((title) => ({ event: "project-erased", detail: title })),
      );
      return success;
    },
  });
}

function historyRoutes(api: Api, { projectHistories: history, administrator, recordChange }: Options): void {
  api.route({
    ...route(projectHistoryCalls.versions, {
      operationId: "listProjectVersions",
      summary: "A project before each of its changes, newest first, a part at a time",
    }),
    handler: ({ params: { id }, query: { before } }) => history.versions(id, before),
  });

  api.route({
    ...route(projectHistoryCalls.revert, {
      operationId: "revertProject",
      summary: "Make a project what it was before a change; 409 when somebody has changed it meanwhile",
      response: { 404: problemSchema, 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const words = messagesFor(request);
      const { username } = administrator(request);
      const reverted = await recordChange(
        request,
        () => history.revert(request.params.id, request.body, username),
        (done) =>
          done.kind === "updated" ? { event: "project-updated", detail: done.project.title } : undefined,
      );
      if (reverted.kind === "missing") return reply.code(404).send({ error: words.projectMissing });
      if (reverted.kind === "outdated") return reply.code(409).send({ error: words.projectOutdated });
      return reverted.project;
    },
  });

  api.route({
    ...route(projectHistoryCalls.undo, {
      operationId: "undoProjectChanges",
      summary: "Take the last change of projects back; all or none, 409 when one was changed since",
      response: { 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const undone = await recordChange(
        request,
        () => history.undo(request.body.projects, administrator(request).username),
        (done) => done?.map(({ title }) => ({ event: "project-updated", detail: title })),
      );
      if (!undone) return reply.code(409).send({ error: messagesFor(request).undoTooLate });
      return success;
    },
  });
}
