import { expect, test } from "vitest";
import { company } from "#content/company.ts";
import { openDraft } from "../../../../../tests/support/draft.ts";
import { addOffice, followHours, officeName, officePath } from "./office-edits.ts";

const first = company.offices[0]?.id ?? "";

test("an added office is last and has no texts of another one", async () => {
  const { store, stored } = openDraft();
  const id = await addOffice({ state: store.state(), store });
  await store.flush();
  const offices = stored.get("company.offices");
  expect(offices?.kind === "list" && offices.order.at(-1)).toBe(id);
  expect(stored.get(officePath(id, "address"))).toEqual({ kind: "text", ko: "", en: "" });
  expect(stored.get(officePath(id, "way.transit"))).toEqual({ kind: "text", ko: "", en: "" });
  expect(stored.get(officePath(id, "email"))).toEqual({ kind: "fact", value: "" });
  for (const field of ["location.latitude", "location.longitude"])
    expect(stored.get(officePath(id, field))).toEqual({ kind: "fact", value: 0 });
  expect(officeName(store.state(), id)).toBeUndefined();
});

test("a removed office still has its name", () => {
  const ids = company.offices.map((office) => office.id);
  const { store } = openDraft({
    "company.offices": { kind: "list", order: ids.slice(1), removed: [first], added: [] },
  });
  expect(officeName(store.state(), first)).toBe(company.offices[0]?.name.ko);
});

test("the text about weekdays follows the hours until it contains more than these", async () => {
  const { store, stored } = openDraft();
  const path = officePath(first, "hours.weekday");
  followHours({ state: store.state(), store }, first, "08:00", "17:00");
  await store.flush();
  expect(stored.get(path)).toEqual({ kind: "text", ko: "08:00-17:00", en: "08:00-17:00" });
  store.change(path, { kind: "text", ko: "08:00-17:00 (점심 12시)", en: "08:00-17:00" });
  followHours({ state: store.state(), store }, first, "09:00", "17:00");
  await store.flush();
  expect(stored.get(path)).toMatchObject({ ko: "08:00-17:00 (점심 12시)" });
});
