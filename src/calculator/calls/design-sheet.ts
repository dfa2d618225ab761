import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { logoOf } from "#content/brand/logo.ts";
import { paletteOf } from "#content/brand/palette.ts";
import type { Content } from "#content/editing/defaults.ts";
import type { Services } from "#data/services.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { bodyRefusal } from "#http/calls/body-problem.ts";
import { type Api, call, file } from "#http/calls/call.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { refuseTooMany } from "#http/too-many.ts";
import { type Duty, readDuty } from "../engine/duty/duty.ts";
import { entryIn } from "../engine/duty/entry.ts";
import { said } from "../engine/duty/number-schema.ts";
import type { Weather } from "../engine/year/weather.ts";
import { ownWeatherSchema } from "../engine/year/year-schema.ts";
import { unitsIn } from "../figures/units-text.ts";
import { selectionAddresses } from "../selection/addresses.ts";
import { jobIn, maxJobTextLength, type SheetJob } from "../selection/job.ts";
import { dutyTexts, readSelection, type SelectionTexts, withPlan } from "../selection/selection-texts.ts";
import { designSheet } from "../sheet/design-sheet.ts";
import type { PlanSheet } from "../sheet/plan/plan-tables.ts";
import { plannedSheet } from "../sheet/plan/planned.ts";
import { calculatorRefusal } from "../words/calculator.ts";
import type { SheetWords } from "../words/sheet.ts";
import { heightQuery } from "./height-query.ts";
import { sheetLimits } from "./sheet-limits.ts";

const value = (description: string) => z.optional(z.string()).register(z.globalRegistry, { description });

const jobText = (description: string) =>
  z
    .optional(z.string().check(z.maxLength(maxJobTextLength)))
    .register(z.globalRegistry, { description: `${description}, written on the sheet` });

const querySchema = z.object({
  flow: value("circulating water, m³/h"),
  hot: value("inlet temperature, °C"),
  cold: value("outlet temperature, °C"),
  wb: value("entering wet bulb, °C"),
  height: heightQuery,
  project: jobText("project"),
  client: jobText("client"),
  tag: jobText("tag of the equipment"),
  rev: jobText("revision of the sheet"),
  by: jobText("who prepared it"),
  place: value(
    "key of the place that the wet bulb is published for; with any of these there is a second page",
  ),
  margin: value("what was added to that place's wet bulb, K, 0–3"),
  model: value("name of a model of GET /api/products"),
  units: value("how many of it, 1–12"),
  cycles: value("cycles of concentration, 2–10: the water at design conditions"),
  drift: value("drift, per cent of the flow, 0.0005–0.02"),
  db: value("entering dry bulb, °C, for the evaporation"),
  station: value("WMO number of a station of GET /api/weather: a year of running"),
  ycold: value("outlet wanted all year, °C, 3–45"),
  load: value("constant, air-conditioning (with off and full) or monthly (with shares)"),
  off: value("wet bulb at which air conditioning is off, °C"),
  full: value("wet bulb at which it is full, °C"),
  shares: value("twelve shares of the heat, per cent, January to December, parted by -"),
  control: value("always-on, on-off, two-speed or variable-speed"),
  kw: value("rated power of all fans together, kW"),
  ycrt: value("nominal size for the year, CRT, where it is not that of the models or of the duty"),
  least: value("slowest turning of a drive, part of full speed, 0.1–0.6"),
  ycycles: value("cycles of concentration of the year, where they are not those of cycles"),
  ydrift: value("drift of the year, per cent of the flow, where it is not that of drift"),
  free: value("outlet with which the plant does without its chiller, °C, 3–30"),
  in: value("units other than m³/h, °C, CRT and m, parted by -, such as gpm-F-ft"),
  product: value("series that an inquiry from the sheet is about"),
  options: value("versions and materials of it that are not the standard ones, parted by commas"),
  reference: value("id of the project that an inquiry from the sheet is about"),
  lang: z.optional(z.enum(locales)),
});

/** Body of a sheet with the visitor's own weather: its query, with the weather beside it. */
const bodySchema = z.object({
  ...querySchema.shape,
  weather: said(ownWeatherSchema, "a year of weather of your own, which counts where station is own"),
});

export interface DesignSheetOptions
  extends Pick<Services, "limits" | "siteContent" | "logos" | "products" | "weather"> {
  /** Origin of the site: the sheet tells where its calculation is found again. */
  siteUrl: string;
  clock?: () => Date;
}

