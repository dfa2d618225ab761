import * as z from "zod/mini";
import { composed } from "../tidy-text.ts";

/** Control characters except tab and line breaks. PostgreSQL rejects some of them. */
export const unprintable = /[^\P{Cc}\t\r\n]/gu;

/** Takes them out of a text. */
export function withoutUnprintable() {
  return z.overwrite<string>((text) => text.replace(unprintable, ""));
}

/** Checks of a text that must not be empty, in the form in which it is stored. */
export function textChecks(maxLength: number) {
  return [
    withoutUnprintable(),
    z.trim(),
    z.overwrite(composed),
    z.minLength(1),
    z.maxLength(maxLength),
  ] as const;
}
