import { expect, test } from "vitest";
import { type CountedInquiry, inquiryFigures, maxRows } from "./figures.ts";

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

test("spam and quarantined inquiries are omitted from every figure, with a note", () => {
  const { total, leftOut, pages, statuses } = inquiryFigures(
    [counted({ status: "spam", page: "/x" }), counted({ status: "set-aside" }), counted()],
    period,
  );
  expect([total, leftOut, pages, statuses]).toEqual([
    1,
    2,
    [{ of: null, count: 1, won: 0 }],
    [{ of: "new", count: 1, won: 0 }],
  ]);
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
