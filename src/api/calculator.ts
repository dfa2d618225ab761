import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { detailRefusal } from "#content/calculation-detail.ts";
import { calculatorRefusal } from "#content/calculator.ts";
import { calculate, calculationRequestSchema, calculationSchema } from "#domain/calculator/calculation.ts";
import { designOf, designSchema } from "#domain/calculator/design/design.ts";
import { checkDuty, dutyFields, dutyLimits } from "#domain/calculator/duty.ts";
import type { Locale } from "#domain/locale.ts";
import { preferredLocale } from "./preferred-locale.ts";
import { problemResponses } from "./problem.ts";

const detailQuerySchema = z.object({
  detail: z.optional(z.enum(["full"])).register(z.globalRegistry, {
    description: "full: answer everything that follows from the duty as well, under the key design",
  }),
});

const answerSchema = z.extend(calculationSchema, {
  design: z.optional(designSchema).register(z.globalRegistry, {
    description:
      "Only with detail=full, at full precision: flows in m³/h, temperatures in °C, sizes in CRT, air in m³/min. " +
      "Of a curve's points x is L/G and y is KaV/L. Water and air are estimates.",
  }),
});

/** The capacity calculator. A refused input is answered with every rule it breaks, in the asker's language. */
export async function calculatorApi(app: FastifyInstance): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    "/calculate-capacity",
    {
      attachValidation: true,
      schema: {
        summary: "Capacity in CRT for a flow in m³/h and three temperatures in °C",
        querystring: detailQuerySchema,
        body: documented(calculationRequestSchema),
        response: { 200: answerSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      if (request.validationError) {
        const locale = preferredLocale(request.headers["accept-language"]);
        return reply.code(400).send({ error: refusal(locale, request) });
      }
      const calculation = calculate(request.body);
      return request.query.detail ? { ...calculation, design: designOf(request.body) } : calculation;
    },
  );
}

/** The input is refused first: without it there is no detail to ask for. */
function refusal(locale: Locale, { body, query }: { body: unknown; query: { detail?: unknown } }): string {
  const violations = checkDuty(body);
  return violations.length > 0
    ? calculatorRefusal(locale, violations)
    : detailRefusal(locale, String(query.detail));
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
