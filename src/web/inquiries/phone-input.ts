import type { CompositionEvent, SyntheticEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Inquiry } from "#domain/inquiries/inquiry-fields.ts";
import { hasPhoneCharactersOnly, normalizePhone, phoneCharactersOf } from "#domain/inquiries/phone.ts";

export interface PhoneRules {
  onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/**
 * Typing puts nothing into the phone field that no phone number has. What comes in any other way, a paste say, stays
 * in sight as it is, and the field says what is wrong with it: a number that lost a part silently would be a wrong one.
 */
export function phoneRules(form: UseFormReturn<Inquiry>): PhoneRules {
  // The form itself checks a field only once it was sent. `register` takes over the value first.
  const check = () => queueMicrotask(() => void form.trigger("phone"));
  const isWrong = () => form.getFieldState("phone").error !== undefined;
  return {
    onInput({ currentTarget: input, nativeEvent: event }) {
      const { isComposing = false, inputType = "", data = null } = event as Partial<InputEvent>;
      // While an input method composes, its text is left alone: changing it would break the composition.
      if (isComposing) return;
      const stays = tidy(input, isTyping(inputType) ? data : null);
      if (!hasPhoneCharactersOnly(stays) || isWrong()) check();
    },
    // No `input` follows the end of a composition, so the form is told of what stays.
    onCompositionEnd({ currentTarget: input, data }) {
      form.setValue("phone", tidy(input, data), { shouldValidate: isWrong() || form.formState.isSubmitted });
    },
  };
}

function isTyping(inputType: string): boolean {
  return ["insertText", "insertCompositionText", "insertFromComposition"].includes(inputType);
}

/**
 * Brings the field's text into its plain form, without what of `typed` may not be in it.
 * @param typed what has just been put before the cursor by typing, if anything
 * @returns the text that stays
 */
function tidy(input: HTMLInputElement, typed: string | null): string {
  const { value, selectionStart } = input;
  const end = selectionStart ?? value.length;
  const start = end - (typed?.length ?? 0);
  const isBeforeCursor = typed !== null && value.slice(start, end) === typed;
  const before = isBeforeCursor
    ? normalizePhone(value.slice(0, start)) + phoneCharactersOf(normalizePhone(typed))
    : normalizePhone(value.slice(0, end));
  const tidied = before + normalizePhone(value.slice(end));
  if (tidied !== value) {
    input.value = tidied;
    input.setSelectionRange(before.length, before.length);
  }
  return tidied;
}
