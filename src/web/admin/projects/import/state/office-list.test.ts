import { describe, expect, test } from "vitest";
import { typeNames } from "#content/lookup/terms.ts";
import type { Corrections } from "../../../import/sheet-import-kind.ts";
import {
  linesOf,
  noCorrections,
  noMeaning,
  openBook,
  withoutQuestioned,
} from "../../../import/state/lines.ts";
import { projectImportKind } from "../project-import-kind.ts";
import { shortCompletions } from "./interpretations.ts";

const projects = projectImportKind(typeNames("ko", "나라 · 한빛에어"));

const headings = ["연번", "현장명", "발주처", "지역", "형식", "용량", "준공일", "비고"];
const kinds = ["대향류형 개방식", "밀폐형 저소음", "직교류형 개방식", "대향류형 개방식 원형"];
const days = ["2019.05", "2019.5.", "2019-05", "2019년 5월", "2018.11.", "2020년"];

/** A typical office list of 84 projects: no country, no kind, capacities without unit, some remarks. */
const sheet = openBook(projects, "실적.xlsx", [
  {
    name: "납품실적",
    rows: [
      ["냉각탑 납품 실적"],
      headings,
      ...Array.from({ length: 84 }, (_, at) => [
        String(at + 1),
        `가상 ${at + 1}공장`,
        `가상산업 ${at % 9}`,
        "울산",
        kinds[at % kinds.length] ?? "",
        String(100 + at * 10),
        days[at % days.length] ?? "",
        at % 20 === 0 ? "야간 공사" : "",
      ]),
    ].map((cells, index) => ({ number: index + 1, cells })),
  },
]);
const answered = (corrections: Corrections) =>
  projects
    .questionsOf(sheet, corrections)
    .map((question) => [
      question.kind === "blank" ? question.column : question.kind,
      question.rows,
      question.isAnswered,
    ]);
const checked = (corrections: Corrections) => projects.checkedLines(linesOf(projects, sheet, corrections));

const answers: Corrections = {
  ...noCorrections,
  forAll: {
    country: "한국",
    coolingTowerType: "산업용",
    description: "냉각탑 설치",
  },
  unit: "RT",
  meanings: { 원형: noMeaning },
};

describe("a typical office list of 84 projects", () => {
  const asked = [
    ["coolingTowerType", 84],
    ["country", 84],
    ["description", 79],
    ["unit", 84],
    ["word", 21],
  ];

  test("causes five questions, and no problem of a single cell", () => {
    expect(answered(noCorrections)).toEqual(asked.map((each) => [...each, false]));
    const questions = projects.questionsOf(sheet, noCorrections);
    const remaining = checked(noCorrections).map(
      (line) => withoutQuestioned(projects, line, questions).problems,
    );
    expect(remaining.every((problems) => Object.keys(problems).length === 0)).toBe(true);
  });

  test("is complete once the answers are given, which can still be changed", () => {
    const lines = checked(answers);
    expect(lines.filter(({ row }) => row === undefined)).toEqual([]);
    expect(answered(answers)).toEqual(asked.map((each) => [...each, true]));
    expect(lines[3]?.row?.project).toMatchObject({
      clientCompany: "가상산업 3",
      coolingTowerType: "industrial",
      tags: ["대향류", "개방형"],
      capacity: "130RT",
      completedOn: "2019-05",
      description: "냉각탑 설치",
    });
    expect(lines[5]?.row?.project).toMatchObject({
      completedOn: null,
      projectYear: 2020,
    });
    expect(lines[20]?.row?.project.description).toBe("야간 공사");
  });

  test("reports that months and years are kept without a day", () => {
    expect(shortCompletions(checked(answers))).toEqual({ months: 70, years: 14, doubtful: [] });
  });

  test("accepts an explained word as a kind of tower, and still asks about the others", () => {
    const corrections = { ...noCorrections, meanings: { 원형: "패키지" } };
    expect(answered(corrections)).toContainEqual(["coolingTowerType", 63, false]);
    expect(linesOf(projects, sheet, corrections)[3]?.cells.coolingTowerType).toBe("");
    expect(linesOf(projects, sheet, corrections)[3]?.cells.tags).toBe("대향류, 개방형, 패키지");
  });

  test("reads each brand of the partner's products as its kind of tower, as well as the word of the API", () => {
    const cells = {
      "3 coolingTowerType": "한빛에어 밀폐형",
      "4 coolingTowerType": "나라",
      "5 coolingTowerType": "BAC",
    };
    const lines = checked({ ...answers, cells }).slice(0, 3);
    expect(lines.map(({ row }) => row?.project.coolingTowerType)).toEqual(["bac", "bac", "bac"]);
    const others = projectImportKind(typeNames("ko", undefined));
    const read = others.checkedLines(linesOf(others, sheet, { ...answers, cells })).slice(0, 3);
    expect(read.map(({ row }) => row?.project.coolingTowerType)).toEqual([undefined, undefined, "bac"]);
    expect(read[1]?.problems.coolingTowerType).toBe("산업용, 패키지, 협력사 중 하나를 입력해 주세요.");
  });

  test("keeps a text typed into a cell", () => {
    const cells = { "8 clientCompany": "나라", "3 coolingTowerType": "BAC", "6 tags": "개방형" };
    const lines = checked({ ...answers, cells });
    expect([lines[5], lines[0], lines[3]].map((line) => line?.row?.project)).toMatchObject([
      { clientCompany: "나라" },
      { coolingTowerType: "bac" },
      { coolingTowerType: "industrial", tags: ["개방형"] },
    ]);
  });
});
