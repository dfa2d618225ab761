import * as z from "zod/mini";
import { calculatorRefusal } from "#content/calculator/calculator.ts";
import { planWords } from "#content/calculator/plan/plan.ts";
import { fill } from "#content/fill.ts";
import { queryProblems } from "#content/problems/problems.ts";
import type { Services } from "#data/services.ts";
import { findOwnModel } from "#documents/sheet/plan/chosen-towers.ts";
import { runningSize, shortfallText, towersLine } from "#documents/sheet/plan/towers-verdict.ts";
import type { Locale } from "#domain/locale.ts";
import { quietModel } from "#domain/products/model/tower-facts.ts";
import { designOf, designSchema } from "#engine/design/design.ts";
import { selectionBases, selectionBasis } from "#engine/design/tower-kind.ts";
import { roundLimitsInward } from "#engine/design/units.ts";
import { dryBulbLimits } from "#engine/design/water.ts";
import { checkDuty, type Duty, dutyFields, elevationOf } from "#engine/duty/duty.ts";
import { maxTowers, runningOf } from "#engine/finder/tower.ts";
import { dutyInputs, elevationInput } from "#engine/inputs/duty-inputs.ts";
import { without } from "#engine/inputs/input.ts";
import { queryNumber, queryShape, withDescription } from "#engine/inputs/input-schema.ts";
import { finderInputs, quietInput } from "#engine/inputs/site-inputs.ts";
import { waterInputs, waterYearInputs } from "#engine/inputs/water-inputs.ts";
import { calculate } from "#engine/method/calculation.ts";
import { calculationRequestSchema, calculationSchema } from "#engine/method/calculation-schema.ts";
import { type Api, operation } from "#http/calls/operation.ts";
import { localeFor } from "#http/preferred-locale.ts";

const querySchema = z.object({
  height: queryNumber(elevationInput),
  ...queryShape(
    { ...without(waterInputs, "dryBulbTemp"), ...waterYearInputs },
    "; for the water of detail=full",
  ),
  // The limits depend on the body.
  dryBulb: withDescription(
    z.optional(z.coerce.number()),
    "entering dry bulb, °C, for the evaporation of detail=full",
  ),
  model: z.optional(z.string().check(z.maxLength(60))).register(z.globalRegistry, {
    description: "name of one of our models; if given, the response tells whether it meets the duty",
  }),
  units: z
    .optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxTowers)))
    .register(z.globalRegistry, {
      description: `number of towers of that model, 1 to ${maxTowers}; 1 if omitted`,
    }),
  [quietInput.key]: withDescription(
    z.optional(z.string().check(z.maxLength(60))),
    "low-noise option of that model, as GET /api/products names it; the capacity with this option is used",
  ),
  [finderInputs.reserve.key]: withDescription(
    z.optional(z.literal("1")),
    "1: one of the towers is standby (N+1), so its capacity is not counted",
  ),
  detail: z.optional(z.enum(["full"])).register(z.globalRegistry, {
    description: "full: also return everything that follows from the duty, under the key `design`",
  }),
});

const towersSchema = z.object({
  verdict: z.string(),
  meets: z.boolean(),
  basis: withDescription(
    z.enum(selectionBases),
    "estimated: the method is not validated for this kind of tower; on-request: the maker calculates it",
  ),
  model: z.string(),
  units: z.number(),
  running: withDescription(z.number(), "number of running towers"),
  installedCRT: withDescription(z.number(), "capacity of the running towers, CRT"),
});

// Keys are in the order of the response.
const resultSchema = z.object({
  towers: z.optional(towersSchema).register(z.globalRegistry, {
    description:
      "Only with `model`: whether that number of towers meets the duty. `verdict` is the sentence that documents show, too",
  }),
  ...calculationSchema.shape,
  design: z.optional(designSchema).register(z.globalRegistry, {
    description:
      "Only with detail=full, at full precision: flows in m³/h, temperatures in °C, sizes in CRT, air in m³/min. " +
      "In points of curves, x is L/G and y is KaV/L. Water and air are estimates.",
  }),
});

