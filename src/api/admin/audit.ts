import type { Services } from "#data/services.ts";
import { accountCalls } from "#domain/admin/account-calls.ts";
import { pageSize } from "#domain/admin/paging.ts";
import { type Api, route } from "#http/calls/call.ts";

/** Who did what, and when. */
export async function auditApi(api: Api, { audit }: Pick<Services, "audit">): Promise<void> {
  api.route({
    ...route(accountCalls.audit, {
      operationId: "listAuditEntries",
      summary: "A page of the log, newest first",
    }),
    handler: async ({ query: { page } }) => ({ ...(await audit.page(page)), page, pageSize }),
  });
}
