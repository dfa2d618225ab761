import { expect, test } from "vitest";
import { type CountedInquiry, figuresPeriodSchema, inquiryFigures, maxRows } from "./figures.ts";

const period = { from: "2026-01-15", to: "2026-03-02" };
const hour = 60 * 60 * 1000;
// 00:30 on 1 February in Korea.
const createdAt = Date.parse("2026-01-31T15:30:00Z");

function counted(facts: Partial<CountedInquiry> = {}): CountedInquiry {
  const nothing = {
    answeredAt: null,
    productType: null,
    page: null,
    series: null,
    country: null,
    valueKrw: null,
  };
  return { status: "new", createdAt, ...nothing, ...facts };
}

test("inquiries are counted by the month in Korea, and months without any are shown", () => {
  expect(inquiryFigures([counted(), counted({ status: "won" })], period).months).toEqual([
    { of: "2026-01", count: 0, won: 0 },
    { of: "2026-02", count: 2, won: 1 },
    { of: "2026-03", count: 0, won: 0 },
  ]);
});

test("the time to the first answer is a median, and one day is 24 hours", () => {
  const answered = [1, 3, 24, 25].map((hours) =>
    counted({ status: "in-progress", answeredAt: createdAt + hours * hour }),
  );
  expect(inquiryFigures([...answered, counted()], period)).toMatchObject({
    total: 5,
    answered: 4,
    withinDay: 3,
    medianHours: 13.5,
  });
  expect(inquiryFigures([counted()], period).medianHours).toBeNull();
});

test("values are summed up by what became of the inquiries", () => {
  const values = [
    counted({ status: "won", valueKrw: 10 }),
    counted({ status: "won" }),
    counted({ status: "quoted", valueKrw: 5 }),
    counted({ status: "lost", valueKrw: 7 }),
  ];
  expect(inquiryFigures(values, period)).toMatchObject({ wonKrw: 10, quotedKrw: 5 });
});

test("the most frequent stand first, and the rest is summed up", () => {
  const pages = Array.from({ length: maxRows + 3 }, (_, index) => counted({ page: `/p${index}` }));
  const rows = inquiryFigures([...pages, counted({ page: "/p7" })], period).pages;
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([
    maxRows + 1,
    { of: "/p7", count: 2, won: 0 },
    { of: "", count: 3, won: 0 },
  ]);
});

test.each([
  ["2026-01-01", "2026-01-01", true],
  ["2026-01-02", "2026-01-01", false],
  ["2000-01-01", "2099-12-31", true],
  ["1999-12-31", "2026-01-01", false],
  ["2026-01-01", "2100-01-01", false],
  ["2026-02-30", "2026-03-01", false],
])("a period may be from %s to %s: %s", (from, to, expected) => {
  expect(figuresPeriodSchema.safeParse({ from, to }).success).toBe(expected);
});

test("the median of an odd number is the middle one, and of a single one itself", () => {
  const answeredAfter = (...hours: number[]) =>
    inquiryFigures(
      hours.map((each) => counted({ answeredAt: createdAt + each * hour })),
      period,
    ).medianHours;
  expect(answeredAfter(30, 1, 3)).toBe(3);
  expect(answeredAfter(5)).toBe(5);
  expect(answeredAfter(10, 9)).toBe(9.5);
});

test("months run on over the end of a year", () => {
  const months = (from: string, to: string) => inquiryFigures([], { from, to }).months.map(({ of }) => of);
  expect(months("2025-11-30", "2026-02-01")).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(months("2026-01-31", "2026-01-31")).toEqual(["2026-01"]);
});

test("statuses have their own order, and products, series and countries that of their number", () => {
  const figures = inquiryFigures(
    [
      counted({ status: "won", country: "KR", series: "sf", productType: "package" }),
      counted({ status: "new", country: "KR", series: "sf", productType: "package" }),
      counted({ status: "won", country: null, productType: "other" }),
    ],
    period,
  );
  expect(figures.statuses).toEqual([
    { of: "new", count: 1, won: 0 },
    { of: "won", count: 2, won: 2 },
  ]);
  expect(figures.products).toEqual([
    { of: "package", count: 2, won: 1 },
    { of: "other", count: 1, won: 1 },
  ]);
  expect(figures.series).toEqual([{ of: "sf", count: 2, won: 1 }]);
  expect(figures.countries).toEqual([
    { of: "KR", count: 2, won: 1 },
    { of: null, count: 1, won: 1 },
  ]);
});

test.each([
  [maxRows, maxRows, maxRows - 1],
  [maxRows + 1, maxRows + 1, ""],
])("of %d pages, series and countries there are %d rows", (count, rows, last) => {
  const all = Array.from({ length: count }, (_, index) =>
    counted({ status: "won", page: `${index}`, series: `${index}`, country: `${index}` }),
  );
  const { pages, series, countries } = inquiryFigures(all, period);
  for (const table of [pages, series, countries]) {
    expect(table).toHaveLength(rows);
    expect(table.at(-1)).toEqual({ of: String(last), count: 1, won: 1 });
  }
});
