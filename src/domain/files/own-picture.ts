import * as z from "zod/mini";
import { isFileName } from "./stored-file.ts";

/** Maximum width and height of an uploaded picture, px: no page shows a wider one. */
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
  /** A tiny version as a data URI, which stands in its place until it has come. */
  placeholder: z.string().check(z.regex(/^(data:image\/webp;base64,[A-Za-z0-9+/]{1,1200}={0,2})?$/)),
});
export type OwnPicture = z.infer<typeof ownPictureSchema>;

/** Pages go by the focus in steps of this, percent: as many as there may be are made of a picture, and no more. */
export const focusStep = 5;

/** The focus as pages go by it, percent. */
export function focusOf({ focus }: Pick<OwnPicture, "focus">): { x: number; y: number } {
  return { x: inSteps(focus.x), y: inSteps(focus.y) };
}

function inSteps(share: number): number {
  return Math.round((100 * share) / focusStep) * focusStep;
}
