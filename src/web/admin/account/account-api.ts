import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { auditEntrySchema } from "#domain/admin/audit.ts";
import { callInKorean } from "../call-api.ts";

const path = "/api/admin/account";

const accountSchema = z.object({
  username: z.string(),
  totp: z.object({ isEnabled: z.boolean(), recoveryCodesLeft: z.number() }),
});
export type Account = z.infer<typeof accountSchema>;

const sessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.union([z.string(), z.number()]),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      address: z.string(),
      device: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
});
export type Session = z.infer<typeof sessionsSchema>["sessions"][number];

const auditSchema = z.object({
  entries: z.array(auditEntrySchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

const enrolmentSchema = z.object({ secret: z.string(), uri: z.string() });
export type Enrolment = z.infer<typeof enrolmentSchema>;

const codesSchema = z.object({ recoveryCodes: z.array(z.string()) });
const endedSchema = z.object({ ended: z.number() });

/** Begins the key of everything on the page: a change of one part shows in the others. */
export const accountKey = ["account"] as const;

export const accountQuery = queryOptions({
  queryKey: [...accountKey, "facts"],
  queryFn: async () => accountSchema.parse(await callInKorean("GET", path)),
});

export const sessionsQuery = queryOptions({
  queryKey: [...accountKey, "sessions"],
  queryFn: async () => sessionsSchema.parse(await callInKorean("GET", `${path}/sessions`)).sessions,
});

export function auditQuery(page: number) {
  return queryOptions({
    queryKey: [...accountKey, "audit", page],
    queryFn: async () => auditSchema.parse(await callInKorean("GET", `/api/admin/audit?page=${page}`)),
    placeholderData: keepPreviousData,
  });
}

export async function changePassword(body: { currentPassword: string; newPassword: string }): Promise<void> {
  await callInKorean("POST", `${path}/password`, body);
}

export async function endSession({ id }: Session): Promise<void> {
  await callInKorean("DELETE", `${path}/sessions/${id}`);
}

/** @returns how many were ended */
export async function endOtherSessions(): Promise<number> {
  return endedSchema.parse(await callInKorean("DELETE", `${path}/sessions`)).ended;
}

export async function beginSecondFactor(currentPassword: string): Promise<Enrolment> {
  return enrolmentSchema.parse(await callInKorean("POST", `${path}/totp`, { currentPassword }));
}

/** @returns recovery codes, which are never shown again */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  return codesSchema.parse(await callInKorean("POST", `${path}/totp/confirm`, { code })).recoveryCodes;
}

export async function disableSecondFactor(currentPassword: string): Promise<void> {
  await callInKorean("POST", `${path}/totp/disable`, { currentPassword });
}

/** @returns new recovery codes, which are never shown again; the old ones are void */
export async function renewRecoveryCodes(currentPassword: string): Promise<string[]> {
  return codesSchema.parse(await callInKorean("POST", `${path}/recovery-codes`, { currentPassword }))
    .recoveryCodes;
}
