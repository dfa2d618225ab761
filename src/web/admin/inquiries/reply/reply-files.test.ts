import { expect, test } from "vitest";
import { discardForms, isAnythingUnsaved } from "../../unsaved/open-forms.ts";
import { forgetFiles, keepFiles } from "./reply-files.ts";

test("files chosen for an answer are unsaved until they are sent or the person logs out", () => {
  const file = new File(["%PDF-1.7"], "견적.pdf");
  keepFiles(1, [file]);
  expect(isAnythingUnsaved()).toBe(true);
  forgetFiles(1);
  expect(isAnythingUnsaved()).toBe(false);
  keepFiles(2, [file]);
  discardForms();
  expect(isAnythingUnsaved()).toBe(false);
});
