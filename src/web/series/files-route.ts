import { fill } from "#content/fill.ts";
import { missingPictures } from "#content/problems/problems.ts";
import { dxfDrawing, outlineDrawing } from "#documents/drawing/outline-drawing.ts";
import { type Selection, selectionOf } from "#documents/selection/selection.ts";
import { readSelection } from "#documents/selection/selection-texts.ts";
import { tenderOf } from "#documents/tender/tender.ts";
import { tenderDocument } from "#documents/tender/tender-document.ts";
import { tenderText } from "#documents/tender/tender-text.ts";
import { docx, docxType } from "#domain/documents/docx.ts";
import { dispositionOf, documentName } from "#domain/files/document.ts";
import { dxf } from "#domain/products/drawing/dxf.ts";
import { svg } from "#domain/products/drawing/svg.ts";
import { catalogFileName } from "#domain/products/drawn-catalogs.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { modelFile } from "#domain/products/model-file.ts";
import type { EditedProduct } from "#domain/products/product.ts";
import { catalogsContext, outlineSheetsContext } from "../context.ts";
import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/files-route";
import { tenderFiles } from "./product-files.ts";
import { askedLocale, askedProduct, seriesPage } from "./series-page.ts";

export const handle: PageHandle = { unlisted: true };

/** The files of a product, made from its record: the tender text of all models or of one, and the drawings of its models. */
export async function loader(asked: Route.LoaderArgs) {
  const product = await askedProduct(asked);
  const wanted = asked.params.file;
  if (!product) return missing(asked);
  const made = seriesPage(asked, product);
  const { locale, text } = made;
  if (wanted === tenderFiles.text)
    return file(
      "text/plain; charset=utf-8",
      tenderText(tenderOf(locale, text, made.product, undefined, askedSelection(asked))),
    );
  if (wanted === catalogFileName) return catalogOf(asked, made, product);
  if (wanted === tenderFiles.word) return tender(asked, made, product);
  const [, name, narrow, kind] = /^(.+?)(~narrow)?\.(svg|dxf|docx|pdf)$/.exec(wanted) ?? [];
  const model = product.models.find((each) => modelFile(each) === name);
  if (model && kind === "docx") return tender(asked, made, product, model);
  if (model && kind === "pdf") return outlineOf(asked, made, product, model);
  const drawing =
    model &&
    (kind === "dxf"
      ? dxfDrawing(model, product)
      : outlineDrawing(locale, text.drawings, model, product, narrow ? { isStacked: true } : {}));
  if (!drawing) return missing(asked);
  return kind === "dxf"
    ? file("image/vnd.dxf", dxf(drawing))
    : file("image/svg+xml; charset=utf-8", svg(drawing, model.name));
}

/** The selection of the address fills the blanks. @param model the one that is specified; without it all of them */
function tender(
  { request }: Pick<Route.LoaderArgs, "request">,
  { locale, text, page, product }: ReturnType<typeof seriesPage>,
  { updatedAt }: EditedProduct,
  model?: Model,
): Response {
  const made = tenderDocument(
    locale,
    text.tender.text,
    tenderOf(locale, text, product, model, askedSelection({ request })),
    updatedAt,
  );
  const name = `${fill(text.tender.file, { title: model?.name ?? page.title })}.docx`;
  return file(docxType, docx(made), { "content-disposition": dispositionOf(name) });
}

/** The catalogue of the series, which browsers show. */
async function catalogOf(
  { context }: Pick<Route.LoaderArgs, "context">,
  { locale, text, page }: ReturnType<typeof seriesPage>,
  product: EditedProduct,
): Promise<Response> {
  const pdf = await context.get(catalogsContext).pdf(locale, product);
  const name = documentName(fill(text.documents.label, { title: page.title }));
  return file("application/pdf", new Uint8Array(pdf), { "content-disposition": dispositionOf(name) });
}

/** The drawing of a model on a sheet for submittals, which browsers show. */
async function outlineOf(
  asked: Route.LoaderArgs,
  { locale, text }: ReturnType<typeof seriesPage>,
  product: EditedProduct,
  model: Model,
): Promise<Response> {
  const pdf = await asked.context.get(outlineSheetsContext).pdf(locale, product, model);
  if (!pdf) return missing(asked);
  const name = documentName(`${model.name} ${text.drawings.sheet.title}`);
  return file("application/pdf", new Uint8Array(pdf), { "content-disposition": dispositionOf(name) });
}

function askedSelection({ request }: Pick<Route.LoaderArgs, "request">): Selection {
  return selectionOf(readSelection(new URL(request.url).searchParams));
}

function file(type: string, body: BodyInit, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { "content-type": type, ...headers } });
}

function missing(asked: Route.LoaderArgs): Response {
  const { missing } = missingPictures[askedLocale(asked)];
  return new Response(missing, { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });
}
