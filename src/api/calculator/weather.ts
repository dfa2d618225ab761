import * as z from "zod/mini";
import { weatherPlaces } from "#content/places/weather-station.ts";
import type { Services } from "#data/services.ts";
import { inEach, locales } from "#domain/locale.ts";
import { weatherSchema } from "#engine/year/year-schema.ts";
import { type Api, operation } from "#http/calls/operation.ts";
import { problemSchema, problemWords } from "#http/calls/problem.ts";

const listSchema = z.array(
  z.object({
    station: z.string(),
    name: z.object(inEach(locales, () => z.string())),
    height: z.number().register(z.globalRegistry, { description: "elevation, m" }),
  }),
);

/** Weather tables for the calculation of a year. */
export async function weatherApi(api: Api, { weather }: Pick<Services, "weather">): Promise<void> {
  api.get(
    "/weather",
    operation({
      operationId: "listWeatherStations",
      summary: "Stations with the weather of a typical year",
      response: { 200: listSchema },
    }),
    async () => weatherPlaces.map(({ station, name, height }) => ({ station, name, height })),
  );
  api.get(
    "/weather/:station",
    operation({
      operationId: "getWeather",
      summary: "Hours of a typical year by month, wet bulb and dry bulb",
      params: z.object({ station: z.string() }),
      response: { 200: weatherSchema, 404: problemSchema },
    }),
    async (request, reply) => {
      const year = await weather.of(request.params.station);
      if (year === undefined) return reply.code(404).send({ error: problemWords(request).notFound });
      // A table changes only with a new version of the program.
      return reply.header("cache-control", "public, max-age=86400").send(year);
    },
  );
}
