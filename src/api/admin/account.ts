import type { Services } from "#data/services.ts";
import { accountCalls } from "#domain/admin/account-calls.ts";
import { success } from "#domain/contract.ts";
import { type Api, route } from "#http/calls/call.ts";
import type { SessionCookies } from "../session-cookies.ts";
import { type Desk, fieldProblemsSchema, formRefusal } from "./desk.ts";
import { passwordQuestion } from "./password-question.ts";

export interface AccountOptions extends Pick<Services, "accounts" | "secondFactor" | "limits">, Desk {
  cookies: SessionCookies;
}

/** The administrator's own account. */
export async function accountApi(api: Api, options: AccountOptions): Promise<void> {
  const { accounts, secondFactor, cookies, administrator, record } = options;
  const askPassword = passwordQuestion(options);

  api.route({
    ...route(accountCalls.find, { operationId: "getAccount", summary: "The signed-in account" }),
    handler: async (request) => {
      const { accountId, username } = administrator(request);
      return { username, totp: await secondFactor.status(accountId) };
    },
  });

  api.route({
    ...route(
      accountCalls.changePassword,
      {
        operationId: "changePassword",
        summary: "Set a new password; ends every session, this one goes on under a new cookie",
        response: { 400: fieldProblemsSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      if (!(await askPassword(request, reply))) return reply;
      const { accountId, username } = administrator(request);
      await accounts.setPassword(username, request.body.newPassword);
      await cookies.begin(request, reply, accountId);
      await record(request, "password-changed");
      return success;
    },
  });
}
