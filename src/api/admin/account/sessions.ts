import { auditDetails } from "#content/admin/log/audit-details.ts";
import type { Services } from "#data/services.ts";
import { accountCalls } from "#domain/admin/account-calls.ts";
import { success } from "#domain/contract.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import type { DeviceCookies } from "../../device-cookies.ts";
import { type AdminContext, messagesFor } from "../admin-context.ts";

interface SessionsOptions extends Pick<Services, "sessions">, AdminContext {
  devices: DeviceCookies;
}

export async function sessionsApi(
  api: Api,
  { sessions, devices, sessionOf, logChange }: SessionsOptions,
): Promise<void> {
  api.route({
    ...operationFromContract(accountCalls.sessions, {
      operationId: "listSessions",
      summary: "Sessions of the account, most recently used first",
    }),
    handler: async (request) => {
      const { accountId, id: current } = sessionOf(request);
      const list = await sessions.list(accountId);
      return { sessions: list.map((session) => ({ ...session, isCurrent: session.id === current })) };
    },
  });

  api.route({
    config: { needsReauthentication: true },
    ...operationFromContract(accountCalls.endOtherSessions, {
      operationId: "endOtherSessions",
      summary: "End all other sessions and forget all other known browsers",
    }),
    handler: async (request) => {
      const { accountId, id: current } = sessionOf(request);
      const ended = await logChange(
        request,
        async () => {
          await devices.forgetOthers(request, accountId);
          return sessions.endOthers(accountId, current);
        },
        (count) =>
          count > 0 ? { event: "sessions-ended", detail: auditDetails.sessions(count) } : undefined,
      );
      return { ...success, ended };
    },
  });

  api.route({
    config: { needsReauthentication: true },
    ...operationFromContract(accountCalls.endSession, {
      operationId: "endSession",
      summary: "End one session",
    }),
    handler: async (request, reply) => {
      const ended = await logChange(
        request,
        () => sessions.end(sessionOf(request).accountId, request.params.id),
        (isEnded) => (isEnded ? { event: "sessions-ended", detail: auditDetails.sessions(1) } : undefined),
      );
      if (!ended) return reply.code(404).send({ error: messagesFor(request).sessionMissing });
      return success;
    },
  });
}
