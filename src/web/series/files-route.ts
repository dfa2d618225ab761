import { planWords } from "#content/calculator/plan/plan.ts";
import { lowNoiseText } from "#content/details/low-noise.ts";
import { quietVersion } from "#content/details/quiet-version.ts";
import { fill } from "#content/fill.ts";
import { missingPictures } from "#content/problems/problems.ts";
import { drawingColors } from "#documents/drawing/drawing-colors.ts";
import { dxfDrawing, outlineDrawing } from "#documents/drawing/outline-drawing.ts";
import { type Selection, selectionOf } from "#documents/selection/selection.ts";
import { readSelection } from "#documents/selection/selection-texts.ts";
import { towersProblem } from "#documents/sheet/plan/towers-problem.ts";
import { tenderOf } from "#documents/tender/tender.ts";
import { tenderDocument } from "#documents/tender/tender-document.ts";
import { tenderText } from "#documents/tender/tender-text.ts";
import { docx, docxType } from "#domain/docx/docx.ts";
import { dispositionOf, documentName } from "#domain/files/published-document.ts";
import { dxf } from "#domain/products/drawing/dxf.ts";
import type { Arrangement } from "#domain/products/drawing/model-drawing.ts";
import { svg } from "#domain/products/drawing/svg.ts";
import { catalogFileName } from "#domain/products/generated-catalogs.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import { catalogsContext, contentContext, outlineSheetsContext } from "../context.ts";
import type { Route } from "./+types/files-route";
import { tenderFiles } from "./product-files.ts";
import { requestedLocale, requestedProduct, type SeriesPageData, seriesPageData } from "./series-page.ts";

const plainText = "text/plain; charset=utf-8";

/** Files made from the record of a product: catalogue, tender text of all models or of one, and drawings of its models. */
export async function loader(args: Route.LoaderArgs) {
  const stored = await requestedProduct(args);
  const wanted = args.params.file;
  if (!stored) return notFound(args);
  const data = seriesPageData(args, stored);
  const { locale, text, product } = data;
  if (wanted === tenderFiles.text)
    return file(plainText, tenderText(tenderOf(locale, text, product, undefined, selectionOfAddress(args))));
  if (wanted === catalogFileName) return catalogResponse(args, data, stored);
  if (wanted === tenderFiles.word) return tenderResponse(args, data, stored);
  const [, name, narrow, kind] = /^(.+?)(~narrow)?\.(svg|dxf|docx|pdf)$/.exec(wanted) ?? [];
  const model = stored.models.find((each) => modelSlug(each) === name);
  if (model && kind === "docx") return tenderResponse(args, data, stored, model);
  return model
    ? drawingResponse(args, data, stored, { model, kind, arrangement: narrow ? { isStacked: true } : {} })
    : notFound(args);
}

/** Drawing of a model with the low-noise option of the address. */
function drawingResponse(
  args: Route.LoaderArgs,
  data: SeriesPageData,
  stored: ProductRecord,
  { model, kind, arrangement }: { model: Model; kind: string | undefined; arrangement: Arrangement },
): Response | Promise<Response> {
  const { locale, text } = data;
  const { lowNoiseOption } = selectionOfAddress(args);
  const problem = towersProblem(
    planWords[locale],
    { model: model.name, quiet: lowNoiseOption },
    model,
    (each) => lowNoiseText(locale, each),
  );
  if (problem) return new Response(problem.sentence, { status: 400, headers: { "content-type": plainText } });
  const drawn = quietVersion(kind === "dxf" ? "en" : locale, model, lowNoiseOption);
  if (kind === "pdf") return outlineResponse(args, data, stored, drawn);
  const drawing =
    kind === "dxf"
      ? dxfDrawing(drawn, stored)
      : outlineDrawing(locale, text.drawings, drawn, stored, arrangement);
  if (!drawing) return notFound(args);
  return kind === "dxf"
    ? file("image/vnd.dxf", dxf(drawing))
    : file(
        "image/svg+xml; charset=utf-8",
        svg(drawing, drawn.name, drawingColors(args.context.get(contentContext).company.brand)),
      );
}

/** Tender text as a document, with the selection of the address. @param model specified model; all of them by default */
function tenderResponse(
  { request }: Pick<Route.LoaderArgs, "request">,
  { locale, text, page, product }: SeriesPageData,
  { updatedAt }: ProductRecord,
  model?: Model,
): Response {
  const made = tenderDocument(
    locale,
    text.tender.text,
    tenderOf(locale, text, product, model, selectionOfAddress({ request })),
    updatedAt,
  );
  const name = `${fill(text.tender.file, { title: model?.name ?? page.title })}.docx`;
  return file(docxType, docx(made), { "content-disposition": dispositionOf(name) });
}

/** Catalogue of the series, shown in the browser. */
async function catalogResponse(
  { context }: Pick<Route.LoaderArgs, "context">,
  { locale, text, page }: SeriesPageData,
  stored: ProductRecord,
): Promise<Response> {
  const pdf = await context.get(catalogsContext).pdf(locale, stored);
  const name = documentName(fill(text.documents.label, { title: page.title }));
  return file("application/pdf", new Uint8Array(pdf), { "content-disposition": dispositionOf(name) });
}

/** Drawing of a model on a sheet for submittals, shown in the browser. */
async function outlineResponse(
  args: Route.LoaderArgs,
  { locale, text }: SeriesPageData,
  stored: ProductRecord,
  model: Model,
): Promise<Response> {
  const pdf = await args.context.get(outlineSheetsContext).pdf(locale, stored, model);
  if (!pdf) return notFound(args);
  const name = documentName(`${model.name} ${text.drawings.sheet.title}`);
  return file("application/pdf", new Uint8Array(pdf), { "content-disposition": dispositionOf(name) });
}

function selectionOfAddress({ request }: Pick<Route.LoaderArgs, "request">): Selection {
  return selectionOf(readSelection(new URL(request.url).searchParams));
}

function file(type: string, body: BodyInit, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { "content-type": type, ...headers } });
}

/** Read only for SVG; `isMissingFile` replaces every other text/plain 404 by the 404 page. */
function notFound(args: Route.LoaderArgs): Response {
  const { missing } = missingPictures[requestedLocale(args)];
  return new Response(missing, { status: 404, headers: { "content-type": plainText } });
}
