import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { type Api, call } from "#http/calls/call.ts";
import { problemSchema, problemWords } from "#http/calls/problem.ts";
import type { Weather } from "../engine/year/weather.ts";
import { weatherSchema } from "../engine/year/year-schema.ts";
import { weatherPlaces } from "../places/weather-station.ts";

const folder = new URL("../places/weather/", import.meta.url);
const read = new Map<string, Promise<Weather>>();

const listSchema = z.array(
  z.object({
    station: z.string(),
    name: z.object({ ko: z.string(), en: z.string() }),
    height: z.number().register(z.globalRegistry, { description: "m above sea level" }),
  }),
);

/** A year of weather of a station, read once; undefined for a station that has none. */
export function weatherOf(station: string): Promise<Weather> | undefined {
  if (!weatherPlaces.some((place) => place.station === station)) return undefined;
  const known = read.get(station) ?? readTable(station);
  read.set(station, known);
  return known;
}

/** The weather that years are counted from. */
export async function weatherApi(api: Api): Promise<void> {
  api.get(
    "/weather",
    call({
      operationId: "listWeatherStations",
      summary: "Stations with the weather of a typical year",
      response: { 200: listSchema },
    }),
    async () => weatherPlaces.map(({ station, name, height }) => ({ station, name, height })),
  );
  api.get(
    "/weather/:station",
    call({
      operationId: "getWeather",
      summary: "Hours of a typical year by month, wet bulb and dry bulb",
      params: z.object({ station: z.string() }),
      response: { 200: weatherSchema, 404: problemSchema },
    }),
    async (request, reply) => {
      const weather = await weatherOf(request.params.station);
      if (weather === undefined) return reply.code(404).send({ error: problemWords(request).notFound });
      // A table changes with the program alone.
      return reply.header("cache-control", "public, max-age=86400").send(weather);
    },
  );
}

async function readTable(station: string): Promise<Weather> {
  return weatherSchema.parse(JSON.parse(await readFile(new URL(`${station}.json`, folder), "utf8")));
}
