import { numberedFoot, numberedPages } from "#documents/sheet/paper-foot.ts";
import type { Part, SheetPage } from "#documents/sheet/paper-parts.ts";
import { defaultTextStyle } from "#documents/sheet/paper-style.ts";
import { dividedParts } from "./part-division.ts";
import { type LaidOutPart, layOut, type PdfContext } from "./pdf-paper.ts";

/** Room on A4 within margins of 12 mm at the sides and 11 mm above and below, points. */
export const sheetRoom = { left: 34, top: 31, width: 595.28 - 2 * 34, height: 841.89 - 2 * 31 };

/** Height between body and foot, points. */
const gap = 8;

/** Sizes of a page; a browser prints the sheet of chosen towers in the smallest. */
const smallest = 0.82;
const scales = [1, 0.97, 0.94, 0.91, 0.88, 0.85, smallest];

interface FittedPage {
  body: LaidOutPart;
  foot: LaidOutPart;
  scale: number;
}

interface DividedPage extends SheetPage {
  /** The body laid out in full size, where the page has room for it. */
  fullSize?: LaidOutPart;
}

/** Numbered pages that `fittedPage` has room for: parts beyond it continue on further pages. */
export function pagesThatFit(context: PdfContext, pages: readonly SheetPage[]): DividedPage[] {
  return numberedPages(pages.flatMap((page) => dividedPage(context, page)));
}

/** A page laid out at the largest of the sizes in which it fits. */
export function fittedPage(context: PdfContext, { body, foot, fullSize }: DividedPage): FittedPage {
  if (fullSize) return { body: fullSize, foot: layOutAt(context, foot, 1), scale: 1 };
  for (const scale of scales) {
    const laidOut = pageAt(context, { body, foot }, scale);
    if (fits(laidOut)) return laidOut;
  }
  return pageAt(context, { body, foot }, smallest);
}

function pageAt(
  context: PdfContext,
  { body, foot }: Pick<SheetPage, "body" | "foot">,
  scale: number,
): FittedPage {
  return { body: layOutAt(context, body, scale), foot: layOutAt(context, foot, scale), scale };
}

function layOutAt(context: PdfContext, part: Part, scale: number): LaidOutPart {
  return layOut(context, part, { textStyle: defaultTextStyle, width: sheetRoom.width / scale });
}

function fits({ body, foot, scale }: FittedPage, share = 1): boolean {
  return body.height + gap + foot.height <= (share * sheetRoom.height) / scale;
}

/** The page itself where its smallest size fits; otherwise pages of full size, each with the head and the foot. */
function dividedPage(context: PdfContext, page: SheetPage): DividedPage[] {
  const { body, headLength } = page;
  const foot = numberedFoot(page.foot, "99 / 99");
  const fullSize = pageAt(context, { body, foot }, 1);
  if (fits(fullSize)) return [{ ...page, fullSize: fullSize.body }];
  if (fits(pageAt(context, { body, foot }, smallest))) return [page];
  const withParts = (parts: readonly Part[]) => ({
    ...body,
    parts: [...body.parts.slice(0, headLength), ...parts],
  });
  const pageFits = (parts: readonly Part[], share = 1) =>
    fits({ ...fullSize, body: layOutAt(context, withParts(parts), 1) }, share);
  return dividedParts(body.parts.slice(headLength), pageFits).map((parts) => ({
    ...page,
    body: withParts(parts),
  }));
}
