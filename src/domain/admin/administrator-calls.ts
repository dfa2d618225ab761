import * as z from "zod/mini";
import { type Contract, successSchema } from "../contract.ts";
import { currentPasswordSchema, newUsernameSchema } from "./credentials.ts";
import { idParamsSchema } from "./page-query.ts";
import { roleSchema } from "./roles.ts";

const administratorSchema = z.object({
  id: z.int(),
  username: z.string(),
  role: roleSchema,
  isPasswordProvisional: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastLoginAt: z.nullable(z.string()),
  isOneself: z.boolean(),
});
export type ListedAdministrator = z.infer<typeof administratorSchema>;

/** Work under the user name of an account, which goes on when the account is removed. */
const accountWorkSchema = z.object({
  /** Planned publications of the site's content, of which there is at most one. */
  plannedContent: z.int(),
  /** Pages and news whose publication is planned. */
  plannedPages: z.int(),
  /** Open inquiries for which the account is responsible. */
  openInquiries: z.int(),
});
export type AccountWork = z.infer<typeof accountWorkSchema>;

const path = "/admin/administrators";

/** API calls on all accounts. A change requires the password of the administrator who makes it. */
export const administratorCalls = {
  list: {
    method: "GET",
    path,
    response: z.object({ administrators: z.array(administratorSchema) }),
  },
  add: {
    method: "POST",
    path,
    body: z.extend(currentPasswordSchema, {
      username: newUsernameSchema,
      role: z._default(roleSchema, "administrator"),
    }),
    /** The generated password; it is returned only once. */
    response: z.object({ username: z.string(), password: z.string() }),
  },
  work: { method: "GET", path: `${path}/:id/work`, params: idParamsSchema, response: accountWorkSchema },
  changeRole: {
    method: "POST",
    path: `${path}/:id/role`,
    params: idParamsSchema,
    body: z.extend(currentPasswordSchema, { role: roleSchema }),
    response: successSchema,
  },
  remove: {
    method: "POST",
    path: `${path}/:id/removal`,
    params: idParamsSchema,
    body: z.extend(currentPasswordSchema, {
      /** Confirms the removal of the administrator's own account. */
      oneself: z.optional(z.boolean()),
    }),
    response: successSchema,
  },
} as const satisfies Record<string, Contract>;
