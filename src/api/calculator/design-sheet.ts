import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { logoOf } from "#content/brand/logo.ts";
import { paletteOf } from "#content/brand/palette.ts";
import { calculatorRefusal } from "#content/calculator/calculator.ts";
import type { Services } from "#data/services.ts";
import { loadSheet } from "#documents/selection/load-sheet.ts";
import { designSheet } from "#documents/sheet/design-sheet.ts";
import { maxJobTextLength } from "#documents/sheet/job.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { type Duty, readDuty } from "#engine/duty/duty.ts";
import { unvalidatedDutyIn } from "#engine/duty/duty-query.ts";
import { dutyInputs, elevationInput } from "#engine/inputs/duty-inputs.ts";
import { queryNumber, textShape, withDescription } from "#engine/inputs/input-schema.ts";
import { finderInputs, siteInputs, towerInputs } from "#engine/inputs/site-inputs.ts";
import { waterInputs } from "#engine/inputs/water-inputs.ts";
import { loadInputs, operationInputs } from "#engine/inputs/year-inputs.ts";
import type { Weather } from "#engine/year/weather.ts";
import { ownWeatherSchema } from "#engine/year/year-schema.ts";
import { bodyRefusal } from "#http/calls/body-problem.ts";
import { type Api, file, operation } from "#http/calls/operation.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { refuseTooMany } from "#http/too-many.ts";
import { pdfRateLimits } from "./pdf-rate-limits.ts";

const text = (description: string) => withDescription(z.optional(z.string()), description);

const jobText = (description: string) =>
  withDescription(
    z.optional(z.string().check(z.maxLength(maxJobTextLength))),
    `${description}, written on the sheet`,
  );

const querySchema = z.object({
  ...textShape(dutyInputs),
  height: queryNumber(elevationInput),
  project: jobText("project"),
  client: jobText("client"),
  tag: jobText("tag of the equipment"),
  rev: jobText("revision of the sheet"),
  by: jobText("name of the person who prepared it"),
  ...textShape(siteInputs),
  ...textShape(towerInputs),
  ...textShape(finderInputs),
  quiet: text("low-noise option of the towers, as GET /api/products names it"),
  ...textShape(waterInputs),
  ...textShape(loadInputs),
  ...textShape(operationInputs),
  in: text("units other than m³/h, °C, CRT and m, separated by -, such as gpm-F-ft"),
  product: text("series that an inquiry from the sheet is about"),
  options: text("its versions and materials other than the standard ones, separated by commas"),
  sound: text("sound at a neighbor: parameters of the sound page as key_value, separated by *"),
  reference: text("id of the project that an inquiry from the sheet is about"),
  lang: z.optional(z.enum(locales)),
});

/** Body of a sheet with the visitor's own weather: the query, and the weather. */
const bodySchema = z.object({
  ...querySchema.shape,
  weather: withDescription(ownWeatherSchema, "custom weather data of a year, used if `station` is `own`"),
});

export interface DesignSheetOptions
  extends Pick<Services, "limits" | "siteContent" | "logos" | "products" | "weather"> {
  /** Origin of the site, for the sheet's link to its calculation. */
  siteUrl: string;
  clock?: () => Date;
}

/** Design sheet of a duty as a PDF file, in either language. */
export async function designSheetApi(api: Api, options: DesignSheetOptions): Promise<void> {
  const pdf = {
    response: { 200: file("application/pdf", "The sheet") },
    responseHeaders: ["Content-Disposition"],
  } as const;
  api.get(
    "/design-sheet.pdf",
    operation({
      operationId: "getDesignSheet",
      summary:
        "Design sheet of a duty, towers, year of operation and sound, as a PDF of one or more A4 pages",
      querystring: querySchema,
      ...pdf,
    }),
    async (request, reply) =>
      sendSheet(request, reply, options, { texts: request.query, customWeather: undefined }),
  );
  api.post(
    "/design-sheet.pdf",
    operation(
      {
        operationId: "makeDesignSheet",
        summary: "Design sheet for custom weather data, which is not in the URL",
        body: bodySchema,
        ...pdf,
      },
      bodyRefusal,
    ),
    async (request, reply) => {
      const { weather: customWeather, ...texts } = request.body;
      return sendSheet(request, reply, options, { texts, customWeather });
    },
  );
}

interface SheetRequest {
  texts: z.infer<typeof querySchema>;
  customWeather: Weather | undefined;
}

async function sendSheet(
  request: FastifyRequest,
  reply: FastifyReply,
  options: DesignSheetOptions,
  { texts, customWeather }: SheetRequest,
) {
  const { limits, siteContent } = options;
  const locale = texts.lang ?? localeFor(request);
  const query = new URLSearchParams(queryParametersOf(texts));
  const reading = readDuty(unvalidatedDutyIn(query));
  if (reading.kind === "refused")
    return reply.code(400).send({ error: calculatorRefusal(locale, reading.violations) });
  const { sheet: sheetWords } = await siteContent.published();
  const rateLimit = await limits.consumeAll(pdfRateLimits(request));
  if (!rateLimit.allowed) return refuseTooMany(reply, rateLimit.retryAfterMs, sheetWords[locale].tooMany);
  const result = await createSheet(locale, reading.duty, query, {
    ...options,
    customWeather,
    log: request.log,
  });
  if (result.kind === "refused") return reply.code(400).send({ error: result.problem });
  return reply
    .type("application/pdf")
    .header("content-disposition", `attachment; filename="${fileName(reading.duty, locale)}"`)
    .header("x-robots-tag", "noindex")
    .send(result.pdf);
}

interface PdfSources extends Omit<DesignSheetOptions, "limits">, Pick<FastifyRequest, "log"> {
  customWeather?: Weather | undefined;
}

/**
 * Design sheet of a duty with the choices of an address, as a file; or a sentence on the rejected values. Loads the PDF writer with
 * the first file: it takes as much memory as the rest of the server.
 */
export async function createSheet(
  locale: Locale,
  duty: Duty,
  query: URLSearchParams,
  { siteContent, logos, log, clock = () => new Date(), ...sources }: PdfSources,
): Promise<{ kind: "created"; pdf: Buffer } | { kind: "refused"; problem: string }> {
  const content = await siteContent.published();
  const now = clock();
  const loaded = await loadSheet(locale, duty, query, { ...sources, content, now });
  if (loaded.kind === "refused") return { kind: "refused", problem: loaded.problem };
  const { brand } = content.company;
  const logo = logoOf(brand.logo);
  const { sheetPdf } = await import("../pdf/sheet-pdf.ts");
  const pdf = await sheetPdf(
    designSheet(locale, duty, loaded.options),
    now,
    (characters) =>
      log.warn({ letters: characters }, "a design sheet contains characters missing from all fonts"),
    { palette: paletteOf(brand), logo: logo && (await logos.png(logo.file)) },
  );
  return { kind: "created", pdf };
}

/** @example fileName({ flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 }, "ko") // "design-sheet-390-37-32-27-ko.pdf" */
function fileName({ flowRate, hotWaterTemp, coldWaterTemp, wetBulbTemp }: Duty, locale: Locale): string {
  return `design-sheet-${[flowRate, hotWaterTemp, coldWaterTemp, wetBulbTemp, locale].join("-")}.pdf`;
}

function queryParametersOf(query: z.infer<typeof querySchema>): [string, string][] {
  return Object.entries(query).flatMap(([name, text]) => (text === undefined ? [] : [[name, String(text)]]));
}
