import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { contentHash, encodeResponse, negotiateResponse, representationOf } from "./encoded-response.ts";

const page = await encodeResponse(200, { "content-type": "text/html" }, "냉각탑".repeat(100), "quick");

function asked(conditions: Partial<Parameters<typeof negotiateResponse>[1]>) {
  return negotiateResponse(page, {
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

  test.each([
    [undefined, 200],
    ["*", 304],
    [" * ", 304],
    ['"other", *', 200],
    ["", 200],
  ])("answers If-None-Match %j with %i", (ifNoneMatch, status) => {
    const response = asked({ ifNoneMatch });
    expect([response.status, response.body.length]).toEqual([status, status === 200 ? 900 : 0]);
  });

  test("answers 304 with the headers of the version, so that caches keep them", () => {
    const { headers, etag } = asked({ acceptEncoding: "br", ifNoneMatch: "*" });
    expect(headers).toEqual({
      "content-type": "text/html",
      "content-encoding": "br",
      vary: "Accept-Encoding",
      etag,
    });
  });

  test("takes the tag of one encoding for no other", () => {
    const { etag } = asked({ acceptEncoding: "br" });
    expect(asked({ acceptEncoding: "gzip", ifNoneMatch: etag }).status).toBe(200);
    expect(asked({ ifNoneMatch: etag }).status).toBe(200);
  });

  test("takes the mark of a weak tag only at its beginning", () => {
    const { etag } = asked({});
    expect(asked({ ifNoneMatch: `W/${etag}` }).status).toBe(304);
    expect(asked({ ifNoneMatch: etag.replace("-", "W/-") }).status).toBe(200);
  });

  test("that is a refusal is sent whole, whatever version the client has", async () => {
    const refusal = await encodeResponse(404, {}, "gone", "quick");
    const { status, body } = negotiateResponse(refusal, {
      method: "GET",
      acceptEncoding: undefined,
      ifNoneMatch: "*",
    });
    expect([status, body.toString()]).toEqual([404, "gone"]);
  });

  test("answers HEAD with the length and no body", () => {
    const head = asked({ method: "HEAD" });
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe("900");
  });
});

test("a response for one client is compressed for that client alone", async () => {
  const { representations } = await encodeResponse(200, {}, Buffer.from("냉각탑".repeat(100)), "quick", [
    "gzip",
  ]);
  expect(Object.keys(representations)).toEqual(["gzip"]);
});

test("a kept response has no uncompressed body, and a client that takes no other gets all of it", async () => {
  const gzipAlone = await encodeResponse(200, {}, "냉각탑", "quick", ["gzip"]);
  const plainAlone = await encodeResponse(200, {}, "냉각탑", "quick", []);
  expect(Object.keys(page.representations).toSorted()).toEqual(["br", "gzip"]);
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
  const { representations, bytes } = await encodeResponse(200, {}, text, "quick");
  const held = Object.values(representations).map(({ body }) => body.buffer.byteLength);
  expect(held.reduce((sum, size) => sum + size)).toBe(bytes);
});

test.each(["best", "good", "quick"] as const)(
  "the effort %s changes nothing about the content",
  async (effort) => {
    const text = Array.from({ length: 2_000 }, (_, n) => (n * 7919) % 10_007).join();
    const response = await encodeResponse(200, { vary: "Cookie" }, text, effort);
    const [br, gzip] = [representationOf(response, "br"), representationOf(response, "gzip")];
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect([br.headers, gzip.headers]).toEqual([
      { vary: "Cookie", etag: br.etag, "content-length": String(br.body.length), "content-encoding": "br" },
      {
        vary: "Cookie",
        etag: gzip.etag,
        "content-length": String(gzip.body.length),
        "content-encoding": "gzip",
      },
    ]);
    expect(response.bytes).toBe(br.body.length + gzip.body.length);
    // Below half the length: the digits are packed.
    expect(br.body.length).toBeLessThan(text.length / 2);
  },
);

test("more effort makes a response shorter", async () => {
  const text = Array.from({ length: 5_000 }, (_, n) => `<li>${(n * 7919) % 1_007}</li>`).join("");
  const sizes: [number, number][] = [];
  for (const effort of ["quick", "good", "best"] as const) {
    const response = await encodeResponse(200, {}, text, effort);
    sizes.push([
      representationOf(response, "br").body.length,
      representationOf(response, "gzip").body.length,
    ]);
  }
  const [quick = [0, 0], good = [0, 0], best = [0, 0]] = sizes;
  expect(good[0]).toBeLessThan(quick[0]);
  expect(best[0]).toBeLessThan(good[0]);
  expect(good[1]).toBeLessThan(quick[1]);
  expect(best[1]).toBeLessThanOrEqual(good[1]);
});

test("two contents have two tags, one content has one, whatever its form", () => {
  expect(contentHash("tower")).toMatch(/^[\w-]{22}$/);
  expect(contentHash(Buffer.from("tower"))).toBe(contentHash("tower"));
  expect(contentHash("towers")).not.toBe(contentHash("tower"));
});

test("an empty response is sent in every encoding", async () => {
  const response = await encodeResponse(200, {}, "", "good");
  expect(brotliDecompressSync(representationOf(response, "br").body)).toHaveLength(0);
  expect(representationOf(response, "identity").body).toHaveLength(0);
});

test.each([[[]], [["identity"]]] as const)(
  "a response with the compressions %j alone is kept uncompressed",
  async (wanted) => {
    const response = await encodeResponse(200, {}, "plain", "quick", wanted);
    expect(Object.keys(response.representations)).toEqual(["identity"]);
    const { headers, etag } = representationOf(response, "br");
    expect(headers).toEqual({ vary: "Accept-Encoding", etag, "content-length": "5" });
  },
);
