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
    ["2019.05: 창립", 5],
    ["2019.5, 창립", 5],
    ["2019\t5월\t창립", 5],
    ["2019\t11\t창립\t", 11],
    ["2019\t창립", undefined],
    ["2019년: 창립", undefined],
    ["2019.05 창립", 5],
    ["2019.05.21 창립", 5],
    ["2019.05.21. 창립", 5],
    ["2019년 5월 21일 창립", 5],
    ["2019년 12월 31일 창립", 12],
    ["2019-1-1 창립", 1],
    ["2019 5 창립", 5],
    ["2019년 5월: 창립", 5],
    ["2019.05 - 창립", 5],
    ["2019.05 · 창립", 5],
    ["2019.05 –창립", 5],
    ["2019, 창립", undefined],
    [" 2019 \t 창립 ", undefined],
    ["2019\t5.\t창립", 5],
    ["2019\t05월\t창립", 5],
    ["2019년\t12\t창립", 12],
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

  test.each([
    ["2019 창립: 서울, 부산 - 두 곳", "창립: 서울, 부산 - 두 곳"],
    ["2019.13 창립", "13 창립"],
    ["2019\t13\t창립", "13"],
    ["2019\t0\t창립", "0"],
    ["2019\t3개 공장\tThree plants", "3개 공장"],
    ["2019\t제3공장 5월", "제3공장 5월"],
    ["2019\t 창립 ", "창립"],
    ["2019.5\t7\t창립", "7"],
  ])("%j has the text %j", (line, text) => {
    expect(readChronology(line).years[0]?.events.map((event) => event.text.ko)).toEqual([text]);
  });

  test.each([
    ["1800\t창립", 1800],
    ["1899\t창립", 1899],
    ["2099\t창립", 2099],
    ["1799\t창립", undefined],
    ["2100\t창립", undefined],
    ["창립 2019", undefined],
  ])("%j is of the year %s", (line, year) => {
    const { years, unread } = readChronology(line);
    expect(years.map((each) => each.year)).toEqual(year === undefined ? [] : [year]);
    expect(unread).toEqual([]);
  });

  test("keeps the order of lines in a year of which a month is unknown", () => {
    const [year] = readChronology("2019\t3\t가\n\t나\n\t7\t다").years;
    expect(year?.events.map(({ month, text }) => [month, text.ko])).toEqual([
      [3, "가"],
      [undefined, "나"],
      [7, "다"],
    ]);
  });

  test("gathers the lines of a year that comes again", () => {
    const { years } = readChronology("2018\t가\n2019\t나\n2018\t다");
    expect(years.map(({ year, events }) => [year, events.map(({ text }) => text.ko)])).toEqual([
      [2019, ["나"]],
      [2018, ["가", "다"]],
    ]);
  });

  test("leaves out headings in the first line, but not elsewhere", () => {
    expect(readChronology("연도\t내용\n2019\t가")).toMatchObject({ unread: [] });
    expect(readChronology("연혁\n내용\n2019\t가")).toMatchObject({ years: [{ year: 2019 }], unread: [2] });
    expect(readChronology("2019\n가").unread).toEqual([1, 2]);
  });

  test("tells which lines it could not read, and ends somewhere", () => {
    expect(readChronology("2019\t\n2018\t나").unread).toEqual([1]);
    const long = Array.from({ length: maxChronologyLines + 2 }, () => "2019\t가").join("\n");
    expect(readChronology(long).unread).toHaveLength(2);
    expect(readChronology("")).toEqual({ years: [], unread: [] });
  });
});
