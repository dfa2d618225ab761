import { expect, test } from "vitest";
import { addedEntryIn, isInAddedEntry, newId } from "./entries.ts";

test("an entry that the company has added is known by its id, wherever it is in a path", () => {
  const id = newId([]);
  expect(addedEntryIn(`company.offices[${id}].name`)).toEqual({ list: "company.offices", id });
  expect(addedEntryIn(`faq.groups[a].items[${id}]`)).toEqual({ list: "faq.groups[a].items", id });
  expect(isInAddedEntry(`company.offices[${id}].phones[seoul].number`)).toBe(true);
  for (const path of ["company.offices[seoul].name", "home.own-1.title", ""])
    expect(isInAddedEntry(path)).toBe(false);
});
