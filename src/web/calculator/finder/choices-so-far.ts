import { preferenceTexts, type SelectionTexts } from "#documents/selection/selection-texts.ts";
import { setTextsIn } from "./chosen-tower.ts";

export const finderId = "design-choice";

/**
 * Preferences and towers that the finder's boxes have in the page: what a visitor has changed before its script was there. To be read before
 * React hydrates the page.
 */
export function choicesSoFar(): Record<"preferences" | "towers", SelectionTexts> | undefined {
  const form = globalThis.document?.querySelector<HTMLFormElement>(`#${finderId} form`);
  if (!form) return undefined;
  const towers = document.querySelector<HTMLInputElement>(`#${finderId} [type=radio]:checked`);
  return {
    preferences: preferenceTexts(new FormData(form)),
    towers: towers ? setTextsIn(towers.value) : {},
  };
}
