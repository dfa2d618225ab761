import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { logoOf } from "#content/brand/logo.ts";
import { paletteOf } from "#content/brand/palette.ts";
import type { Content } from "#content/editing/defaults.ts";
import type { Limit } from "#data/rate-limits.ts";
import type { Services } from "#data/services.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { networkOf } from "#domain/network.ts";
import { type Api, call, file } from "#http/calls/call.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { refuseTooMany } from "#http/too-many.ts";
import { type Duty, readDuty } from "../engine/duty/duty.ts";
import { entryIn } from "../engine/duty/entry.ts";
import { designSheet } from "../sheet/design-sheet.ts";
import { dutyAddresses, jobIn, longestJobText, type SheetJob } from "../words/addresses.ts";
import { calculatorRefusal } from "../words/calculator.ts";
import { sheetWords } from "../words/sheet.ts";
import { heightQuery } from "./height-query.ts";

const windowMs = 10 * 60 * 1000;

/** A sheet takes some fifty times the work of a calculation: so many in a window, for one client and for all. */
const mostByClient = 30;
const mostInTotal = 600;

const value = (description: string) => z.optional(z.string()).register(z.globalRegistry, { description });

const jobText = (description: string) =>
  z
    .optional(z.string().check(z.maxLength(longestJobText)))
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
  lang: z.optional(z.enum(locales)),
});

export interface DesignSheetOptions extends Pick<Services, "limits" | "siteContent" | "logos"> {
  /** Origin of the site: the sheet tells where its calculation is found again. */
  siteUrl: string;
  clock?: () => Date;
}

/** The design sheet of a duty as a PDF file of one page, in either language. */
export async function designSheetApi(api: Api, options: DesignSheetOptions): Promise<void> {
  const { limits, siteContent, logos, siteUrl, clock = () => new Date() } = options;
  api.get(
    "/design-sheet.pdf",
    call({
      operationId: "getDesignSheet",
      summary: "Design sheet of a duty as a PDF of one A4 page",
      querystring: querySchema,
      response: { 200: file("application/pdf", "The sheet") },
      answerHeaders: ["Content-Disposition"],
    }),
    async (request, reply) => {
      const locale = localeFor(request);
      const query = new URLSearchParams(textsIn(request.query));
      const reading = readDuty(entryIn(query));
      if (reading.kind === "refused") {
        return reply.code(400).send({ error: calculatorRefusal(locale, reading.violations) });
      }
      const taken = await limits.takeAll(sheetLimits(request));
      if (!taken.allowed) return refuseTooMany(reply, taken.retryAfterMs, sheetWords[locale].tooMany);
      const { company } = await siteContent.live();
      const logo = logoOf(company.brand.logo);
      const logoPng = logo && (await logos.png(logo.file));
      return reply
        .type("application/pdf")
        .header("content-disposition", `attachment; filename="${fileName(reading.duty, locale)}"`)
        .header("x-robots-tag", "noindex")
        .send(
          await pdfOf(request, locale, reading.duty, {
            siteUrl,
            now: clock(),
            company,
            logoPng,
            job: jobIn(query),
          }),
        );
    },
  );
}

interface SheetParts {
  siteUrl: string;
  now: Date;
  company: Content["company"];
  logoPng: Buffer | undefined;
  job: SheetJob;
}

/** What writes PDF files is loaded with the first of them: it takes as much memory as the rest of the server. */
async function pdfOf(
  { log }: FastifyRequest,
  locale: Locale,
  duty: Duty,
  { siteUrl, logoPng, ...made }: SheetParts,
): Promise<Buffer> {
  const { sheetPdf } = await import("../sheet/pdf/sheet-pdf.ts");
  const address = siteUrl + dutyAddresses(locale, duty).calculator;
  return sheetPdf(
    designSheet(locale, duty, { ...made, address }),
    made.now,
    (letters) => log.warn({ letters }, "a design sheet has letters that no font has"),
    { palette: paletteOf(made.company.brand), logo: logoPng },
  );
}

function sheetLimits({ ip }: FastifyRequest): Limit[] {
  return [
    { key: `sheet for ${networkOf(ip)}`, most: mostByClient, windowMs },
    { key: "sheets", most: mostInTotal, windowMs },
  ];
}

/** @example fileName({ flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 }, "ko") // "design-sheet-390-37-32-27-ko.pdf" */
function fileName({ flowRate, hotWaterTemp, coldWaterTemp, wetBulbTemp }: Duty, locale: Locale): string {
  return `design-sheet-${[flowRate, hotWaterTemp, coldWaterTemp, wetBulbTemp, locale].join("-")}.pdf`;
}

function textsIn(query: z.infer<typeof querySchema>): [string, string][] {
  return Object.entries(query).flatMap(([name, text]) => (text === undefined ? [] : [[name, String(text)]]));
}
