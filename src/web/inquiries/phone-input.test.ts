import { describe, expect, test, vi } from "vitest";
import { phoneRules } from "./phone-input.ts";

/**
 * Phone field in its form.
 * @param wrong whether it already shows an error
 */
function aField(wrong = false) {
  const input = {
    value: "",
    selectionStart: 0,
    setSelectionRange(at: number) {
      input.selectionStart = at;
    },
  };
  const form = {
    trigger: vi.fn(async () => true),
    setValue: vi.fn(),
    getFieldState: () => ({ error: wrong ? { type: "x" } : undefined }),
    formState: { isSubmitted: false },
  };
  const rules = phoneRules(form as never);
  const put = (before: string, after: string, event: object) => {
    input.value = before + after;
    input.selectionStart = before.length;
    rules.onInput({ currentTarget: input, nativeEvent: event } as never);
    return input.value;
  };
  return { input, form, rules, put };
}

describe("the phone field", () => {
  test("ignores typed letters, and keeps the position of the caret", () => {
    const { input, put } = aField();
    expect(put("02-1a", "34", { inputType: "insertText", data: "a" })).toBe("02-134");
    expect(input.selectionStart).toBe(4);
  });

  test("converts full-width digits", () => {
    expect(aField().put("０２", "", { inputType: "insertText", data: "２" })).toBe("02");
  });

  test("does not change text under composition, and cleans it at the end", () => {
    const { input, form, put, rules } = aField();
    expect(put("02ㅎ", "", { inputType: "insertCompositionText", data: "ㅎ", isComposing: true })).toBe(
      "02ㅎ",
    );
    rules.onCompositionEnd({ currentTarget: input, data: "ㅎ" } as never);
    expect(input.value).toBe("02");
    expect(form.setValue).toHaveBeenCalledWith("phone", "02", expect.anything());
  });

  test("keeps a pasted text and shows an error", async () => {
    const { form, put } = aField();
    expect(put("내선 12", "", { inputType: "insertFromPaste" })).toBe("내선 12");
    await Promise.resolve();
    expect(form.trigger).toHaveBeenCalledWith("phone");
  });
});
