import { expect, test } from "vitest";
import { timeZoneName } from "./time-zone.ts";

test.each([
  ["ko", "Asia/Seoul", "한국 표준시(KST, UTC+9)"],
  ["en", "Asia/Seoul", "Korean Standard Time (KST, UTC+9)"],
  ["en", "Asia/Shanghai", "China Standard Time (UTC+8)"],
  ["ko", "America/New_York", "미 동부 시간(UTC\u22125, 여름 UTC\u22124)"],
  ["en", "America/New_York", "Eastern Time (UTC\u22125, UTC\u22124 in summer)"],
  ["en", "Asia/Nowhere", ""],
] as const)("in %s the zone %s is %j", (locale, zone, name) => {
  expect(timeZoneName(locale, zone, 2026)).toBe(name);
});
