import { expect, test } from "vitest";
import { erasedNotes, periodIn, periodNamed, withEnd } from "./period.ts";

// 00:30 of the next day in Korea.
const now = new Date("2026-03-01T15:30:00Z");

test("periods end today in Korea, and twelve months begin with a month", () => {
  expect(periodNamed("30", now)).toEqual({ from: "2026-02-01", to: "2026-03-02" });
  expect(periodNamed("year", now)).toEqual({ from: "2025-04-01", to: "2026-03-02" });
  expect(periodNamed("this-year", now)).toEqual({ from: "2026-01-01", to: "2026-03-02" });
});

test.each(["", "from=2026-03-02&to=2026-03-01", "from=x&to=y", "from=1026-03-02&to=2026-03-01"])(
  "an address with %j shows twelve months",
  (query) => {
    expect(periodIn(new URLSearchParams(query), now).from).toBe("2025-04-01");
  },
);

test("a date beyond the other end moves that end, and the next choice starts from there", () => {
  const year = { from: "2025-04-01", to: "2026-03-02" };
  const day = withEnd(year, "to", "2020-12-31");
  expect(day).toEqual({ from: "2020-12-31", to: "2020-12-31" });
  expect(withEnd(day, "from", "2020-01-01")).toEqual({ from: "2020-01-01", to: "2020-12-31" });
  expect(withEnd(year, "from", "2026-05-01")).toEqual({ from: "2026-05-01", to: "2026-05-01" });
});

const erased = "3년이 지난 문의는 파기되어 세지 않습니다.";
const spamErased = "스팸과 보류한 문의는 분류한 지 30일이 지나면 파기되어 제외한 수에도 들지 않습니다.";

test.each([
  ["2023-03-03", [spamErased]],
  // Partly erased: it is 00:30 of the day three years later.
  ["2023-03-02", [erased, spamErased]],
  ["2020-01-01", [erased, spamErased]],
  ["2026-02-01", []],
  ["2026-01-31", [spamErased]],
])("of a period from %s is said: %j", (from, notes) => {
  expect(erasedNotes({ from, to: "2026-03-02" }, now)).toEqual(notes);
});
