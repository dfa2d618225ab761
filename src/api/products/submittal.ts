import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { createSheet, type DesignSheetOptions } from "#api/calculator/design-sheet.ts";
import { pdfRateLimits } from "#api/calculator/pdf-rate-limits.ts";
import { quietVersion } from "#content/details/quiet-version.ts";
import type { Content } from "#content/editing/defaults.ts";
import { fill } from "#content/fill.ts";
import { dayInWords } from "#content/languages.ts";
import { productView } from "#content/lookup/product-view.ts";
import type { Services } from "#data/services.ts";
import { drawingColors } from "#documents/drawing/drawing-colors.ts";
import { dxfDrawing, outlineDrawing } from "#documents/drawing/outline-drawing.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import {
  maxSoundLength,
  readSelection,
  selectionParameters,
  soundName,
} from "#documents/selection/selection-texts.ts";
import { archiveName, type Submittal, sheetQuery, submittalOf } from "#documents/submittal/submittal.ts";
import { submittalContents } from "#documents/submittal/submittal-contents.ts";
import type { SubmittalSource } from "#documents/submittal/submittal-part.ts";
import { type SubmittalTarget, submittalTarget } from "#documents/submittal/submittal-target.ts";
import { tenderOf } from "#documents/tender/tender.ts";
import { tenderDocument } from "#documents/tender/tender-document.ts";
import { docx } from "#domain/docx/docx.ts";
import { type ZippedFile, zipOf } from "#domain/docx/zip.ts";
import { dispositionOf, documentName } from "#domain/files/published-document.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { dxf } from "#domain/products/drawing/dxf.ts";
import { svg } from "#domain/products/drawing/svg.ts";
import type { GeneratedCatalogs } from "#domain/products/generated-catalogs.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { maxOptionsLength, optionsName } from "#domain/products/options/options-parameter.ts";
import type { OutlineSheets } from "#domain/products/outline-sheets.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import { type Api, file, operation } from "#http/calls/operation.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { refuseTooMany } from "#http/too-many.ts";

const textUpTo = (maxLength: number) => z.optional(z.string().check(z.maxLength(maxLength)));
const value = textUpTo(200);

/** The parameters of the page; those of the duty and the design tool mean what they mean to GET /api/design-sheet.pdf. */
const querySchema = z.object({
  ...(Object.fromEntries(selectionParameters.map((name) => [name, value])) as Record<string, typeof value>),
  [optionsName]: textUpTo(maxOptionsLength),
  [soundName]: textUpTo(maxSoundLength),
  product: value.register(z.globalRegistry, { description: "series, or series and model: sf, sf/sf-350" }),
  lang: z.optional(z.enum(locales)),
});

export interface SubmittalOptions extends DesignSheetOptions, Pick<Services, "files"> {
  catalogs: Pick<GeneratedCatalogs, "pdf">;
  outlineSheets: OutlineSheets;
}

/** All files of a selection for approval, as an archive with a table of contents. */
export async function submittalApi(api: Api, options: SubmittalOptions): Promise<void> {
  const { limits, siteContent, products } = options;
  api.get(
    "/submittal.zip",
    operation({
      operationId: "getSubmittal",
      summary:
        "Design sheet, tender text, outline drawing, catalog and technical files of towers as a ZIP archive with a table of contents",
      querystring: querySchema,
      response: { 200: file("application/zip", "The archive") },
      responseHeaders: ["Content-Disposition"],
    }),
    async (request, reply) => {
      const { lang, ...query } = request.query;
      const locale = lang ?? localeFor(request);
      const texts = readSelection({ get: (name) => query[name as keyof typeof query] });
      const content = await siteContent.published();
      const { problems, archive } = content.submittal[locale];
      const target = submittalTarget(await products.listVisible(), texts);
      if (!target) return reply.code(400).send({ error: problems.unknown });
      const { rejected } = target.selection;
      if (rejected.length > 0)
        return reply.code(400).send({ error: fill(problems.refused, { names: rejected.join(", ") }) });
      const rateLimit = await limits.consumeAll(pdfRateLimits(request));
      if (!rateLimit.allowed) return refuseTooMany(reply, rateLimit.retryAfterMs, problems.tooMany);
      const submittal = await submittalOf(locale, content, target, options);
      const files = await zippedFiles(submittal, { locale, content, target, options, log: request.log });
      const name = documentName(fill(archive.title, { towers: submittal.towers }), "zip");
      return reply
        .type("application/zip")
        .header("content-disposition", dispositionOf(name, "attachment"))
        .header("x-robots-tag", "noindex")
        .send(Readable.from(zipOf(files, now(options)), { objectMode: false }));
    },
  );
}

