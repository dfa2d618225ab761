import { neighborSound, soundUncertainty } from "#engine/sound/neighbor-sound.ts";
import { soundRequestSchema, soundResultSchema } from "#engine/sound/sound-schema.ts";
import { bodyRefusal } from "#http/calls/body-problem.ts";
import { type Api, operation } from "#http/calls/operation.ts";

/** Sound of towers at a neighbor. */
export async function neighborSoundApi(api: Api): Promise<void> {
  api.post(
    "/neighbor-sound",
    operation(
      {
        operationId: "findNeighborSound",
        summary: "Sound level of towers at a neighbor by ISO 9613-2, compared with the limits of Korean law",
        body: soundRequestSchema,
        response: { 200: soundResultSchema },
      },
      bodyRefusal,
    ),
    async (request) => ({ uncertainty: soundUncertainty, times: neighborSound(request.body) }),
  );
}
