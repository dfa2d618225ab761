import { tenderText } from "#content/lookup/tender-text.ts";
import { missingPictures } from "#content/problems/problems.ts";
import { dxf } from "#domain/products/drawing/dxf.ts";
import { modelDrawing } from "#domain/products/drawing/model-drawing.ts";
import { svg } from "#domain/products/drawing/svg.ts";
import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/files-route";
import { modelFile, tenderFile } from "./product-files.ts";
import { askedLocale, askedProduct, seriesPage } from "./series-page.ts";

export const handle: PageHandle = { unlisted: true };

/** Words of a DXF file, which takes Latin letters only. */
const latinWords = { plan: "PLAN", front: "FRONT", side: "SIDE" };

/** The files of a product, made from its record: the tender text, and the drawings of its models. */
export async function loader(asked: Route.LoaderArgs) {
  const product = await askedProduct(asked);
  const wanted = asked.params.file;
  if (!product) return missing(asked);
  const made = seriesPage(asked, product);
  const { locale, text } = made;
  if (wanted === tenderFile)
    return file("text/plain; charset=utf-8", tenderText(locale, text.tender.text, made.product));
  const [, name, kind] = /^(.+)\.(svg|dxf)$/.exec(wanted) ?? [];
  const model = product.models.find((each) => modelFile(each) === name);
  const drawing = model && modelDrawing(model, product.tags, kind === "dxf" ? latinWords : text.drawings);
  if (!drawing) return missing(asked);
  return kind === "dxf"
    ? file("image/vnd.dxf", dxf(drawing))
    : file("image/svg+xml; charset=utf-8", svg(drawing, model.name));
}

function file(type: string, body: string): Response {
  return new Response(body, { headers: { "content-type": type } });
}

function missing(asked: Route.LoaderArgs): Response {
  const { missing } = missingPictures[askedLocale(asked)];
  return new Response(missing, { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });
}
