import { quietVersion } from "#content/details/quiet-version.ts";
import { fill } from "#content/fill.ts";
import { missingPictures } from "#content/problems/problems.ts";
import { drawingColors } from "#documents/drawing/drawing-colors.ts";
import { dxfDrawing, outlineDrawing } from "#documents/drawing/outline-drawing.ts";
import { type Selection, selectionOf } from "#documents/selection/selection.ts";
import { readSelection } from "#documents/selection/selection-texts.ts";
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
import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/files-route";
import { tenderFiles } from "./product-files.ts";
import { requestedLocale, requestedProduct, seriesPage } from "./series-page.ts";

export const handle: PageHandle = { unlisted: true };

/** Files made from the record of a product: catalogue, tender text of all models or of one, and drawings of its models. */
export async function loader(args: Route.LoaderArgs) {
  const product = await requestedProduct(args);
  const wanted = args.params.file;
  if (!product) return notFound(args);
  const page = seriesPage(args, product);
  const { locale, text } = page;
  if (wanted === tenderFiles.text)
    return file(
      "text/plain; charset=utf-8",
      tenderText(tenderOf(locale, text, page.product, undefined, selectionOfAddress(args))),
    );
  if (wanted === catalogFileName) return catalogResponse(args, page, product);
  if (wanted === tenderFiles.word) return tenderResponse(args, page, product);
  const [, name, narrow, kind] = /^(.+?)(~narrow)?\.(svg|dxf|docx|pdf)$/.exec(wanted) ?? [];
  const model = product.models.find((each) => modelSlug(each) === name);
  if (model && kind === "docx") return tenderResponse(args, page, product, model);
  return model
    ? drawingResponse(args, page, product, { model, kind, arrangement: narrow ? { isStacked: true } : {} })
    : notFound(args);
}

/** Drawing of a model with the low-noise option of the address. */
function drawingResponse(
  args: Route.LoaderArgs,
  page: ReturnType<typeof seriesPage>,
  product: ProductRecord,
  { model, kind, arrangement }: { model: Model; kind: string | undefined; arrangement: Arrangement },
): Response | Promise<Response> {
  const { locale, text } = page;
  const drawn = quietVersion(kind === "dxf" ? "en" : locale, model, selectionOfAddress(args).quiet);
  if (kind === "pdf") return outlineResponse(args, page, product, drawn);
  const drawing =
    kind === "dxf"
      ? dxfDrawing(drawn, product)
      : outlineDrawing(locale, text.drawings, drawn, product, arrangement);
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
  { locale, text, page, product }: ReturnType<typeof seriesPage>,
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
  { locale, text, page }: ReturnType<typeof seriesPage>,
  product: ProductRecord,
): Promise<Response> {
  const pdf = await context.get(catalogsContext).pdf(locale, product);
  const name = documentName(fill(text.documents.label, { title: page.title }));
  return file("application/pdf", new Uint8Array(pdf), { "content-disposition": dispositionOf(name) });
}

/** Drawing of a model on a sheet for submittals, shown in the browser. */
async function outlineResponse(
  args: Route.LoaderArgs,
  { locale, text }: ReturnType<typeof seriesPage>,
  product: ProductRecord,
  model: Model,
): Promise<Response> {
  const pdf = await args.context.get(outlineSheetsContext).pdf(locale, product, model);
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

/** Words in place of a drawing that does not exist; the server sends the page for unknown addresses in place of any other file. */
function notFound(args: Route.LoaderArgs): Response {
  const { missing } = missingPictures[requestedLocale(args)];
  return new Response(missing, { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });
}
