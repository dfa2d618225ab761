import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import { auditEntrySchema } from "#domain/admin/audit.ts";
import { pageSize } from "#domain/admin/paging.ts";
import { call } from "#http/calls/call.ts";
import { pageNumberSchema } from "./projects/list.ts";

const pageSchema = z.object({
  entries: z.array(auditEntrySchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});

/** Who did what, and when. */
export async function auditApi(app: FastifyInstance, { audit }: Pick<Services, "audit">): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    "/admin/audit",
    call({
      operationId: "listAuditEntries",
      summary: "A page of the log, newest first",
      querystring: z.object({ page: pageNumberSchema }),
      response: { 200: pageSchema },
    }),
    async ({ query: { page } }) => ({ ...(await audit.page(page)), page, pageSize }),
  );
}
