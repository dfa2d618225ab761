import * as z from "zod/mini";
import { acceptanceCurves } from "#content/calculator/curves/acceptance-curves.ts";
import { fill } from "#content/fill.ts";
import { locales } from "#domain/locale.ts";
import { csv } from "#domain/spreadsheets/csv.ts";
import { designScaleIn } from "#engine/acceptance/acceptance-query.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { type Api, file, operation } from "#http/calls/operation.ts";
import { localeFor } from "#http/preferred-locale.ts";

const text = z.optional(z.string().check(z.maxLength(40)));
const querySchema = z.object({
  [dutyInputs.flowRate.key]: text,
  [dutyInputs.hotWaterTemp.key]: text,
  [dutyInputs.coldWaterTemp.key]: text,
  lang: z.optional(z.enum(locales)),
});

const flowPercents = [90, 100, 110];
const rangePercents = [80, 100, 120];
const wetBulbs = [18, 20, 22, 24, 26, 28];

/** Table of a maker's curves to fill in: at 90, 100 and 110 % of the design flow and 80, 100 and 120 % of its range. */
export async function curvesTemplateApi(api: Api): Promise<void> {
  api.get(
    "/performance-curves.csv",
    operation({
      operationId: "getCurvesTemplate",
      summary:
        "Empty CSV table for the manufacturer's performance curves: in m³/h and K if a design duty is given, otherwise in % of the design duty",
      querystring: querySchema,
      response: { 200: file("text/csv", "The table") },
      responseHeaders: ["Content-Disposition"],
    }),
    async (request, reply) => {
      const locale = localeFor(request);
      const { query } = request;
      const given: ReadonlyMap<string, unknown> = new Map(Object.entries(query));
      const rows = templateRows(acceptanceCurves[locale].form.headings, designScaleIn(given));
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="performance-curves-${locale}.csv"`)
        .header("x-robots-tag", "noindex")
        .send(csv(rows));
    },
  );
}

function templateRows(
  headings: (typeof acceptanceCurves)["ko"]["form"]["headings"],
  design: ReturnType<typeof designScaleIn>,
): string[][] {
  const part = (percent: number, of: number) => String(Number(((percent / 100) * of).toFixed(3)));
  const ranges = rangePercents.map((percent) =>
    design ? fill(headings.range, { kelvin: part(percent, design.range) }) : `${percent}%`,
  );
  const flows = flowPercents.map((percent) => (design ? part(percent, design.flowRate) : `${percent}%`));
  return [
    [headings.flow, headings.wetBulb, ...ranges],
    ...flows.flatMap((flow) => wetBulbs.map((wetBulb) => [flow, String(wetBulb), ...ranges.map(() => "")])),
  ];
}
