import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Contract } from "#domain/contract.ts";
import { setPageAccount } from "./account/page-account.ts";
import { callContract } from "./call-api.ts";

const find: Contract<{ id: number }> = {
  method: "GET",
  path: "/things/:id/notes/:note",
  response: z.object({ id: z.int() }),
};

afterEach(() => vi.unstubAllGlobals());

test("a call uses the escaped address of its contract, and requests Korean", async () => {
  const fetch = answering({ id: 7, more: "x" });
  expect(await callContract(find, { params: { id: 7, note: "가/나" }, query: "page=2" })).toEqual({ id: 7 });
  const [address, sent] = fetch.mock.calls[0] ?? [];
  expect(address).toBe(`/api/things/7/notes/${encodeURIComponent("가/나")}?page=2`);
  expect(sent).toMatchObject({ method: "GET", headers: { "Accept-Language": "ko" } });
  await callContract(find, { params: { id: 7, note: 1 }, query: "" });
  expect(fetch.mock.calls[1]?.[0]).toBe("/api/things/7/notes/1");
});

test("a response that does not match the contract is an error", async () => {
  answering({ id: "seven" });
  await expect(callContract(find, { params: { id: 7, note: 1 } })).rejects.toThrow("invalid_type");
});

test("every call has a time limit, since a dialog stays open until its call is answered", async () => {
  const fetch = answering({ id: 7 });
  const limits = vi.spyOn(AbortSignal, "timeout");
  const params = { id: 7, note: 1 };
  await callContract(find, { params });
  await callContract(find, { params, timeoutMs: 5_000 });
  expect(limits.mock.calls).toEqual([[60_000], [5_000]]);
  expect(fetch.mock.calls.map(([, sent]) => sent?.signal)).toEqual(
    limits.mock.results.map(({ value }) => value),
  );
});

test("a call names the account of the page once it is known", async () => {
  const fetch = answering({ id: 7 });
  const expectedAccount = async () => {
    await callContract(find, { headers: { "If-Match": "1" } });
    return new Headers(fetch.mock.lastCall?.[1]?.headers).get("expected-account");
  };
  expect(await expectedAccount()).toBe(null);
  setPageAccount("박 영업");
  expect(await expectedAccount()).toBe(encodeURIComponent("박 영업"));
  expect(fetch.mock.lastCall?.[1]?.headers).toHaveProperty("If-Match", "1");
  setPageAccount(undefined);
  expect(await expectedAccount()).toBe(null);
});

function answering(body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(body));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
