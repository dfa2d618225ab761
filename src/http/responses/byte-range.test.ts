import { expect, test } from "vitest";
import { parseRange } from "./byte-range.ts";

test.each<[string | undefined, unknown]>([
  [undefined, "whole"],
  ["bytes=0-", { from: 0, to: 100 }],
  ["bytes=0-0", { from: 0, to: 1 }],
  ["bytes=10-19", { from: 10, to: 20 }],
  ["bytes= 10 - 19", { from: 10, to: 20 }],
  ["bytes=90-500", { from: 90, to: 100 }],
  ["bytes=-5", { from: 95, to: 100 }],
  ["bytes=-500", { from: 0, to: 100 }],
  ["bytes=99-99", { from: 99, to: 100 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=100-200", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=20-10", "whole"],
  ["bytes=200-100", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=-", "whole"],
  ["bytes=a-b", "whole"],
  ["pages=1-2", "whole"],
  ["kilobytes=1-2", "whole"],
  [`bytes=0-${"9".repeat(40)}`, "whole"],
])("of 100 bytes, %s asks for %j", (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});
