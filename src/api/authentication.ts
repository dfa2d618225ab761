import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import { authenticationCalls, loginRefusalSchema } from "#domain/admin/authentication-calls.ts";
import { success } from "#domain/contract.ts";
import { bySession } from "#http/calls/openapi-transform.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { failureHandler } from "#http/calls/problem.ts";
import { markTooMany } from "#http/too-many.ts";
import { firstProblem, messagesFor, retryLaterMessage } from "./admin/admin-context.ts";
import type { DeviceCookies } from "./device-cookies.ts";
import { admitLogin } from "./login-limits.ts";
import { isOfOtherAccount, type SessionCookies } from "./session-cookies.ts";
import { signIn } from "./sign-in.ts";

const tags = ["administration"];
/** Every failure, also one that comes before a route's own work, such as JSON that cannot be read. */
const response = { "4xx": loginRefusalSchema, "5xx": loginRefusalSchema };
const otherAccountSchema = z.extend(loginRefusalSchema, { isOtherAccount: z.literal(true) });
/** Works without a session, too. */
const security = [...bySession, {}];

export interface AuthenticationOptions
  extends Pick<Services, "accounts" | "secondFactor" | "limits" | "audit" | "securityLog" | "atomically"> {
  cookies: SessionCookies;
  devices: DeviceCookies;
}

/** Signing in and out. A wrong password and an unknown user are answered alike. */
export async function authenticationApi(api: Api, options: AuthenticationOptions): Promise<void> {
  const { cookies, audit, atomically } = options;
  api.setErrorHandler(failureHandler(refusal));
  loginRoute(api, options);

  api.route({
    ...operationFromContract(authenticationCalls.status, {
      tags,
      security,
      response,
      operationId: "getAuthenticationStatus",
      summary: "Whether the session cookie is that of an administrator",
    }),
    handler: async (request) => ({
      ...success,
      isAuthenticated: (await cookies.find(request)) !== undefined,
    }),
  });

  api.route({
    ...operationFromContract(authenticationCalls.logOut, {
      tags,
      security,
      response: { ...response, 401: otherAccountSchema },
      operationId: "logOut",
      requestHeaders: ["Expected-Account"],
      responseHeaders: ["Set-Cookie"],
      summary: "Sign out; also succeeds when not signed in",
    }),
    handler: async (request, reply) => {
      const session = await cookies.find(request);
      if (session && isOfOtherAccount(request, session))
        return reply
          .code(401)
          .send({ ...refusal(messagesFor(request).otherAccount), isOtherAccount: true as const });
      await atomically(async () => {
        const ended = await cookies.end(request);
        if (ended) await audit.record({ event: "logout", account: ended.username, ip: request.ip });
      });
      cookies.clear(reply);
      return success;
    },
  });
}

function loginRoute(api: Api, services: AuthenticationOptions): void {
  const { accounts, limits, cookies, devices, atomically } = services;
  api.route({
    config: { isUrgent: true },
    ...operationFromContract(
      authenticationCalls.logIn,
      {
        tags,
        response,
        operationId: "logIn",
        responseHeaders: ["Set-Cookie"],
        summary: "Sign in; in two steps if the account has a second factor",
      },
      (request, schema) => refusal(firstProblem(request, schema)),
    ),
    handler: async (request, reply) => {
      const username = await accounts.canonicalUsername(request.body.username);
      const knownDeviceId = await devices.find(request, username);
      const { code } = request.body;
      const admission = await admitLogin(services, { username, code, address: request.ip, knownDeviceId });
      if (!admission.allowed) {
        const sentence = messagesFor(request).tooManyLogins;
        const { retryAfterMs } = admission;
        return markTooMany(reply, retryAfterMs).send(refusal(retryLaterMessage(sentence, retryAfterMs)));
      }
      const outcome = await atomically(async () => {
        const tried = await signIn(services, request, { ...request.body, username }, admission.hasPriority);
        // Only wrong attempts stay counted.
        if (tried.kind !== "wrong") await limits.refundAll(admission.counted);
        if (tried.kind !== "right") return tried;
        // A new token at every login; the former one of the browser is revoked.
        await cookies.end(request);
        await cookies.begin(request, reply, tried.accountId);
        await devices.remember(request, reply, tried.accountId);
        return tried;
      }).catch(async (failure: unknown) => {
        reply.removeHeader("set-cookie");
        // Nothing was tried: too many passwords were being checked already, or the database is unavailable.
        await limits.refundAll(admission.counted);
        throw failure;
      });
      if (outcome.kind !== "right") {
        const needsCode = outcome.needsCode ? { needsCode: true as const } : {};
        return reply.code(401).send({ ...refusal(outcome.message), ...needsCode });
      }
      return success;
    },
  });
}

function refusal(message: string): { success: false; message: string } {
  return { success: false, message };
}
