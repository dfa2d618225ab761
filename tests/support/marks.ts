import type { Page } from "playwright-core";
import sharp from "sharp";
import { contrast, type Rgb } from "./contrast.ts";

export interface Mark {
  words: string;
  colour: Rgb;
  /** WCAG 1.4.3 and 1.4.11: 3 for large text and for icons, 4.5 for the rest. */
  minContrast: number;
  box: { left: number; top: number; width: number; height: number };
}

/** Hides letters and icons; shapes around the letters of a drawing are their background and stay. */
const withoutMarks =
  "* { -webkit-text-fill-color: transparent !important } :is(a, button, summary) svg { visibility: hidden !important } svg :is(text, tspan) { fill: transparent !important }";

/** Marks with insufficient contrast on 5 % or more of their pixels. The page must allow added styles. */
export async function lowContrastMarks(page: Page, marks: readonly Mark[]): Promise<string[]> {
  const style = await page.addStyleTag({ content: withoutMarks });
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await style.evaluate((element: Element) => element.remove());
  return marks.flatMap(({ words, colour, minContrast, box }) => {
    const found: number[] = [];
    for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(info.height, box.top + box.height); y++) {
      for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(info.width, box.left + box.width); x++) {
        const at = (y * info.width + x) * 3;
        found.push(contrast(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      }
    }
    const worst = Float64Array.from(found).sort()[Math.floor(found.length / 20)] ?? 0;
    return worst < minContrast ? [`${words}: ${worst.toFixed(2)} of ${minContrast}`] : [];
  });
}
