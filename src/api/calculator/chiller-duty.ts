import { chillerDuty } from "#engine/chiller/chiller.ts";
import { chillerRequestSchema, chillerResultSchema } from "#engine/chiller/chiller-schema.ts";
import { bodyRefusal } from "#http/calls/body-problem.ts";
import { type Api, operation } from "#http/calls/operation.ts";

/** From a chiller to the duty of its tower. */
export async function chillerDutyApi(api: Api): Promise<void> {
  api.post(
    "/chiller-duty",
    operation(
      {
        operationId: "findChillerDuty",
        summary: "Heat that a chiller rejects, with duty and size of a tower for it",
        body: chillerRequestSchema,
        response: { 200: chillerResultSchema },
      },
      bodyRefusal,
    ),
    async (request) => chillerDuty(request.body),
  );
}
