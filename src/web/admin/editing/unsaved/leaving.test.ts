import { expect, test } from "vitest";
import { addresses } from "../../addresses.ts";
import { isUnsaved, keepsDraftOpen } from "./leaving.ts";

test("a running upload is unsaved although all edits are stored", () => {
  expect(isUnsaved({ saving: "saved", uploads: 1 })).toBe(true);
  expect(isUnsaved({ saving: "saved", uploads: 0 })).toBe(false);
});

test("a running upload survives the change of the page in the editor, but not the way to the first steps", () => {
  const { editing, start, home } = addresses;
  const keeps = (uploads: number, to: string) => keepsDraftOpen({ uploads }, editing, to);
  expect([keeps(1, `${editing}company`), keeps(1, start), keeps(0, start)]).toEqual([true, false, true]);
  expect(keeps(0, home)).toBe(false);
});