/** The design sheet of a duty as a PDF file, in either language. */
export async function designSheetApi(api: Api, options: DesignSheetOptions): Promise<void> {
  const pdf = {
    response: { 200: file("application/pdf", "The sheet") },
    answerHeaders: ["Content-Disposition"],
  } as const;
  api.get(
    "/design-sheet.pdf",
    call({
      operationId: "getDesignSheet",
      summary:
        "Design sheet of a duty as a PDF of one A4 page, and of a second one for place, towers, water and year",
      querystring: querySchema,
      ...pdf,
    }),
    async (request, reply) => answerSheet(request, reply, options, { texts: request.query, own: undefined }),
  );
  api.post(
    "/design-sheet.pdf",
    call(
      {
        operationId: "makeDesignSheet",
        summary: "The same with a year in weather of the asker's own, which no address holds",
        body: bodySchema,
        ...pdf,
      },
      bodyRefusal,
    ),
    async (request, reply) => {
      const { weather: own, ...texts } = request.body;
      return answerSheet(request, reply, options, { texts, own });
    },
  );
}

interface AskedSheet {
  texts: z.infer<typeof querySchema>;
  own: Weather | undefined;
}

async function answerSheet(
  request: FastifyRequest,
  reply: FastifyReply,
  options: DesignSheetOptions,
  { texts, own }: AskedSheet,
) {
  const { limits, siteContent } = options;
  const locale = texts.lang ?? localeFor(request);
  const query = new URLSearchParams(textsIn(texts));
  const reading = readDuty(entryIn(query));
  if (reading.kind === "refused")
    return reply.code(400).send({ error: calculatorRefusal(locale, reading.violations) });
  const { sheet } = await siteContent.live();
  const taken = await limits.takeAll(sheetLimits(request));
  if (!taken.allowed) return refuseTooMany(reply, taken.retryAfterMs, sheet[locale].tooMany);
  const made = await madeSheet(locale, reading.duty, query, { ...options, own, log: request.log });
  if (made.kind === "refused") return reply.code(400).send({ error: made.problem });
  return reply
    .type("application/pdf")
    .header("content-disposition", `attachment; filename="${fileName(reading.duty, locale)}"`)
    .header("x-robots-tag", "noindex")
    .send(made.pdf);
}

interface SheetSources extends Omit<DesignSheetOptions, "limits">, Pick<FastifyRequest, "log"> {
  own?: Weather | undefined;
}

/** The design sheet of a duty with the choices of an address, as a file; or a sentence on what cannot be used. */
export async function madeSheet(
  locale: Locale,
  duty: Duty,
  query: URLSearchParams,
  sources: SheetSources,
): Promise<{ kind: "made"; pdf: Buffer } | { kind: "refused"; problem: string }> {
  const { siteContent, logos, siteUrl, clock = () => new Date() } = sources;
  const planned = await plannedSheet(locale, duty, query, sources);
  if (planned.kind === "refused") return { kind: "refused", problem: planned.problem };
  const { company, sheet } = await siteContent.live();
  const logo = logoOf(company.brand.logo);
  const logoPng = logo && (await logos.png(logo.file));
  const pdf = await pdfOf(sources, locale, duty, {
    siteUrl,
    now: clock(),
    company,
    words: sheet[locale],
    logoPng,
    job: jobIn(query),
    plan: planned.sheet,
    texts: withPlan(readSelection(query, "sheet"), planned.texts),
  });
  return { kind: "made", pdf };
}

interface SheetParts {
  siteUrl: string;
  now: Date;
  company: Content["company"];
  words: SheetWords;
  logoPng: Buffer | undefined;
  job: SheetJob;
  plan: PlanSheet | undefined;
  texts: SelectionTexts;
}

/** Loads the PDF writer with the first file: it takes as much memory as the rest of the server. */
async function pdfOf(
  { log }: Pick<FastifyRequest, "log">,
  locale: Locale,
  duty: Duty,
  { siteUrl, logoPng, texts, ...made }: SheetParts,
): Promise<Buffer> {
  const { sheetPdf } = await import("../sheet/pdf/sheet-pdf.ts");
  const addresses = selectionAddresses(locale, { ...texts, ...dutyTexts(duty) });
  const address = siteUrl + addresses.calculator;
  const plan = made.plan && { ...made.plan, address: siteUrl + addresses.sheet };
  return sheetPdf(
    designSheet(locale, duty, { ...made, address, plan, units: unitsIn(texts.in) }),
    made.now,
    (letters) => log.warn({ letters }, "a design sheet has letters that no font has"),
    { palette: paletteOf(made.company.brand), logo: logoPng },
  );
}

/** @example fileName({ flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 }, "ko") // "design-sheet-390-37-32-27-ko.pdf" */
function fileName({ flowRate, hotWaterTemp, coldWaterTemp, wetBulbTemp }: Duty, locale: Locale): string {
  return `design-sheet-${[flowRate, hotWaterTemp, coldWaterTemp, wetBulbTemp, locale].join("-")}.pdf`;
}

function textsIn(query: z.infer<typeof querySchema>): [string, string][] {
  return Object.entries(query).flatMap(([name, text]) => (text === undefined ? [] : [[name, String(text)]]));
}
