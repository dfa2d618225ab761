import type { OutlineDrawing } from "#domain/products/drawing/model-drawing.ts";

/** Scales that the rulers of drawing offices have (1:20 to 1:125, 1:100 to 1:600), with their tenths and tenfolds. */
const scales = [
  10, 20, 25, 30, 40, 50, 60, 75, 100, 125, 200, 250, 300, 400, 500, 600, 1_000, 1_250, 2_000,
] as const;

/** Room for the views on the sheet, mm. */
const views = { width: 262, height: 261 };

/** Height of letters on paper, mm: capitals of the smallest notes are 2.5 mm high. */
export const letterHeight = 2.85;

/** The largest scale at which the views have room: 50 stands for 1:50. @param viewsWithLetters with letters of this height, in mm at the size of the tower */
export function drawnScale(
  viewsWithLetters: (height: number) => Pick<OutlineDrawing, "from" | "to">,
): number {
  const fitting = scales.find((scale) => {
    const { from, to } = viewsWithLetters(letterHeight * scale);
    return to[0] - from[0] <= views.width * scale && to[1] - from[1] <= views.height * scale;
  });
  return fitting ?? Math.max(...scales);
}
