import type { Services } from "#data/services.ts";
import { startCalls } from "#domain/start/start-calls.ts";
import { type Api, route } from "#http/calls/call.ts";
import type { Desk } from "../desk.ts";

/** Sample records go, and come back. */
export async function startSamplesApi(
  api: Api,
  { samples, record }: Pick<Services, "samples"> & Desk,
): Promise<void> {
  api.route({
    ...route(startCalls.removeSamples, {
      operationId: "removeSamples",
      summary: "Remove the sample records that nobody has edited; they can be brought back",
    }),
    handler: async (request) => {
      const count = await samples.remove(request.body.kinds);
      if (count > 0) await record(request, "samples-removed", `${request.body.kinds.join(", ")}: ${count}`);
      return { count };
    },
  });

  api.route({
    ...route(startCalls.bringBackSamples, {
      operationId: "bringBackSamples",
      summary: "Bring the sample records back that were removed",
    }),
    handler: async (request) => {
      const count = await samples.bringBack(request.body.kinds);
      if (count > 0) await record(request, "samples-returned", `${request.body.kinds.join(", ")}: ${count}`);
      return { count };
    },
  });
}
