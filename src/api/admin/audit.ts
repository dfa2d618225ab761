import type { Services } from "#data/services.ts";
import { accountCalls } from "#domain/admin/account-calls.ts";
import { pageSize } from "#domain/admin/paging.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";

/** Audit log of changes, and security log of attempts with their addresses. */
export async function auditApi(
  api: Api,
  { audit, securityLog }: Pick<Services, "audit" | "securityLog">,
): Promise<void> {
  api.route({
    ...operationFromContract(accountCalls.audit, {
      operationId: "listAuditEntries",
      summary: "Audit log, newest first, page by page",
    }),
    handler: async ({ query: { page } }) => ({ ...(await audit.page(page)), page, pageSize }),
  });

  api.route({
    ...operationFromContract(accountCalls.security, {
      operationId: "listSecurityEntries",
      summary: "Security log, newest first, page by page",
    }),
    handler: async ({ query: { page } }) => {
      const { retentionDays } = securityLog;
      return { ...(await securityLog.page(page)), page, pageSize, keptDays: retentionDays };
    },
  });
}
