import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { isInEditorContext, servicesContext } from "../context.ts";
import { foundPage } from "./found-page.ts";

test.each([
  ["?page=7", 7],
  ["", undefined],
  ["?page=x", undefined],
])("the preview at /certificates%s asks for the draft %s", async (query, id) => {
  const asked: unknown[] = [];
  const ownPages = { draftAt: async (...wanted: unknown[]) => void asked.push(wanted) };
  const context = new RouterContextProvider();
  context.set(isInEditorContext, true);
  context.set(servicesContext, { ownPages } as never);
  const request = new Request(`https://tower.example/certificates${query}`);
  expect(await foundPage({ request, context }, "page")).toBeUndefined();
  expect(asked).toEqual([["page", "certificates", id]]);
});
