import { acceptanceOf } from "#engine/acceptance/acceptance.ts";
import { acceptanceRequestSchema, acceptanceResultSchema } from "#engine/acceptance/acceptance-schema.ts";
import { bodyRefusal } from "#http/calls/body-problem.ts";
import { type Api, operation } from "#http/calls/operation.ts";

/** Evaluates a thermal performance test. */
export async function acceptanceTestApi(api: Api): Promise<void> {
  api.post(
    "/acceptance-test",
    operation(
      {
        operationId: "evaluateAcceptanceTest",
        summary: "Capability of a tower from a thermal test, with its uncertainty",
        body: acceptanceRequestSchema,
        response: { 200: acceptanceResultSchema },
      },
      bodyRefusal,
    ),
    async (request) => acceptanceOf(request.body),
  );
}
