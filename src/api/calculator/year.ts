import type * as z from "zod/mini";
import { planWords } from "#content/calculator/plan/plan.ts";
import { yearProblems } from "#content/calculator/year/problems.ts";
import { fill } from "#content/fill.ts";
import { placeByKey } from "#content/places/places.ts";
import { stationOfOtherPlace, weatherStation } from "#content/places/weather-station.ts";
import { problems } from "#content/problems/problems.ts";
import type { Services } from "#data/services.ts";
import { networkLimits } from "#domain/client-limits.ts";
import type { Locale } from "#domain/locale.ts";
import { runningCosts, savingsOf, waterCost } from "#engine/year/costs.ts";
import { type FanControl, fanControls } from "#engine/year/fan.ts";
import { hoursAbove, type Weather, wetBulbDuration } from "#engine/year/weather.ts";
import { type Year, type YearQuestion, yearByMonth } from "#engine/year/year.ts";
import { yearRequestSchema, yearResultSchema } from "#engine/year/year-schema.ts";
import type { AcquireSlot } from "#http/acquire-slot.ts";
import { bodyRefusal } from "#http/calls/body-problem.ts";
import { type Api, operation } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { refuseTooMany } from "#http/too-many.ts";

/**
 * Year of a tower: fan energy, water, free cooling and plume in the weather of a location. Each month
 * acquires its own slot: a whole year would block the event loop for a tenth of a second.
 */
export async function yearApi(
  api: Api,
  {
    weather: stations,
    limits,
    acquireSlot,
  }: Pick<Services, "weather" | "limits"> & { acquireSlot: AcquireSlot },
): Promise<void> {
  api.post(
    "/year",
    operation(
      {
        operationId: "countYear",
        summary:
          "A year of operation of a tower: fan energy with four kinds of fan control, water, free cooling and plume",
        body: yearRequestSchema,
        response: { 200: yearResultSchema, 404: problemSchema },
      },
      bodyRefusal,
    ),
    async (request, reply) => {
      const { weather: visitorWeather } = request.body;
      const locale = localeFor(request);
      const resolved = resolveStation(locale, request.body);
      if ("problem" in resolved) return reply.code(400).send({ error: resolved.problem });
      const rateLimit = await limits.consumeAll(
        visitorWeather ? networkLimits("own weather", request.ip) : [],
      );
      if (!rateLimit.allowed) return refuseTooMany(reply, rateLimit.retryAfterMs, problems[locale].tooMany);
      const weather =
        visitorWeather ?? (resolved.station === undefined ? undefined : await stations.of(resolved.station));
      if (weather === undefined) return reply.code(404).send({ error: yearProblems[locale].noStation });
      const calculate = (question: YearQuestion) =>
        withSlots(yearByMonth(question, weather), () => acquireSlot(request));
      const year = await calculate(request.body);
      const { other } = request.body;
      const otherYear = other && (await calculate({ ...request.body, crt: other.crt }));
      return {
        ...(resolved.headline && { headline: resolved.headline }),
        ...yearResult(request.body, weather, { year, otherYear }),
      };
    },
  );
}

type YearRequest = z.infer<typeof yearRequestSchema>;

/**
 * Station of the weather, and a headline of the response where it is not the location's. A location without a
 * station is rejected until the request names one or has its own weather: no other station is substituted.
 */
function resolveStation(
  locale: Locale,
  { station, place: key, weather }: YearRequest,
): { station: string | undefined; headline?: string | undefined } | { problem: string } {
  if (key === undefined) return { station };
  const words = yearProblems[locale];
  const place = placeByKey(key);
  if (!place) return { problem: fill(words.noPlace, { place: key }) };
  if (weather) return { station };
  const name = place.name[locale];
  const used = station ?? weatherStation(place);
  if (used === undefined) return { problem: fill(words.noWeather, { place: name }) };
  const otherStation = stationOfOtherPlace(place, used);
  return {
    station: used,
    headline:
      otherStation && fill(planWords[locale].year.foreign, { station: otherStation[locale], place: name }),
  };
}

async function withSlots<Result>(
  parts: Generator<void, Result>,
  acquire: () => Promise<void>,
): Promise<Result> {
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
    await acquire();
  }
}

function yearResult(
  request: YearRequest,
  weather: Weather,
  { year, otherYear }: { year: Year; otherYear: Year | undefined },
): z.infer<typeof yearResultSchema> {
  const { prices = {}, fanKilowatts, wetBulbTemp } = request;
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
        : fanControls.map((control) => costsOf(request, year, { control, fanKilowatts })),
    other: request.other && otherYear && otherChoice(request, request.other, { year, otherYear }),
  };
}

/** Second choice, and its savings against the first. */
function otherChoice(
  asked: YearRequest,
  other: NonNullable<YearRequest["other"]>,
  { year: first, otherYear }: { year: Year; otherYear: Year },
): NonNullable<z.infer<typeof yearResultSchema>["other"]> {
  const { control, fanKilowatts, against, extraPrice } = other;
  const { months: _, ...year } = otherYear;
  const costs = fanKilowatts === undefined ? undefined : costsOf(asked, year, { control, fanKilowatts });
  const firstCosts =
    asked.fanKilowatts === undefined
      ? undefined
      : costsOf(asked, first, { control: against, fanKilowatts: asked.fanKilowatts });
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
