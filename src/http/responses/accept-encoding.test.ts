import { expect, test } from "vitest";
import { bestEncoding } from "./accept-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["gzip, br;q=0", "gzip"],
  ["br;q=0, gzip;q=0", "identity"],
  ["br;q=0.000", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["BR", "br"],
  ["sobriety", "identity"],
  ["br;q=nonsense", "identity"],
  ["br;q=0.5", "br"],
  ["br;level=9;q=0, gzip", "gzip"],
  ["br;level=9", "br"],
])("Accept-Encoding %j gets %s", (header, expected) => {
  expect(bestEncoding(header)).toBe(expected);
});
