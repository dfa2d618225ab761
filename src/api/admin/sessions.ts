import type { Services } from "#data/services.ts";
import { accountCalls } from "#domain/admin/account-calls.ts";
import { success } from "#domain/contract.ts";
import { type Api, route } from "#http/calls/call.ts";
import { answersFor, type Desk } from "./desk.ts";

/** Where the administrator is signed in. */
export async function sessionsApi(
  api: Api,
  { sessions, administrator, record }: Pick<Services, "sessions"> & Desk,
): Promise<void> {
  api.route({
    ...route(accountCalls.sessions, {
      operationId: "listSessions",
      summary: "Sessions of the account, the last used first",
    }),
    handler: async (request) => {
      const { accountId, id: current } = administrator(request);
      const list = await sessions.list(accountId);
      return { sessions: list.map((session) => ({ ...session, isCurrent: session.id === current })) };
    },
  });

  api.route({
    ...route(accountCalls.endOtherSessions, {
      operationId: "endOtherSessions",
      summary: "Sign out everywhere else",
    }),
    handler: async (request) => {
      const { accountId, id: current } = administrator(request);
      const ended = await sessions.endOthers(accountId, current);
      await record(request, "sessions-ended", String(ended));
      return { ...success, ended };
    },
  });

  api.route({
    ...route(accountCalls.endSession, { operationId: "endSession", summary: "End one session" }),
    handler: async (request, reply) => {
      const ended = await sessions.end(administrator(request).accountId, request.params.id);
      if (!ended) return reply.code(404).send({ error: answersFor(request).sessionMissing });
      await record(request, "sessions-ended", "1");
      return success;
    },
  });
}
