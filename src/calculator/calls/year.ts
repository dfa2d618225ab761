import type * as z from "zod/mini";
import { problems } from "#content/problems/problems.ts";
import type { Services } from "#data/services.ts";
import { networkLimits } from "#domain/network-bounds.ts";
import { bodyRefusal } from "#http/calls/body-problem.ts";
import { type Api, call } from "#http/calls/call.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { refuseTooMany } from "#http/too-many.ts";
import { runningCosts, savingsOf, waterCost } from "../engine/year/costs.ts";
import { type FanControl, fanControls } from "../engine/year/fan.ts";
import { hoursAbove, type Weather, wetBulbDuration } from "../engine/year/weather.ts";
import { type Year, yearOf } from "../engine/year/year.ts";
import { yearAnswerSchema, yearRequestSchema } from "../engine/year/year-schema.ts";
import { yearProblems } from "../words/year/problems.ts";

/** A year of a tower: fan energy, water, free cooling and plume in a place's weather. */
export async function yearApi(
  api: Api,
  { weather: stations, limits }: Pick<Services, "weather" | "limits">,
): Promise<void> {
  api.post(
    "/year",
    call(
      {
        operationId: "countYear",
        summary: "A year of a tower: fan energy under four controls, water, free cooling and plume",
        body: yearRequestSchema,
        response: { 200: yearAnswerSchema, 404: problemSchema },
      },
      bodyRefusal,
    ),
    async (request, reply) => {
      const { station, weather: own } = request.body;
      const taken = await limits.takeAll(own ? networkLimits("own weather", request.ip) : []);
      if (!taken.allowed)
        return refuseTooMany(reply, taken.retryAfterMs, problems[localeFor(request)].tooMany);
      const weather = own ?? (station === undefined ? undefined : await stations.of(station));
      if (weather === undefined)
        return reply.code(404).send({ error: yearProblems[localeFor(request)].noStation });
      return yearAnswer(request.body, weather);
    },
  );
}

type YearRequest = z.infer<typeof yearRequestSchema>;

function yearAnswer(asked: YearRequest, weather: Weather): z.infer<typeof yearAnswerSchema> {
  const { prices = {}, fanKilowatts, wetBulbTemp } = asked;
  const year = yearOf(asked, weather);
  const { source, height } = weather;
  return {
    weather: {
      source,
      height,
      hoursAbove: wetBulbTemp === undefined ? undefined : hoursAbove(weather, wetBulbTemp),
      wetBulbDuration: wetBulbDuration(weather),
    },
    ...year,
    waterCost: waterCost(year.total, prices),
    costs:
      fanKilowatts === undefined
        ? undefined
        : fanControls.map((control) => costsOf(asked, year, { control, fanKilowatts })),
    other: asked.other && otherChoice(asked, asked.other, { weather, year }),
  };
}

/** The second choice, and what it saves against the first. */
function otherChoice(
  asked: YearRequest,
  other: NonNullable<YearRequest["other"]>,
  first: { weather: Weather; year: Year },
): NonNullable<z.infer<typeof yearAnswerSchema>["other"]> {
  const { crt, control, fanKilowatts, against, extraPrice } = other;
  const { months: _, ...year } = yearOf({ ...asked, crt }, first.weather);
  const costs = fanKilowatts === undefined ? undefined : costsOf(asked, year, { control, fanKilowatts });
  const firstCosts =
    asked.fanKilowatts === undefined
      ? undefined
      : costsOf(asked, first.year, { control: against, fanKilowatts: asked.fanKilowatts });
  return {
    ...year,
    waterCost: waterCost(year.total, asked.prices ?? {}),
    costs,
    savings: costs && firstCosts && savingsOf(firstCosts, costs, extraPrice),
  };
}

function costsOf(
  { prices = {} }: YearRequest,
  { total }: Pick<Year, "total">,
  fan: { control: FanControl; fanKilowatts: number },
) {
  return { control: fan.control, ...runningCosts(total, fan, prices) };
}
