import type { SyntheticEvent } from "react";
import { cleanPhone } from "#domain/inquiry/form-fields.ts";

/**
 * Takes away what a phone number may not have, after it was typed or pasted. While an input method composes, its
 * text is left alone: changing it would break the composition.
 * @returns the text that stays
 */
export function cleanTypedPhone(event: SyntheticEvent<HTMLInputElement>): string {
  const input = event.currentTarget;
  const { value, selectionStart } = input;
  if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return value;
  const cleaned = cleanPhone(value);
  if (cleaned !== value) {
    const caret = cleanPhone(value.slice(0, selectionStart ?? value.length)).length;
    input.value = cleaned;
    input.setSelectionRange(caret, caret);
  }
  return cleaned;
}