function now({ clock = () => new Date() }: SubmittalOptions): Date {
  return clock();
}

interface Making extends Pick<FastifyRequest, "log"> {
  locale: Locale;
  content: Content;
  target: SubmittalTarget<ProductRecord>;
  options: SubmittalOptions;
}

/** The table of contents and the files. Those that are made are made before the response begins: a failure still is one. */
async function zippedFiles(submittal: Submittal, making: Making): Promise<ZippedFile[]> {
  const { locale, content, target, options } = making;
  const words = content.submittal[locale];
  const contents = submittalContents(words, submittal, {
    siteName: content.company.name[locale],
    address: options.siteUrl + selectionAddresses(locale, target.texts).submittal,
    day: dayInWords(locale, dayInKorea(now(options))),
  });
  const files: ZippedFile[] = [
    {
      name: archiveName(0, words.archive.contents, "txt"),
      isCompressed: false,
      pieces: () => [Buffer.from(contents)],
    },
  ];
  for (const { name, source } of submittal.files)
    files.push({
      name,
      isCompressed: !/\.(dxf|svg)$/.test(name),
      pieces: await piecesOf(source, making),
    });
  return files;
}

async function piecesOf(source: SubmittalSource, making: Making): Promise<ZippedFile["pieces"]> {
  const { options } = making;
  if (source.kind === "stored") return () => options.files.read(source.file, 0, source.size);
  const bytes = await bytesOf(source, making);
  return () => [bytes];
}

async function bytesOf(
  source: Exclude<SubmittalSource, { kind: "stored" }>,
  making: Making,
): Promise<Uint8Array> {
  switch (source.kind) {
    case "catalog":
      return making.options.catalogs.pdf(making.locale, making.target.product);
    case "sheet":
      return sheetFile(making);
    case "tender":
      return tenderFile(making);
    case "drawing":
      return source.format === "pdf" ? outlineFile(making) : Buffer.from(drawingFile(source.format, making));
  }
}

async function sheetFile({
  locale,
  target: { texts, selection },
  options,
  log,
}: Making): Promise<Uint8Array> {
  const { duty } = selection;
  const sheet = duty && (await createSheet(locale, duty, sheetQuery(texts), { ...options, log }));
  if (sheet?.kind !== "created") throw new Error("The design sheet of a submittal was not made.");
  return sheet.pdf;
}

function tenderFile({ locale, content, target: { product, model, selection } }: Making): Uint8Array {
  const words = content.series[locale];
  const tender = tenderOf(locale, words, productView(locale, product), model, selection);
  return docx(tenderDocument(locale, words.tender.text, tender, product.updatedAt));
}

async function outlineFile({ locale, target, options }: Making): Promise<Uint8Array> {
  const model = drawnModel(locale, target);
  const pdf = model && (await options.outlineSheets.pdf(locale, target.product, model));
  if (!pdf) throw new Error("The model of a submittal has no drawing.");
  return pdf;
}

function drawingFile(format: "dxf" | "svg", { locale, content, target }: Making): string {
  const { product } = target;
  const words = content.series[locale].drawings;
  const model = drawnModel(format === "dxf" ? "en" : locale, target);
  const drawing =
    model && (format === "dxf" ? dxfDrawing(model, product) : outlineDrawing(locale, words, model, product));
  if (!drawing) throw new Error("The model of a submittal has no drawing.");
  return format === "dxf" ? dxf(drawing) : svg(drawing, model.name, drawingColors(content.company.brand));
}

function drawnModel(locale: Locale, { model, selection }: SubmittalTarget): Model | undefined {
  return model && quietVersion(locale, model, selection.lowNoiseOption);
}
