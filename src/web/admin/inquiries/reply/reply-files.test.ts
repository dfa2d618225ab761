import { expect, test } from "vitest";
import { setPageAccount } from "../../account/page-account.ts";
import { discardForms, isAnythingUnsaved } from "../../unsaved/open-forms.ts";
import { findFiles, forgetFiles, keepFiles } from "./reply-files.ts";

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

test("files chosen by one account are attached to no answer of another, and are there again for the first", () => {
  const file = new File(["%PDF-1.7"], "견적.pdf");
  setPageAccount("kim");
  keepFiles(1, [file]);
  setPageAccount("park");
  expect([findFiles(1), isAnythingUnsaved()]).toEqual([[], false]);
  discardForms();
  forgetFiles(1);
  setPageAccount("kim");
  expect(findFiles(1)).toEqual([file]);
  discardForms();
  expect(findFiles(1)).toEqual([]);
  setPageAccount(undefined);
});
