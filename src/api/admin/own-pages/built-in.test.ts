import { expect, test } from "vitest";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { aPageDraft } from "../../../../tests/support/builders.ts";

test("blocks can be added to built-in pages, and to no others", async () => {
  const { call } = await openAdministration();
  const add = (address: string) =>
    call("POST /api/admin/pages", { payload: { kind: "builtIn", draft: aPageDraft({ address }) } });
  expect((await add("/nowhere")).status).toBe(400);
  expect((await add("certificates")).status).toBe(400);
  const { status, body } = await add("/products/package");
  expect([status, body.kind, body.draft.address]).toEqual([201, "builtIn", "/products/package"]);
  expect(await add("/products/package")).toMatchObject({ status: 201, body: { id: body.id } });
});
