import { preferenceTexts, type SelectionTexts } from "#documents/selection/selection-texts.ts";
import { setTextsIn } from "./chosen-tower.ts";

export const finderId = "design-choice";

/**
 * Preferences and towers in the finder's inputs that a visitor has changed before the script was loaded. Must be called before React
 * hydrates the page.
 */
export function choicesBeforeHydration(): Record<"preferences" | "towers", SelectionTexts> | undefined {
  const form = globalThis.document?.querySelector<HTMLFormElement>(`#${finderId} form`);
  if (!form) return undefined;
  const towers = document.querySelector<HTMLInputElement>(`#${finderId} [type=radio]:checked`);
  return {
    preferences: preferenceTexts(new FormData(form)),
    towers: towers ? setTextsIn(towers.value) : {},
  };
}
