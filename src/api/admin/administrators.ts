import { administrationMessages } from "#content/problems/problems.ts";
import type { Services } from "#data/services.ts";
import { administratorCalls } from "#domain/admin/administrator-calls.ts";
import { success } from "#domain/contract.ts";
import { idempotencyKeyOf } from "#http/calls/idempotency-key.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import type { SessionCookies } from "../session-cookies.ts";
import { createPasswordCheck } from "./account/password-check.ts";
import { type AdminContext, fieldProblemsSchema, formRefusal, messagesFor } from "./admin-context.ts";

interface Options extends Pick<Services, "accounts" | "limits">, AdminContext {
  cookies: SessionCookies;
}

/** Every change requires the password of the administrator who makes it. */
export async function administratorsApi(api: Api, options: Options): Promise<void> {
  const { accounts, sessionOf, logChange } = options;
  const checkPassword = createPasswordCheck(options);
  workRoute(api, options);
  roleRoute(api, options);
  removalRoute(api, options);

  api.route({
    ...operationFromContract(administratorCalls.list, {
      operationId: "listAdministrators",
      summary: "All administrators, by name",
    }),
    handler: async (request) => {
      const { accountId } = sessionOf(request);
      const list = await accounts.list();
      return { administrators: list.map((each) => ({ ...each, isOneself: each.id === accountId })) };
    },
  });

  api.route({
    ...operationFromContract(
      administratorCalls.add,
      {
        status: 201,
        operationId: "addAdministrator",
        summary:
          "Add an administrator; returns the generated password, only this time. Repeated with the same Idempotency-Key, the " +
          "account is added once; until its first sign-in, each repetition returns a new password",
        requestHeaders: ["Idempotency-Key"],
        response: { 400: fieldProblemsSchema, 409: problemSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      if (!(await checkPassword(request, reply))) return reply;
      const words = messagesFor(request);
      const { username, role } = request.body;
      const added = await logChange(
        request,
        () => accounts.add(username, { role, key: idempotencyKeyOf(request) }),
        (outcome) =>
          typeof outcome === "object" && outcome.isNew
            ? { event: "administrator-added", detail: username }
            : undefined,
      );
      if (added === "full") return reply.code(409).send({ error: words.tooManyAdministrators });
      if (added === "taken") {
        const problem = words.administratorTaken;
        return reply.code(400).send({ error: problem, fields: { username: problem } });
      }
      return reply.code(201).send({ username, password: added.generatedPassword });
    },
  });
}

function workRoute(api: Api, { accounts }: Options): void {
  api.route({
    ...operationFromContract(administratorCalls.work, {
      operationId: "countAdministratorWork",
      summary:
        "Planned publications and open inquiries under the name of an account, which remain when it is removed",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const work = await accounts.countWork(request.params.id);
      return work ?? reply.code(404).send({ error: messagesFor(request).administratorMissing });
    },
  });
}

function roleRoute(api: Api, options: Options): void {
  const { accounts, logChange } = options;
  const checkPassword = createPasswordCheck(options);
  api.route({
    ...operationFromContract(
      administratorCalls.changeRole,
      {
        operationId: "changeRole",
        summary:
          "Change the role of an account, effective immediately; not possible for the last account with the role `administrator`",
        response: { 400: fieldProblemsSchema, 404: problemSchema, 409: problemSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      if (!(await checkPassword(request, reply))) return reply;
      const words = messagesFor(request);
      const { id } = request.params;
      const { role } = request.body;
      const account = (await accounts.list()).find((each) => each.id === id);
      const outcome = await logChange(
        request,
        () => accounts.setRole(id, role),
        (done) =>
          done === "changed" && account && account.role !== role
            ? {
                event: "role-changed",
                detail: `${account.username}: ${administrationMessages.ko.roles[role]}`,
              }
            : undefined,
      );
      if (outcome === "last") return reply.code(409).send({ error: words.administratorLast });
      if (outcome === "missing") return reply.code(404).send({ error: words.administratorMissing });
      return success;
    },
  });
}

function removalRoute(api: Api, options: Options): void {
  const { accounts, sessionOf, logChange, cookies } = options;
  const checkPassword = createPasswordCheck(options);
  api.route({
    ...operationFromContract(
      administratorCalls.remove,
      {
        operationId: "removeAdministrator",
        summary:
          "Remove an account and end its sessions; not possible for the last account with the role `administrator`",
        responseHeaders: ["Set-Cookie"],
        response: { 400: fieldProblemsSchema, 404: problemSchema, 409: problemSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      if (!(await checkPassword(request, reply))) return reply;
      const words = messagesFor(request);
      const { id } = request.params;
      const isOneself = id === sessionOf(request).accountId;
      if (isOneself && request.body.oneself !== true)
        return reply.code(409).send({ error: words.administratorOneself });
      const removed = (await accounts.list()).find((each) => each.id === id);
      const outcome = await logChange(
        request,
        () => accounts.remove(id),
        (done) =>
          done === "removed" && removed
            ? { event: "administrator-removed", detail: removed.username }
            : undefined,
      );
      if (outcome === "last") return reply.code(409).send({ error: words.administratorLast });
      if (outcome === "missing" || !removed)
        return reply.code(404).send({ error: words.administratorMissing });
      if (isOneself) cookies.clear(reply);
      return success;
    },
  });
}
