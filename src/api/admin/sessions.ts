import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import { call } from "#http/calls/call.ts";
import { success, successSchema } from "#http/calls/success.ts";
import { answersFor, type Desk } from "./desk.ts";

const longestId = 100;

const sessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      address: z.string(),
      device: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
});

/** Where the administrator is signed in. */
export async function sessionsApi(
  app: FastifyInstance,
  { sessions, administrator, record }: Pick<Services, "sessions"> & Desk,
): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.get(
    "/admin/account/sessions",
    call({
      operationId: "listSessions",
      summary: "Sessions of the account, the last used first",
      response: { 200: sessionsSchema },
    }),
    async (request) => {
      const { accountId, id: current } = administrator(request);
      const list = await sessions.list(accountId);
      return { sessions: list.map((session) => ({ ...session, isCurrent: session.id === current })) };
    },
  );

  api.delete(
    "/admin/account/sessions",
    call({
      operationId: "endOtherSessions",
      summary: "Sign out everywhere else",
      response: { 200: z.extend(successSchema, { ended: z.int() }) },
    }),
    async (request) => {
      const { accountId, id: current } = administrator(request);
      const ended = await sessions.endOthers(accountId, current);
      await record(request, "sessions-ended", String(ended));
      return { ...success, ended };
    },
  );

  api.delete(
    "/admin/account/sessions/:id",
    call({
      operationId: "endSession",
      summary: "End one session",
      params: z.object({ id: z.string().check(z.maxLength(longestId)) }),
      response: { 200: successSchema },
    }),
    async (request, reply) => {
      const ended = await sessions.end(administrator(request).accountId, request.params.id);
      if (!ended) return reply.code(404).send({ error: answersFor(request).sessionMissing });
      await record(request, "sessions-ended", "1");
      return success;
    },
  );
}
