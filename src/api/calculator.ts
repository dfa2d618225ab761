import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { calculatorRefusal } from "#content/calculator.ts";
import { calculate, calculationRequestSchema, calculationSchema } from "#domain/calculator/calculation.ts";
import { checkDuty, dutyFields, dutyLimits } from "#domain/calculator/duty.ts";
import { preferredLocale } from "./preferred-locale.ts";
import { problemResponses } from "./problem.ts";

/** The capacity calculator. A refused input is answered with every rule it breaks, in the asker's language. */
export async function calculatorApi(app: FastifyInstance): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    "/calculate-capacity",
    {
      attachValidation: true,
      schema: {
        summary: "Capacity in CRT for a flow in m³/h and three temperatures in °C",
        body: documented(calculationRequestSchema),
        response: { 200: calculationSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      if (!request.validationError) return calculate(request.body);
      const locale = preferredLocale(request.headers["accept-language"]);
      return reply.code(400).send({ error: calculatorRefusal(locale, checkDuty(request.body)) });
    },
  );
}

/** The request schema is a function of the whole body, so its shape is described here, from the same limits. */
function documented(schema: typeof calculationRequestSchema): typeof calculationRequestSchema {
  const bounds = dutyFields.map((field) => {
    const { lowest, highest } = dutyLimits[field];
    return [field, { type: "number", minimum: lowest, maximum: highest }];
  });
  return schema.register(z.globalRegistry, {
    type: "object",
    properties: Object.fromEntries(bounds),
    required: [...dutyFields],
  });
}
