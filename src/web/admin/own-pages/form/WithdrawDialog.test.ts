import { expect, test } from "vitest";
import type { EditableField } from "#domain/content/content-calls.ts";
import { fieldsLinkingTo } from "./WithdrawDialog.tsx";

test.each([
  ["/certificates", true],
  ["/en/certificates", true],
  ["/certificates?a=1#iso", true],
  ["/certificates/iso", false],
  ["https://example.com/certificates", false],
])("a field with the link %s leads to the page /certificates: %s", (value, leads) => {
  const field: EditableField = { path: "home.link", names: [], kind: "fact", check: "link", value };
  expect(fieldsLinkingTo([field], "/certificates")).toEqual(leads ? ["home.link"] : []);
});
