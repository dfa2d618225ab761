import * as z from "zod/mini";
import { logoOf } from "#content/brand/logo.ts";
import { paletteOf } from "#content/brand/palette.ts";
import { acceptance } from "#content/calculator/acceptance.ts";
import { type TestUnits, testUnits } from "#content/figures/test-units.ts";
import { paths } from "#content/paths.ts";
import type { Services } from "#data/services.ts";
import { jobFields, jobIn, maxJobTextLength } from "#documents/sheet/job.ts";
import { acceptancePages, acceptanceSheet } from "#documents/sheet/report/acceptance-paper.ts";
import { testProblemText } from "#documents/sheet/report/test-problem.ts";
import { locales, pathIn } from "#domain/locale.ts";
import { acceptanceInQuery, curvesKey, testKeys } from "#engine/acceptance/acceptance-query.ts";
import { maxCurvesTextLength } from "#engine/acceptance/curves/curve-text.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { keysOf } from "#engine/inputs/input.ts";
import { withDescription } from "#engine/inputs/input-schema.ts";
import { type Api, file, operation } from "#http/calls/operation.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { refuseTooMany } from "#http/too-many.ts";
import { pdfRateLimits } from "./pdf-rate-limits.ts";

const text = z.optional(z.string().check(z.maxLength(maxJobTextLength)));
const names = [...keysOf(dutyInputs), ...testKeys, ...jobFields];

/** Parameters of the test page: flows in m³/h, temperatures in °C, pressures in hPa, power in kW. */
const querySchema = z.object({
  ...Object.fromEntries(names.map((name) => [name, text])),
  [curvesKey]: withDescription(
    z.optional(z.string().check(z.maxLength(maxCurvesTextLength))),
    "the manufacturer's performance curves as in the URL of the test page: rows separated by *, cells by _. First a row of headings, then flow, wet bulb and the outlet at each range",
  ),
  lang: z.optional(z.enum(locales)),
  ...unitQuery(),
});

/** Units that the report prints. The values of the query are always in standard units, which the report shows beside them. */
function unitQuery() {
  const unit = <Unit extends string>(of: string, [first, ...others]: readonly [Unit, ...Unit[]]) =>
    withDescription(z._default(z.enum([first, ...others]), first), `unit of ${of} in the report`);
  return {
    flowUnit: unit("flows", testUnits.flow),
    temperatureUnit: unit("temperatures", testUnits.temperature),
    powerUnit: unit("fan power", testUnits.power),
    pressureUnit: unit("barometric pressure", testUnits.pressure),
    heightUnit: unit("the height", testUnits.height),
  };
}

export interface AcceptanceReportOptions extends Pick<Services, "limits" | "siteContent" | "logos"> {
  /** Origin of the site, for the report's link to its evaluation. */
  siteUrl: string;
  clock?: () => Date;
}

/** Report of a thermal test as a PDF file, in either language. */
export async function acceptanceReportApi(api: Api, options: AcceptanceReportOptions): Promise<void> {
  const { limits, siteContent, logos, siteUrl, clock = () => new Date() } = options;
  api.get(
    "/acceptance-report.pdf",
    operation({
      operationId: "getAcceptanceReport",
      summary:
        "Report of a thermal test as a PDF: one A4 page, or two or three with the manufacturer's curves. Takes the query parameters of the test page",
      querystring: querySchema,
      response: { 200: file("application/pdf", "The report") },
      responseHeaders: ["Content-Disposition"],
    }),
    async (request, reply) => {
      const locale = localeFor(request);
      const { query, units } = parseQuery(request.query);
      const state = acceptanceInQuery(query);
      if (state.kind !== "evaluated") {
        const { title, nothing } = acceptance[locale].problems;
        const sentences =
          state.kind === "empty"
            ? [nothing]
            : state.problems.map((problem) => testProblemText(locale, problem));
        return reply.code(400).send({ error: [title, ...new Set(sentences)].join(" ") });
      }
      const { company, sheet: sheetWords, acceptance: reportWords } = await siteContent.published();
      const rateLimit = await limits.consumeAll(pdfRateLimits(request));
      if (!rateLimit.allowed) return refuseTooMany(reply, rateLimit.retryAfterMs, sheetWords[locale].tooMany);
      const logo = logoOf(company.brand.logo);
      const now = clock();
      const sheet = acceptanceSheet(locale, state, {
        now,
        address: `${siteUrl}${pathIn(locale, paths.acceptance)}?${query}`,
        job: jobIn(query),
        company,
        words: { ...reportWords[locale], job: sheetWords[locale].job },
        units,
      });
      const { pagesPdf, printedCompany } = await import("../pdf/sheet-pdf.ts");
      const onMissingGlyphs = (characters: readonly string[]) =>
        request.log.warn({ letters: characters }, "a test report contains characters missing from all fonts");
      const branding = { palette: paletteOf(company.brand), logo: logo && (await logos.png(logo.file)) };
      const pages = acceptancePages({ ...sheet, company: printedCompany(sheet.company, branding) });
      const titles = { title: `${sheet.title} | ${sheet.company.name}`, author: sheet.company.name };
      return reply
        .type("application/pdf")
        .header("content-disposition", `attachment; filename="acceptance-test-${locale}.pdf"`)
        .header("x-robots-tag", "noindex")
        .send(await pagesPdf({ locale, ...titles, pages }, now, onMissingGlyphs, branding));
    },
  );
}

/** Address of the test page, and the units of the report. */
function parseQuery(sent: z.infer<typeof querySchema>): { query: URLSearchParams; units: TestUnits } {
  const { lang: _, flowUnit, temperatureUnit, powerUnit, pressureUnit, heightUnit, ...test } = sent;
  const texts: [string, unknown][] = Object.entries(test);
  return {
    query: new URLSearchParams(
      texts.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    ),
    units: {
      flow: flowUnit,
      temperature: temperatureUnit,
      power: powerUnit,
      pressure: pressureUnit,
      height: heightUnit,
    },
  };
}
