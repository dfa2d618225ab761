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

/** Numbered pages that `fittedPage` has room for: parts beyond it continue on further pages. */
export function pagesThatFit(context: PdfContext, pages: readonly SheetPage[]): SheetPage[] {
  return numberedPages(pages.flatMap((page) => dividedPage(context, page)));
}

/** A page laid out at the largest of the sizes in which it fits. */
export function fittedPage(context: PdfContext, page: SheetPage): FittedPage {
  for (const scale of scales) {
    const laidOut = layOutAt(context, page, scale);
    if (fits(laidOut)) return laidOut;
  }
  return layOutAt(context, page, smallest);
}

function layOutAt(
  context: PdfContext,
  { body, foot }: Pick<SheetPage, "body" | "foot">,
  scale: number,
): FittedPage {
  const inherited = { textStyle: defaultTextStyle, width: sheetRoom.width / scale };
  return { body: layOut(context, body, inherited), foot: layOut(context, foot, inherited), scale };
}

function fits({ body, foot, scale }: FittedPage): boolean {
  return body.height + gap + foot.height <= sheetRoom.height / scale;
}

/** The page itself where its smallest size fits; otherwise pages of full size, each with the head and the foot. */
function dividedPage(context: PdfContext, page: SheetPage): SheetPage[] {
  const { body, headLength } = page;
  const foot = numberedFoot(page.foot, "99 / 99");
  if (fits(layOutAt(context, { body, foot }, smallest))) return [page];
  const withParts = (parts: readonly Part[]) => ({
    ...body,
    parts: [...body.parts.slice(0, headLength), ...parts],
  });
  const pageFits = (parts: readonly Part[], share = 1) => {
    const laidOut = layOutAt(context, { body: withParts(parts), foot }, 1);
    return laidOut.body.height + gap + laidOut.foot.height <= share * sheetRoom.height;
  };
  return dividedParts(body.parts.slice(headLength), pageFits).map((parts) => ({
    ...page,
    body: withParts(parts),
  }));
}
