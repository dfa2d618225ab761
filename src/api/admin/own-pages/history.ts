import type { Services } from "#data/services.ts";
import { success } from "#domain/contract.ts";
import { pageCalls } from "#domain/own-pages/page-calls.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { type AdminContext, messagesFor } from "../admin-context.ts";
import { changeAndReply } from "./pages.ts";

type Options = Pick<Services, "pageHistories"> & AdminContext;

export async function pageHistoryApi(api: Api, options: Options): Promise<void> {
  const { pageHistories, sessionOf } = options;
  trashRoutes(api, options);

  api.route({
    ...operationFromContract(pageCalls.versions, {
      operationId: "listOwnPageVersions",
      summary: "Published versions of a page, newest first",
    }),
    handler: async (request) => ({ versions: await pageHistories.versions(request.params.id) }),
  });

  api.route({
    ...operationFromContract(pageCalls.revert, {
      operationId: "revertOwnPage",
      summary: "Replace the draft of a page with a published version; 409 if the draft was changed meanwhile",
      response: { 404: problemSchema, 409: problemSchema },
    }),
    handler: (request, reply) => {
      const { id, version } = request.params;
      const { updatedAt } = request.body;
      return changeAndReply(request, reply, options, "page-updated", () =>
        pageHistories.revert(
          id,
          { versionId: version, expectedUpdatedAt: updatedAt },
          sessionOf(request).username,
        ),
      );
    },
  });
}

function trashRoutes(api: Api, options: Options): void {
  const { pageHistories, logChange } = options;
  api.route({
    ...operationFromContract(pageCalls.trash, {
      operationId: "listDeletedOwnPages",
      summary: "Pages in the trash, most recently deleted first",
    }),
    handler: async () => ({ pages: await pageHistories.trash() }),
  });

  api.route({
    ...operationFromContract(pageCalls.restore, {
      operationId: "restoreOwnPage",
      summary:
        "Restore a page from the trash as a draft; 409 if its built-in page has other blocks or there are too many pages",
      response: { 404: problemSchema, 409: problemSchema },
    }),
    handler: (request, reply) =>
      changeAndReply(request, reply, options, "page-restored", () =>
        pageHistories.restore(request.params.id),
      ),
  });

  api.route({
    ...operationFromContract(pageCalls.undoRemoval, {
      operationId: "undoRemovalOfOwnPage",
      summary:
        "Restore a page from the trash as it was before: published if its address is still free, with a planned publication that is still to come or has failed",
      response: { 404: problemSchema, 409: problemSchema },
    }),
    handler: (request, reply) =>
      changeAndReply(request, reply, options, "page-restored", () =>
        pageHistories.undoRemoval(request.params.id),
      ),
  });

  api.route({
    config: { needsReauthentication: true },
    ...operationFromContract(pageCalls.erase, {
      operationId: "eraseOwnPage",
      summary: "Permanently delete a page in the trash",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const title = await logChange(
        request,
        () => pageHistories.erase(request.params.id),
        (erased) => (erased === undefined ? undefined : { event: "page-erased", detail: erased }),
      );
      if (title === undefined) return reply.code(404).send({ error: messagesFor(request).pageNotInTrash });
      return success;
    },
  });
}
