import * as z from "zod/mini";
import { type Contract, successSchema } from "../contract.ts";
import { auditEntrySchema } from "./audit.ts";
import {
  currentPasswordSchema,
  passwordChangeSchema,
  reauthenticationSchema,
  totpCodeSchema,
} from "./credentials.ts";
import { pageNumberSchema } from "./page-query.ts";
import { roleSchema } from "./roles.ts";
import { securityEntrySchema } from "./security.ts";

const maxSessionIdLength = 100;

const accountSchema = z.object({
  username: z.string(),
  role: roleSchema,
  totp: z.object({ isEnabled: z.boolean(), recoveryCodesLeft: z.int() }),
  /** True when every administrator must set up a second factor before using the area. */
  isSecondFactorRequired: z.boolean(),
  /** True until the generated password is changed. */
  isPasswordProvisional: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

const sessionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  address: z.string(),
  device: z.string(),
  isCurrent: z.boolean(),
});
export type SessionView = z.infer<typeof sessionSchema>;

const enrolmentSchema = z.object({ secret: z.string(), uri: z.string() });
export type Enrolment = z.infer<typeof enrolmentSchema>;

const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

const path = "/admin/account";

/** API calls on the administrator's own account. */
export const accountCalls = {
  find: { method: "GET", path, response: accountSchema },
  changePassword: {
    method: "POST",
    path: `${path}/password`,
    body: passwordChangeSchema,
    response: successSchema,
  },
  sessions: {
    method: "GET",
    path: `${path}/sessions`,
    response: z.object({ sessions: z.array(sessionSchema) }),
  },
  endSession: {
    method: "DELETE",
    path: `${path}/sessions/:id`,
    params: z.object({ id: z.string().check(z.regex(/^[\w-]*$/), z.maxLength(maxSessionIdLength)) }),
    response: successSchema,
  },
  endOtherSessions: {
    method: "DELETE",
    path: `${path}/sessions`,
    response: z.extend(successSchema, { ended: z.int() }),
  },
  /** The path keeps "proof", the old word for re-authentication. */
  reauthenticate: {
    method: "POST",
    path: `${path}/proof`,
    body: reauthenticationSchema,
    response: successSchema,
  },
  beginSecondFactor: {
    method: "POST",
    path: `${path}/totp`,
    body: currentPasswordSchema,
    response: enrolmentSchema,
  },
  confirmSecondFactor: {
    method: "POST",
    path: `${path}/totp/confirm`,
    body: totpCodeSchema,
    response: recoveryCodesSchema,
  },
  disableSecondFactor: {
    method: "POST",
    path: `${path}/totp/disable`,
    body: currentPasswordSchema,
    response: successSchema,
  },
  renewRecoveryCodes: {
    method: "POST",
    path: `${path}/recovery-codes`,
    body: currentPasswordSchema,
    response: recoveryCodesSchema,
  },
  audit: {
    method: "GET",
    path: "/admin/audit",
    querystring: z.object({ page: pageNumberSchema }),
    response: z.object({
      entries: z.array(auditEntrySchema),
      total: z.int(),
      page: z.int(),
      pageSize: z.int(),
    }),
  },
  security: {
    method: "GET",
    path: "/admin/security",
    querystring: z.object({ page: pageNumberSchema }),
    response: z.object({
      entries: z.array(securityEntrySchema),
      total: z.int(),
      page: z.int(),
      pageSize: z.int(),
      keptDays: z.int(),
    }),
  },
} as const satisfies Record<string, Contract>;
