import type { Services } from "#data/services.ts";
import { bodyRefusal } from "#http/calls/body-problem.ts";
import { type Api, call } from "#http/calls/call.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { runningCosts } from "../engine/year/costs.ts";
import { fanControls } from "../engine/year/fan.ts";
import { wetBulbDuration } from "../engine/year/weather.ts";
import { yearOf } from "../engine/year/year.ts";
import { yearAnswerSchema, yearRequestSchema } from "../engine/year/year-schema.ts";
import { yearProblems } from "../words/year/problems.ts";

/** A year of a tower: fan energy, water, free cooling and plume in a place's weather. */
export async function yearApi(api: Api, services: Pick<Services, "weather">): Promise<void> {
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
      const { station, weather: own, fanKilowatts, prices = {}, ...question } = request.body;
      const weather = own ?? (station === undefined ? undefined : await services.weather.of(station));
      if (weather === undefined)
        return reply.code(404).send({ error: yearProblems[localeFor(request)].noStation });
      const year = yearOf(question, weather);
      const costs =
        fanKilowatts === undefined
          ? undefined
          : fanControls.map((control) => ({
              control,
              ...runningCosts(year.total, { control, fanKilowatts }, prices),
            }));
      const { source, height } = weather;
      return {
        weather: { source, height, wetBulbDuration: wetBulbDuration(weather) },
        ...year,
        ...(costs && { costs }),
      };
    },
  );
}
