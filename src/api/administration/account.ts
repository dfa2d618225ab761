import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import { passwordChangeSchema } from "#domain/administration/credentials.ts";
import { problemResponses } from "../problem.ts";
import type { SessionCookies } from "../session-cookies.ts";
import { success, successSchema } from "../success.ts";
import type { Desk } from "./desk.ts";
import { passwordQuestion } from "./password-question.ts";
import { fieldProblemsSchema } from "./project-answers.ts";

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
    {
      schema: {
        tags: ["administration"],
        summary: "The signed-in account",
        response: { 200: accountSchema, ...problemResponses },
      },
    },
    async (request) => {
      const { accountId, username } = administrator(request);
      return { username, totp: await secondFactor.status(accountId) };
    },
  );

  api.post(
    "/admin/account/password",
    {
      attachValidation: true,
      schema: {
        tags: ["administration"],
        summary: "Set a new password; ends every session, this one goes on under a new cookie",
        body: passwordChangeSchema,
        response: { ...problemResponses, 200: successSchema, 400: fieldProblemsSchema },
      },
    },
    async (request, reply) => {
      if (!(await askPassword(request, reply, passwordChangeSchema))) return reply;
      const { accountId, username } = administrator(request);
      await accounts.setPassword(username, request.body.newPassword);
      await cookies.begin(request, reply, accountId);
      await record(request, "password-changed");
      return success;
    },
  );
}
