import { expect, test } from "vitest";
import { addresses } from "../../addresses.ts";
import { isUnsaved, showsSameEntries } from "./leaving.ts";

test("a running upload is unsaved although all edits are stored", () => {
  expect(isUnsaved({ saving: "saved", uploads: 1 })).toBe(true);
  expect(isUnsaved({ saving: "saved", uploads: 0 })).toBe(false);
});

test("a running upload survives the change of the page in the editor, but not the way to the first steps", () => {
  const { editing, start, home } = addresses;
  const shows = (uploads: number, to: string) => showsSameEntries({ uploads }, editing, to);
  expect([shows(1, `${editing}company`), shows(1, start), shows(0, start)]).toEqual([true, false, true]);
  expect(shows(0, home)).toBe(false);
});
