import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { accountCalls, type Enrolment, type SessionView } from "#domain/admin/account-calls.ts";
import { ask } from "../call-api.ts";

/** Begins the key of everything on the page: a change of one part shows in the others. */
export const accountKey = ["account"] as const;

export const accountQuery = queryOptions({
  queryKey: [...accountKey, "facts"],
  queryFn: () => ask(accountCalls.find),
});

export const sessionsQuery = queryOptions({
  queryKey: [...accountKey, "sessions"],
  queryFn: async () => (await ask(accountCalls.sessions)).sessions,
});

export function auditQuery(page: number) {
  return queryOptions({
    queryKey: [...accountKey, "audit", page],
    queryFn: () => ask(accountCalls.audit, { query: `page=${page}` }),
    placeholderData: keepPreviousData,
  });
}

export function securityQuery(page: number) {
  return queryOptions({
    queryKey: [...accountKey, "security", page],
    queryFn: () => ask(accountCalls.security, { query: `page=${page}` }),
    placeholderData: keepPreviousData,
  });
}

export async function endSession({ id }: SessionView): Promise<void> {
  await ask(accountCalls.endSession, { params: { id } });
}

/** @returns how many were ended */
export async function endOtherSessions(): Promise<number> {
  return (await ask(accountCalls.endOtherSessions)).ended;
}

export function beginSecondFactor(currentPassword: string): Promise<Enrolment> {
  return ask(accountCalls.beginTwoSteps, { body: { currentPassword } });
}

/** @returns recovery codes, which are never shown again */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  return (await ask(accountCalls.confirmTwoSteps, { body: { code } })).recoveryCodes;
}

export async function disableSecondFactor(currentPassword: string): Promise<void> {
  await ask(accountCalls.disableTwoSteps, { body: { currentPassword } });
}

/** @returns new recovery codes, which are never shown again; the old ones are void */
export async function renewRecoveryCodes(currentPassword: string): Promise<string[]> {
  return (await ask(accountCalls.renewRecoveryCodes, { body: { currentPassword } })).recoveryCodes;
}
