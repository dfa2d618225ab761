import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { accountCalls, type Enrolment, type SessionView } from "#domain/admin/account-calls.ts";
import { callContract } from "../call-api.ts";
import { setPageAccount } from "./page-account.ts";

/** Prefix of all query keys of the page: a change of one part refreshes the others. */
export const accountKey = ["account"] as const;

/** Logins, attempts and changes happen elsewhere, too: fetched on every visit. */
const refetched = { refetchOnMount: "always" } as const;

export const accountQuery = queryOptions({
  queryKey: [...accountKey, "facts"],
  queryFn: async () => {
    const account = await callContract(accountCalls.find);
    setPageAccount(account.username);
    return account;
  },
});

export const sessionsQuery = queryOptions({
  queryKey: [...accountKey, "sessions"],
  queryFn: async () => (await callContract(accountCalls.sessions)).sessions,
  ...refetched,
});

export function auditQuery(page: number) {
  return queryOptions({
    queryKey: [...accountKey, "audit", page],
    queryFn: () => callContract(accountCalls.audit, { query: `page=${page}` }),
    placeholderData: keepPreviousData,
    ...refetched,
  });
}

export function securityQuery(page: number) {
  return queryOptions({
    queryKey: [...accountKey, "security", page],
    queryFn: () => callContract(accountCalls.security, { query: `page=${page}` }),
    placeholderData: keepPreviousData,
    ...refetched,
  });
}

export async function endSession({ id }: SessionView): Promise<void> {
  await callContract(accountCalls.endSession, { params: { id } });
}

export async function endOtherSessions(): Promise<number> {
  return (await callContract(accountCalls.endOtherSessions)).ended;
}

export function beginSecondFactor(currentPassword: string): Promise<Enrolment> {
  return callContract(accountCalls.beginSecondFactor, { body: { currentPassword } });
}

/** @returns recovery codes, which cannot be read again */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  return (await callContract(accountCalls.confirmSecondFactor, { body: { code } })).recoveryCodes;
}

export async function disableSecondFactor(currentPassword: string): Promise<void> {
  await callContract(accountCalls.disableSecondFactor, { body: { currentPassword } });
}

/** @returns new recovery codes, which cannot be read again; the old ones become invalid */
export async function renewRecoveryCodes(currentPassword: string): Promise<string[]> {
  return (await callContract(accountCalls.renewRecoveryCodes, { body: { currentPassword } })).recoveryCodes;
}
