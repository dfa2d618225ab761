import * as z from "zod/mini";
import { isFileName } from "./stored-file.ts";

/** Longest side of a picture after its conversion in the browser, px: no page shows a wider one. */
export const maxOwnSide = 2560;

/** Focus, from 0 (left, top) to 1: the side farther from it is cut off. */
const share = z.number().check(z.minimum(0), z.maximum(1));

/** A picture that the company has uploaded, as content names it. */
export const ownPictureSchema = z.object({
  /** Name of the stored file, `<hash>.webp`. */
  file: z.string().check(z.refine((name) => isFileName(name) && name.endsWith(".webp"))),
  /** px. */
  width: z.int().check(z.positive(), z.maximum(4096)),
  height: z.int().check(z.positive(), z.maximum(4096)),
  focus: z.object({ x: share, y: share }),
  /** A tiny version as a data URI, shown until the picture has loaded. */
  placeholder: z.string().check(z.regex(/^(data:image\/webp;base64,[A-Za-z0-9+/]{1,1200}={0,2})?$/)),
});
export type OwnPicture = z.infer<typeof ownPictureSchema>;

/** Pages round the focus to this, percent, which limits the number of crops of a picture. */
export const focusStep = 5;

/** The rounded focus, percent. */
export function focusOf({ focus }: Pick<OwnPicture, "focus">): { x: number; y: number } {
  return { x: inSteps(focus.x), y: inSteps(focus.y) };
}

function inSteps(share: number): number {
  return Math.round((100 * share) / focusStep) * focusStep;
}