/** Capacity calculator; a rejected input gets every rule that it breaks, in the requested language. */
export async function calculatorApi(api: Api, { products }: Pick<Services, "products">): Promise<void> {
  api.post(
    "/calculate-capacity",
    operation(
      {
        operationId: "calculateCapacity",
        summary: "Capacity in CRT for a flow in m³/h and three temperatures in °C",
        querystring: querySchema,
        body: describeSchema(calculationRequestSchema),
        response: { 200: resultSchema },
      },
      (request) => ({ error: refusalOf(localeFor(request), request.body) }),
    ),
    async (request, reply) => {
      const {
        detail,
        height,
        dryBulb,
        model,
        units: towerCount = 1,
        quiet,
        reserve,
        ...water
      } = request.query;
      const locale = localeFor(request);
      const duty = height === undefined ? request.body : { ...request.body, height: elevationOf(height) };
      const towers = await towersResult(locale, duty, { model, towerCount, quiet, reserve }, products);
      if ("problem" in towers) return reply.code(400).send({ error: towers.problem });
      const calculation = { ...towers, ...calculate(duty) };
      if (!detail) return calculation;
      const { lowest, highest } = dryBulbLimits(duty.wetBulbTemp, duty.height);
      if (dryBulb !== undefined && !(dryBulb >= lowest && dryBulb <= highest)) {
        const words = queryProblems[locale];
        const inside = roundLimitsInward({ lowest, highest });
        const limits = { name: "dryBulb", least: inside.lowest.toFixed(1), most: inside.highest.toFixed(1) };
        return reply
          .code(400)
          .send({ error: fill(dryBulb < lowest ? words.tooSmall : words.tooLarge, limits) });
      }
      return { ...calculation, design: designOf(duty, { ...water, dryBulbTemp: dryBulb }) };
    },
  );
}

/** If the duty is valid, only `height` can have been refused. */
function refusalOf(locale: Locale, body: unknown): string {
  const violations = checkDuty(body);
  return violations.length > 0
    ? calculatorRefusal(locale, violations)
    : fill(queryProblems[locale].unusable, { name: "height" });
}

/** Verdict on a number of towers of one model; empty without a model. */
async function towersResult(
  locale: Locale,
  duty: Duty,
  {
    model: name,
    towerCount,
    quiet,
    reserve,
  }: Pick<z.infer<typeof querySchema>, "model" | "quiet" | "reserve"> & { towerCount: number },
  products: Services["products"],
): Promise<{ towers?: z.infer<typeof towersSchema> } | { problem: string }> {
  if (name === undefined) return {};
  const found = findOwnModel(await products.listVisible(), name);
  const words = planWords[locale];
  if (!found) return { problem: fill(words.notFound, { model: name }) };
  const chosen = quietModel(found.model, quiet);
  if (quiet && chosen === found.model)
    return { problem: fill(words.noOption, { model: name, option: quiet }) };
  const hasStandby = reserve !== undefined;
  if (hasStandby && towerCount < 2) return { problem: words.noStandby };
  const towers = {
    towerCount,
    running: runningOf(towerCount, hasStandby),
    crt: chosen.crt,
    kind: found.kind,
  };
  return {
    towers: {
      verdict: towersLine(locale, name, towers, duty),
      meets: shortfallText(locale, towers, duty) === undefined,
      basis: selectionBasis(towers.kind, duty),
      model: name,
      units: towerCount,
      running: towers.running,
      // Without the standby tower: the name is that of the public API.
      installedCRT: runningSize(towers),
    },
  };
}

/** Documents the request schema, which depends on the whole body, from the same limits. */
function describeSchema(schema: typeof calculationRequestSchema): typeof calculationRequestSchema {
  const bounds = dutyFields.map((field) => {
    const { lowest, highest } = dutyInputs[field];
    return [field, { type: "number", minimum: lowest, maximum: highest }];
  });
  return schema.register(z.globalRegistry, {
    type: "object",
    properties: {
      ...Object.fromEntries(bounds),
      height: {
        type: "number",
        minimum: elevationInput.lowest,
        maximum: elevationInput.highest,
        description: "elevation of the site, m; that of the query takes precedence",
      },
    },
    required: [...dutyFields],
  });
}
