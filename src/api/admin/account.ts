import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import { passwordChangeSchema } from "#domain/admin/credentials.ts";
import { call } from "#http/calls/call.ts";
import { success, successSchema } from "#http/calls/success.ts";
import type { SessionCookies } from "../session-cookies.ts";
import { type Desk, formRefusal } from "./desk.ts";
import { passwordQuestion } from "./password-question.ts";
import { fieldProblemsSchema } from "./projects/answers.ts";

const accountSchema = z.object({
  username: z.string(),
  totp: z.object({ isEnabled: z.boolean(), recoveryCodesLeft: z.int() }),
});

export interface AccountOptions extends Pick<Services, "accounts" | "secondFactor" | "limits">, Desk {
  cookies: SessionCookies;
}

/** The administrator's own account. */
export async function accountApi(app: FastifyInstance, options: AccountOptions): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const { accounts, secondFactor, cookies, administrator, record } = options;
  const askPassword = passwordQuestion(options);

  api.get(
    "/admin/account",
    call({
      operationId: "getAccount",
      summary: "The signed-in account",
      response: { 200: accountSchema },
    }),
    async (request) => {
      const { accountId, username } = administrator(request);
      return { username, totp: await secondFactor.status(accountId) };
    },
  );

  api.post(
    "/admin/account/password",
    call(
      {
        operationId: "changePassword",
        summary: "Set a new password; ends every session, this one goes on under a new cookie",
        body: passwordChangeSchema,
        response: { 200: successSchema, 400: fieldProblemsSchema },
      },
      formRefusal(passwordChangeSchema),
    ),
    async (request, reply) => {
      if (!(await askPassword(request, reply))) return reply;
      const { accountId, username } = administrator(request);
      await accounts.setPassword(username, request.body.newPassword);
      await cookies.begin(request, reply, accountId);
      await record(request, "password-changed");
      return success;
    },
  );
}
