import { calculatorRefusal } from "#content/calculator/calculator.ts";
import { problems } from "#content/problems/problems.ts";
import type { Services } from "#data/services.ts";
import { networkLimits } from "#domain/client-limits.ts";
import { offeredModels } from "#domain/products/model/tower-facts.ts";
import { productKind } from "#domain/products/tower-kind.ts";
import { checkDuty } from "#engine/duty/duty.ts";
import { findTowers } from "#engine/finder/finder.ts";
import { finderRequestSchema, finderResultSchema } from "#engine/finder/finder-schema.ts";
import { withOneOut } from "#engine/finder/one-out.ts";
import { bodyRefusal } from "#http/calls/body-problem.ts";
import { type Api, operation } from "#http/calls/operation.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { refuseTooMany } from "#http/too-many.ts";

/** Towers of our own series for a duty, within limits. */
export async function findTowersApi(
  api: Api,
  { products, limits }: Pick<Services, "products" | "limits">,
): Promise<void> {
  api.post(
    "/find-towers",
    operation(
      {
        operationId: "findTowers",
        summary:
          "Towers for a duty: models and their number, within limits, with standby towers and low-noise options",
        body: finderRequestSchema,
        response: { 200: finderResultSchema },
      },
      bodyRefusal,
    ),
    async (request, reply) => {
      const { flowRate, hotWaterTemp, coldWaterTemp, wetBulbTemp, height, ...preferences } = request.body;
      const duty = {
        ...{ flowRate, hotWaterTemp, coldWaterTemp, wetBulbTemp },
        ...(height !== undefined && { height }),
      };
      const violations = checkDuty(duty);
      if (violations.length > 0)
        return reply.code(400).send({ error: calculatorRefusal(localeFor(request), violations) });
      const rateLimit = await limits.consumeAll(networkLimits("find towers", request.ip));
      if (!rateLimit.allowed)
        return refuseTooMany(reply, rateLimit.retryAfterMs, problems[localeFor(request)].tooMany);
      const own = (await products.listVisible()).filter(({ brand }) => brand === null);
      const towers = own.flatMap((product) =>
        offeredModels(product.slug, productKind(product), product.models),
      );
      const { sets, ...found } = findTowers(towers, { duty }, preferences);
      return {
        ...found,
        sets: sets.map((set) => ({
          series: set.tower.series,
          model: set.tower.model.name,
          kind: set.tower.kind,
          ...(set.option && { option: set.option.kind }),
          basis: set.basis,
          units: set.towerCount,
          running: set.running,
          installedCRT: set.installedCRT,
          loadingPercent: set.loadingPercent,
          capabilityPercent: set.capabilityPercent,
          figures: set.figures,
          oneOut: withOneOut(set, duty),
        })),
      };
    },
  );
}
