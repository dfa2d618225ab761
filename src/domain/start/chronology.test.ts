import { describe, expect, test } from "vitest";
import { maxChronologyLines, readChronology } from "./chronology.ts";

describe("a pasted chronology", () => {
  test("is read as year, text and text, newest year first", () => {
    expect(readChronology("1998\t창립\tFounded\n2019\t공장 이전\tMoved the plant")).toEqual({
      years: [
        { year: 2019, events: [{ text: { ko: "공장 이전", en: "Moved the plant" } }] },
        { year: 1998, events: [{ text: { ko: "창립", en: "Founded" } }] },
      ],
      unread: [],
    });
  });

  test.each([
    ["2019년 5월\t창립", 5],
    ["2019.05\t창립", 5],
    ["2019.5.\t창립", 5],
    ["2019-12\t창립", 12],
    ["2019/05/21\t창립", 5],
    ["2019\t5월\t창립", 5],
    ["2019\t11\t창립\t", 11],
    ["2019\t창립", undefined],
    ["2019년: 창립", undefined],
    ["2019.05 창립", 5],
    ["2019.05.21 창립", 5],
  ])("%j has the month %s", (line, month) => {
    const text = { ko: "창립", en: "" };
    const event = month === undefined ? { text } : { month, text };
    expect(readChronology(line)).toEqual({ years: [{ year: 2019, events: [event] }], unread: [] });
  });

  test("keeps lines without a year in the year above them, by month where all have one", () => {
    const { years } = readChronology(
      "연도\t월\t내용\tEnglish\n2019\t3\t가\tA\n\t7\t나\tB\n2018\t다\tC\n\t라\tD",
    );
    expect(years).toEqual([
      {
        year: 2019,
        events: [
          { month: 7, text: { ko: "나", en: "B" } },
          { month: 3, text: { ko: "가", en: "A" } },
        ],
      },
      {
        year: 2018,
        events: [{ text: { ko: "다", en: "C" } }, { text: { ko: "라", en: "D" } }],
      },
    ]);
  });

  test("tells which lines it could not read, and ends somewhere", () => {
    expect(readChronology("2019\t\n2018\t나").unread).toEqual([1]);
    const long = Array.from({ length: maxChronologyLines + 2 }, () => "2019\t가").join("\n");
    expect(readChronology(long).unread).toHaveLength(2);
    expect(readChronology("")).toEqual({ years: [], unread: [] });
  });
});
