import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../api-client.ts";
import { fetchDraft, sendEdit } from "./content-api.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ["an edit", () => sendEdit({ path: "home.h1", edit: null, revision: 1 })],
  ["the request for the draft", fetchDraft],
])("%s fails without a status after half a minute without a response", async (_, call) => {
  const timeout = vi
    .spyOn(AbortSignal, "timeout")
    .mockReturnValue(AbortSignal.abort(new DOMException("no response", "TimeoutError")));
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return new Response("", { status: 500 });
  });
  const failure = await call().catch((reason: unknown) => reason);
  expect(failure).not.toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ name: "TimeoutError" });
  expect(timeout).toHaveBeenCalledWith(30_000);
});
