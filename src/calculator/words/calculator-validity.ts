import { fill } from "#content/fill.ts";
import type { Validity } from "../engine/method/validity.ts";

/** Verdicts of one language on how far a result can be trusted; `{places}` are named after the figures of a `Validity`. */
export type ValidityWords = Record<Validity["kind"], { title: string; text: string }>;

/** The verdict on a result with its figures put in. Apart from the dictionary, so that the calculator takes one language along. */
export function validityText(words: ValidityWords, validity: Validity): { title: string; text: string } {
  const { kind, ...figures } = validity;
  const { title, text } = words[kind];
  return { title, text: fill(text, figures) };
}
