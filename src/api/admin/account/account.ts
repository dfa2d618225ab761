import type { Services } from "#data/services.ts";
import { accountCalls } from "#domain/admin/account-calls.ts";
import { success } from "#domain/contract.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import type { DeviceCookies } from "../../device-cookies.ts";
import type { SessionCookies } from "../../session-cookies.ts";
import { type AdminContext, fieldProblemsSchema, formRefusal, messagesFor } from "../admin-context.ts";
import { newPasswordProblem } from "./new-password.ts";
import { createPasswordCheck } from "./password-check.ts";

export interface AccountOptions
  extends Pick<Services, "accounts" | "secondFactor" | "limits" | "siteContent">,
    AdminContext {
  cookies: SessionCookies;
  devices: DeviceCookies;
  requireSecondFactor: boolean;
}

export async function accountApi(api: Api, options: AccountOptions): Promise<void> {
  const { accounts, secondFactor, cookies, devices, requireSecondFactor, sessionOf, logChange } = options;
  const checkPassword = createPasswordCheck(options);

  api.route({
    config: { isForEnrolment: true },
    ...operationFromContract(accountCalls.find, {
      operationId: "getAccount",
      summary: "The signed-in account",
    }),
    handler: async (request) => {
      const { accountId, username, role } = sessionOf(request);
      const account = await accounts.find(username);
      return {
        username,
        role,
        totp: await secondFactor.status(accountId),
        isSecondFactorRequired: requireSecondFactor,
        isPasswordProvisional: account?.isPasswordProvisional ?? false,
      };
    },
  });

  api.route({
    ...operationFromContract(
      accountCalls.changePassword,
      {
        operationId: "changePassword",
        summary: "Set a new password; ends all other sessions and gives this one a new cookie",
        response: { 400: fieldProblemsSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      const { accountId, username } = sessionOf(request);
      const problem = await newPasswordProblem(request, options, {
        username,
        password: request.body.newPassword,
      });
      if (problem) {
        return reply
          .code(400)
          .send({ error: messagesFor(request).formInvalid, fields: { newPassword: problem } });
      }
      if (!(await checkPassword(request, reply))) return reply;
      const change = async () => {
        await accounts.setPassword(username, request.body.newPassword);
        await cookies.begin(request, reply, accountId);
        await devices.remember(request, reply, accountId);
      };
      await logChange(request, change, () => ({ event: "password-changed" }));
      return success;
    },
  });
}
