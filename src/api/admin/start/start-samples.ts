import { auditDetails } from "#content/admin/log/audit-details.ts";
import type { Services } from "#data/services.ts";
import { startCalls } from "#domain/start/start-calls.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import type { AdminContext } from "../admin-context.ts";

/** Removes and restores sample records. */
export async function startSamplesApi(
  api: Api,
  { samples, logChange }: Pick<Services, "samples"> & AdminContext,
): Promise<void> {
  api.route({
    ...operationFromContract(startCalls.removeSamples, {
      operationId: "removeSamples",
      summary: "Remove the sample records that nobody has edited; they can be restored",
    }),
    handler: async (request) => {
      const { kinds } = request.body;
      const count = await logChange(
        request,
        () => samples.remove(kinds),
        (done) =>
          done > 0 ? { event: "samples-removed", detail: auditDetails.samples(kinds, done) } : undefined,
      );
      return { count };
    },
  });

  api.route({
    ...operationFromContract(startCalls.restoreSamples, {
      operationId: "bringBackSamples",
      summary: "Restore the removed sample records",
    }),
    handler: async (request) => {
      const { kinds } = request.body;
      const count = await logChange(
        request,
        () => samples.bringBack(kinds),
        (done) =>
          done > 0 ? { event: "samples-returned", detail: auditDetails.samples(kinds, done) } : undefined,
      );
      return { count };
    },
  });
}
