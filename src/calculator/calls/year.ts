import type * as z from "zod/mini";
import { fill } from "#content/fill.ts";
import { problems } from "#content/problems/problems.ts";
import type { Services } from "#data/services.ts";
import { networkLimits } from "#domain/client-limits.ts";
import type { Locale } from "#domain/locale.ts";
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
import { placeByKey } from "../places/places.ts";
import { foreignStation, weatherStation } from "../places/weather-station.ts";
import { planWords } from "../words/plan/plan.ts";
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
      const { weather: own } = request.body;
      const locale = localeFor(request);
      const site = siteOf(locale, request.body);
      if ("problem" in site) return reply.code(400).send({ error: site.problem });
      const taken = await limits.takeAll(own ? networkLimits("own weather", request.ip) : []);
      if (!taken.allowed) return refuseTooMany(reply, taken.retryAfterMs, problems[locale].tooMany);
      const weather = own ?? (site.station === undefined ? undefined : await stations.of(site.station));
      if (weather === undefined) return reply.code(404).send({ error: yearProblems[locale].noStation });
      return { ...(site.headline && { headline: site.headline }), ...yearAnswer(request.body, weather) };
    },
  );
}

type YearRequest = z.infer<typeof yearRequestSchema>;

/**
 * The station whose weather counts, and what heads the answer where that is not the place's. A place without a station is
 * refused until one, or weather of the asker's own, is given: no year is counted in the weather of anywhere else unasked.
 */
function siteOf(
  locale: Locale,
  { station, place: key, weather }: YearRequest,
): { station: string | undefined; headline?: string | undefined } | { problem: string } {
  if (key === undefined) return { station };
  const words = yearProblems[locale];
  const place = placeByKey(key);
  if (!place) return { problem: fill(words.noPlace, { place: key }) };
  if (weather) return { station };
  const name = place.name[locale];
  const counted = station ?? weatherStation(place);
  if (counted === undefined) return { problem: fill(words.noWeather, { place: name }) };
  const foreign = foreignStation(place, counted);
  return {
    station: counted,
    headline: foreign && fill(planWords[locale].year.foreign, { station: foreign[locale], place: name }),
  };
}

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
