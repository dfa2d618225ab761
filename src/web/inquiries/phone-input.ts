import type { CompositionEvent, SyntheticEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Inquiry } from "#domain/inquiries/inquiry-fields.ts";
import { hasPhoneCharactersOnly, normalizePhone, phoneCharactersOf } from "#domain/inquiries/phone.ts";

export interface PhoneRules {
  onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/**
 * Typed characters that no phone number has are ignored. Other input, such as a paste, is kept and validated:
 * silently removing a part would leave a wrong number.
 */
export function phoneRules(form: UseFormReturn<Inquiry>): PhoneRules {
  // The form itself validates a field only after submission. `register` takes the value first.
  const check = () => queueMicrotask(() => void form.trigger("phone"));
  const isWrong = () => form.getFieldState("phone").error !== undefined;
  return {
    onInput({ currentTarget: input, nativeEvent: event }) {
      const { isComposing = false, inputType = "", data = null } = event as Partial<InputEvent>;
      // Text under composition of an input method must not be changed: that would end the composition.
      if (isComposing) return;
      const stays = tidy(input, isTyping(inputType) ? data : null);
      if (!hasPhoneCharactersOnly(stays) || isWrong()) check();
    },
    // No `input` event follows the end of a composition, so the form is updated here.
    onCompositionEnd({ currentTarget: input, data }) {
      form.setValue("phone", tidy(input, data), { shouldValidate: isWrong() || form.formState.isSubmitted });
    },
  };
}

function isTyping(inputType: string): boolean {
  return ["insertText", "insertCompositionText", "insertFromComposition"].includes(inputType);
}

/**
 * Normalises the field's text, without invalid characters of `typed`.
 * @param typed text just inserted before the caret by typing, if any
 * @returns the normalised text
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
