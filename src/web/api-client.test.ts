import { afterEach, expect, test, vi } from "vitest";
import { ApiError, callApi } from "./api-client.ts";

afterEach(() => vi.unstubAllGlobals());

test("sends a body as JSON with a content type, and no content type without a body", async () => {
  const fetch = answering(() => Response.json({ id: 1 }));
  expect(await callApi("POST", "/api/things", { body: { name: "가" }, locale: "ko" })).toEqual({ id: 1 });
  await callApi("GET", "/api/things");
  expect(fetch.mock.calls.map(([, sent]) => sent)).toEqual([
    expect.objectContaining({
      method: "POST",
      credentials: "include",
      body: '{"name":"가"}',
      headers: { "Accept-Language": "ko", "Content-Type": "application/json" },
    }),
    { method: "GET", credentials: "include", headers: {} },
  ]);
});

test.each([
  ["its body", new Response("no such thing", { status: 404, statusText: "Not Found" }), "404: no such thing"],
  [
    "the name of its status",
    new Response("", { status: 502, statusText: "Bad Gateway" }),
    "502: Bad Gateway",
  ],
])("throws for a rejected request with its status and %s", async (_, response, message) => {
  answering(() => response);
  await expect(callApi("GET", "/api/things")).rejects.toMatchObject({ status: response.status, message });
});

test.each(["<h1>Bad Gateway</h1>", "null", '"text"', "7"])(
  "a rejected request with body %s has no JSON fields",
  (body) => {
    expect(new ApiError(502, body).json).toEqual({});
  },
);

test("aborts the request after the timeout", async () => {
  const fetch = answering(() => Response.json({}));
  await callApi("GET", "/api/things", { timeoutMs: 1 });
  const signal = fetch.mock.calls[0]?.[1]?.signal;
  await new Promise((resolve) => signal?.addEventListener("abort", resolve));
  expect(signal?.reason).toMatchObject({ name: "TimeoutError" });
});

function answering(respond: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => respond());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
