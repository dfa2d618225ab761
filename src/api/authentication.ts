import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import { loginSchema } from "#domain/admin/credentials.ts";
import { success, successSchema } from "#domain/contract.ts";
import { loginLimits } from "#http/attempts.ts";
import { type Api, call } from "#http/calls/call.ts";
import { bySession } from "#http/calls/described.ts";
import { answerFailure } from "#http/calls/problem.ts";
import { answersFor, comeBackLater, firstProblem } from "./admin/desk.ts";
import { enter } from "./enter.ts";
import type { SessionCookies } from "./session-cookies.ts";

/** `needsCode`: the password is right, and the account also asks for a one-time code. */
const refusedSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  needsCode: z.optional(z.literal(true)),
});
const tags = ["administration"];
/** Every failure, also one that comes before a route's own work, such as JSON that cannot be read. */
const refusals = { "4xx": refusedSchema, "5xx": refusedSchema };
/** Works without a session, too. */
const optionalSession = [...bySession, {}];

const statusSchema = z.object({ success: z.literal(true), isAuthenticated: z.boolean() });

export interface AuthenticationOptions
  extends Pick<Services, "accounts" | "secondFactor" | "limits" | "audit" | "securityLog"> {
  cookies: SessionCookies;
}

/** Signing in and out. A wrong password and an unknown user are answered alike. */
export async function authenticationApi(api: Api, options: AuthenticationOptions): Promise<void> {
  const { cookies, audit } = options;
  api.setErrorHandler(answerFailure(refusal));
  loginRoute(api, options);

  api.get(
    "/auth/status",
    call({
      tags,
      operationId: "getAuthenticationStatus",
      security: optionalSession,
      summary: "Whether the session cookie is that of the administrator",
      response: { 200: statusSchema, ...refusals },
    }),
    async (request) => ({ ...success, isAuthenticated: (await cookies.find(request)) !== undefined }),
  );

  api.post(
    "/auth/logout",
    call({
      tags,
      operationId: "logOut",
      security: optionalSession,
      answerHeaders: ["Set-Cookie"],
      summary: "Sign out; a success also for who is not signed in",
      response: { 200: successSchema, ...refusals },
    }),
    async (request, reply) => {
      const ended = await cookies.end(request);
      if (ended) {
        const { username: account } = ended;
        await audit.record({ event: "logout", account, ip: request.ip });
      }
      cookies.clear(reply);
      return success;
    },
  );
}

function loginRoute(api: Api, services: AuthenticationOptions): void {
  const { limits, cookies } = services;
  api.post(
    "/auth/login",
    {
      config: { isUrgent: true },
      ...call(
        {
          tags,
          operationId: "logIn",
          answerHeaders: ["Set-Cookie"],
          summary: "Sign in; with a second factor in two steps",
          body: loginSchema,
          response: { 200: successSchema, ...refusals },
        },
        (request, schema) => refusal(firstProblem(request, schema)),
      ),
    },
    async (request, reply) => {
      const wanted = loginLimits(request.ip, request.body.username);
      const taken = await limits.takeAll(wanted);
      if (!taken.allowed) {
        const sentence = answersFor(request).tooManyLogins;
        return reply.code(429).send(refusal(comeBackLater(reply, sentence, taken.retryAfterMs)));
      }
      const entry = await enter(services, request, request.body).catch(async (failure: unknown) => {
        // Nothing was tried: too many passwords were being checked already, or the database is away.
        await limits.giveBackAll(wanted);
        throw failure;
      });
      // Only what was wrong goes on counting.
      if (entry.kind !== "wrong") await limits.giveBackAll(wanted);
      if (entry.kind !== "right") {
        const needsCode = entry.needsCode ? { needsCode: true as const } : {};
        return reply.code(401).send({ ...refusal(entry.message), ...needsCode });
      }
      // A new token at every login; the one that the browser had is worth nothing any more.
      await cookies.end(request);
      await cookies.begin(request, reply, entry.accountId);
      return success;
    },
  );
}

function refusal(message: string): { success: false; message: string } {
  return { success: false, message };
}
