import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { encodeResponse, representationOf, responseFor } from "./encoded-response.ts";

const page = await encodeResponse(200, { "content-type": "text/html" }, "냉각탑".repeat(100), "quick");

function asked(conditions: Partial<Parameters<typeof responseFor>[1]>) {
  return responseFor(page, {
    method: "GET",
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    ...conditions,
  });
}

describe("a stored response", () => {
  test("is the same text in every encoding", () => {
    expect(brotliDecompressSync(asked({ acceptEncoding: "br" }).body).toString()).toBe("냉각탑".repeat(100));
    expect(gunzipSync(asked({ acceptEncoding: "gzip" }).body).toString()).toBe("냉각탑".repeat(100));
    expect(asked({}).body.toString()).toBe("냉각탑".repeat(100));
  });

  test("has a tag of its own per encoding", () => {
    expect(asked({ acceptEncoding: "br" }).etag).not.toBe(asked({ acceptEncoding: "gzip" }).etag);
  });

  test("answers 304 without a body to a client that has this version", () => {
    const { etag } = asked({ acceptEncoding: "br" });
    const again = asked({ acceptEncoding: "br", ifNoneMatch: `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).not.toHaveProperty("content-length");
  });

  test("answers in full to a client that has another version", () => {
    expect(asked({ ifNoneMatch: '"other"' }).status).toBe(200);
  });

  test("answers HEAD with the length and no body", () => {
    const head = asked({ method: "HEAD" });
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe("900");
  });
});

test("a response for one client is compressed for that client alone", async () => {
  const { encodings: representations } = await encodeResponse(
    200,
    {},
    Buffer.from("냉각탑".repeat(100)),
    "quick",
    ["gzip"],
  );
  expect(Object.keys(representations)).toEqual(["gzip"]);
});

test("a kept response has no plain form, and a client that takes no other gets all of it", async () => {
  const gzipAlone = await encodeResponse(200, {}, "냉각탑", "quick", ["gzip"]);
  const plainAlone = await encodeResponse(200, {}, "냉각탑", "quick", []);
  expect(Object.keys(page.encodings).toSorted()).toEqual(["br", "gzip"]);
  for (const response of [gzipAlone, plainAlone, await encodeResponse(200, {}, "냉각탑", "quick", ["br"])]) {
    const { body, etag, headers } = representationOf(response, "identity");
    expect(body.toString()).toBe("냉각탑");
    expect(headers).toEqual({ vary: "Accept-Encoding", etag, "content-length": "9" });
    expect(etag).toBe(representationOf(plainAlone, "identity").etag);
  }
});

test.each([
  ["short", "short"],
  ["long", Array.from({ length: 20_000 }, (_, n) => (n * 7919) % 10_007).join()],
])("a kept response that is %s holds no more memory than it says", async (_length, text) => {
  const { encodings: representations, bytes } = await encodeResponse(200, {}, text, "quick");
  const held = Object.values(representations).map(({ body }) => body.buffer.byteLength);
  expect(held.reduce((sum, size) => sum + size)).toBe(bytes);
});
