import { expect, test } from "vitest";
import { memoryStorage } from "../../../../../tests/support/session-storage.ts";
import { setPageAccount } from "../../account/page-account.ts";
import { isAnythingUnsaved } from "../../unsaved/open-forms.ts";
import { countUnsaved, openUnsavedEntries } from "../../unsaved/unsaved-entries.ts";
import { formKind } from "../../unsaved/use-unsaved-value.ts";
import { unsavedName } from "../state/unsaved-names.ts";
import { forgetInquiry } from "./forget-inquiry.ts";
import { keepFiles } from "./reply-files.ts";

test("nothing of an erased inquiry stays in the browser, and everything of the others", () => {
  const storage = memoryStorage();
  const store = openUnsavedEntries({ username: "kim", kind: formKind, storage, tab: "1" });
  for (const nameOf of Object.values(unsavedName)) for (const id of [1, 12]) store.keep(nameOf(id), "글");
  keepFiles(1, [new File(["%PDF-1.7"], "견적.pdf")]);
  setPageAccount("park");
  forgetInquiry(1, storage);
  setPageAccount(undefined);
  expect(countUnsaved("kim", storage)).toBe(4);
  expect(isAnythingUnsaved()).toBe(false);
});
