import { describe, expect, test } from "vitest";
import { typeNames } from "#content/lookup/terms.ts";
import { readSheet } from "#domain/spreadsheets/read-sheet.ts";
import { aStoredProject } from "../../../../../../tests/support/builders.ts";
import { linesOf, noCorrections, openBook, withColumnField } from "../../../import/state/lines.ts";
import { projectImportKind } from "../project-import-kind.ts";
import { capacityConversions } from "./interpretations.ts";
import { englishFile, exportFile, templateFile } from "./project-workbooks.ts";

const types = typeNames("ko", "한빛에어");
const projects = projectImportKind(types);

const aSheet = (...rows: string[][]) =>
  openBook(projects, "a.xlsx", [
    { name: "", rows: rows.map((cells, index) => ({ number: index + 1, cells })) },
  ]);
const required = ["프로젝트명", "고객사", "종류", "국가", "용량", "설명"];
const filled = ["울산 현장", "가나화학", "산업용", "한국", "1200RT", "증설"];
const checked = (
  headings: string[],
  cells: string[],
  sheet = aSheet([...required, ...headings], [...filled, ...cells]),
) => projects.checkedLines(linesOf(projects, sheet, noCorrections))[0];

describe("the columns of a sheet", () => {
  test.each([
    [
      ["번호", "공사명", "발주처", "냉각탑 형식", "나라", "용량(RT)"],
      ["number", "title", "clientCompany", "coolingTowerType", "country", "capacity"],
    ],
    [
      ["No.", "Project name", "CLIENT", "Tower type", "Country", "Capacity"],
      ["number", "title", "clientCompany", "coolingTowerType", "country", "capacity"],
    ],
    [
      ["프로젝트명", "프로젝트명(영문)", "영문 설명", "City (English)"],
      ["title", "en.title", "en.description", "en.city"],
    ],
    [
      ["프로젝트명", "요구 조건", "시공 내용", "Work done (English)", "영문 요청 사항"],
      ["title", "asked", "done", "en.done", "en.asked"],
    ],
    [
      ["연번", "프로젝트명", "Title", "국가"],
      ["number", "title", "", "country"],
    ],
  ])("are known by their headings %j", (headings, columns) => {
    expect(aSheet(headings, headings).columns).toEqual(columns);
  });

  test.each([
    [
      ["비고", "설명", "현장", "프로젝트명"],
      ["", "description", "", "title"],
    ],
    [
      ["비고", "공사 내용", "프로젝트명"],
      ["", "description", "title"],
    ],
  ])("are those of their own names %j, whatever else may mean the same", (headings, columns) => {
    expect(aSheet(headings, headings).columns).toEqual(columns);
  });

  test.each([
    [
      ["프로젝트명", "형식"],
      ["가", "대향류형 개방식"],
      ["title", "tags"],
    ],
    [
      ["프로젝트명", "냉각탑 형식"],
      ["가", "밀폐형"],
      ["title", "tags"],
    ],
    [
      ["프로젝트명", "형식"],
      ["가", "산업용"],
      ["title", "coolingTowerType"],
    ],
    [
      ["프로젝트명", "형식", "종류"],
      ["가", "대향류형", "패키지"],
      ["title", "tags", "coolingTowerType"],
    ],
    [
      ["프로젝트명", "종류", "형식"],
      ["가", "개방형", "원형"],
      ["title", "tags", "coolingTowerType"],
    ],
    [
      ["프로젝트명", "형식", "특징 태그"],
      ["가", "원형", "저소음"],
      ["title", "coolingTowerType", "tags"],
    ],
  ])("%j above %j are distinguished by what they hold", (headings, cells, columns) => {
    expect(aSheet(headings, cells).columns).toEqual(columns);
  });

  test("are found below a title, and rows keep their row numbers", () => {
    const sheet = aSheet(["2024년 시공사례 목록"], ["작성: 영업부"], required, filled);
    expect([sheet.columns[0], sheet.rows.map(({ number }) => number)]).toEqual(["title", [4]]);
  });

  test("never have the same field", () => {
    const sheet = withColumnField(aSheet(["프로젝트명", "이름"], ["가", "나"]), 1, "title");
    expect(sheet.columns).toEqual(["", "title"]);
  });
});

describe("a row is understood", () => {
  test.each([
    ["종류", "Package", { coolingTowerType: "package" }],
    ["종류", "산업용 냉각탑", { coolingTowerType: "industrial" }],
    ["국가", "South Korea", { country: "한국" }],
    ["국가", "아틀란티스", { country: "아틀란티스" }],
    ["도시", "Ulsan", { city: "울산" }],
    ["도시", "Xi'an", { city: "시안" }],
    ["도시", "Xi’an", { city: "시안" }],
    ["용량 (CRT)", "1,200", { capacity: "1,200CRT" }],
    ["용량(kcal/h)", "1,170,000", { capacity: "300RT" }],
    ["용량(×10³kcal/h)", "1,170", { capacity: "300RT" }],
    ["용량[kW]", "1,360.5", { capacity: "300RT" }],
    ["용량", "117만 kcal/h", { capacity: "300RT" }],
    ["용량(USRT)", "300", { capacity: "300USRT" }],
    ["용량", "300RT × 2대", { capacity: "300RT × 2대" }],
    ["연도", "2024년", { projectYear: 2024 }],
    ["연도", "2024-01-01", { projectYear: 2024 }],
    ["준공일", "2024. 3. 5.", { completedOn: "2024-03-05" }],
    ["준공일", "", { completedOn: undefined }],
    ["준공일", "2019.5.", { completedOn: "2019-05", projectYear: null }],
    ["준공일", "2019년", { completedOn: null, projectYear: 2019 }],
    ["종류", "산업용 대향류형", { coolingTowerType: "industrial", tags: ["대향류"] }],
    ["태그", "Low Noise; 개방형\n#모듈형", { tags: ["저소음", "개방형", "모듈형"] }],
  ])("with %s %j", (heading, text, understood) => {
    const headings = [...required.filter((name) => name !== heading && !heading.startsWith(name)), heading];
    const cells = headings.map((name) => (name === heading ? text : (filled[required.indexOf(name)] ?? "")));
    expect(checked([], [], aSheet(headings, cells))?.row?.project).toMatchObject(understood);
  });

  test("with its capacity in tons, which is reported", () => {
    const cells = [
      ["울산 현장", "117만 kcal/h"],
      ["부산 현장", "300RT"],
    ].map(([title = "", capacity = ""]) => filled.with(0, title).with(4, capacity));
    const lines = projects.checkedLines(linesOf(projects, aSheet(required, ...cells), noCorrections));
    expect(capacityConversions(lines)).toEqual(["117만 kcal/h → 300RT"]);
  });

  test("unchanged if the site exported it", () => {
    expect(checked(["사이트 번호", "도시"], ["7", "Ulsan"])?.row).toMatchObject({
      id: 7,
      project: { city: "Ulsan" },
    });
  });

  test.each([
    ["용량", "1,200", "capacity", "단위를 함께"],
    ["종류", "증기", "coolingTowerType", "산업용, 패키지, 한빛에어"],
    ["준공일", "3/5/2024", "completedOn", "예: 2024-03-15"],
    ["준공일", "1999", "completedOn", "2000년부터"],
    ["준공일", "1900-01-01", "completedOn", "1950-01-01"],
    ["연도", "'24", "projectYear", "네 자리"],
    ["연도", "1999", "projectYear", "2000년부터"],
    ["태그", "개방형, 조용함", "tags", "조용함"],
    ["프로젝트명", "", "title", "프로젝트명을 입력해주세요"],
    ["사이트 번호", "가", "id", "내려받은 파일에 있는 번호"],
  ])("not with %s %j, and the cell says why", (heading, text, column, sentence) => {
    const headings = [...required.filter((name) => name !== heading), heading];
    const cells = headings.map((name) => (name === heading ? text : (filled[required.indexOf(name)] ?? "")));
    const line = checked([], [], aSheet(headings, cells));
    expect([line?.row, line?.problems]).toEqual([undefined, { [column]: expect.stringContaining(sentence) }]);
  });

  test("with corrections, and with values for all rows", () => {
    const sheet = aSheet(required.slice(0, 5), filled.slice(0, 5), ["", ...filled.slice(1, 5)]);
    const corrections = {
      ...noCorrections,
      cells: { "3 title": "부산 현장" },
      forAll: { description: "교체" },
    };
    expect(
      projects.checkedLines(linesOf(projects, sheet, corrections)).map(({ row }) => row?.project),
    ).toMatchObject([
      { title: "울산 현장", description: "교체" },
      { title: "부산 현장", description: "교체" },
    ]);
    expect(linesOf(projects, sheet, { ...corrections, leftOut: [3] }).map(({ rowKey }) => rowKey)).toEqual([
      2,
    ]);
  });

  test("once: a duplicate is reported with the earlier row", () => {
    const sheet = aSheet(required, filled, ["다른 현장", ...filled.slice(1)], filled);
    expect(
      projects.checkedLines(linesOf(projects, sheet, noCorrections)).map(({ problems }) => problems),
    ).toEqual([{}, {}, { title: expect.stringContaining("2행과 프로젝트명·고객사·도시가 같습니다.") }]);
  });
});

describe("a workbook of several sheets", () => {
  const rows = (...cells: string[][]) => cells.map((own, index) => ({ number: index + 1, cells: own }));
  const book = [
    { name: "표지", rows: rows(["시공 실적"]) },
    { name: "상반기", rows: rows(required, filled) },
    {
      name: "하반기",
      rows: rows(["비고란", "고객사", "프로젝트명", "용량(USRT)"], ["야간", "다라전자", "부산 현장", "300"]),
    },
  ];

  test("is imported from its first list, unless others are chosen", () => {
    expect(openBook(projects, "a.xlsx", book)).toMatchObject({
      taken: [1],
      rows: [{ number: 10_000_002, place: "2" }],
    });
  });

  test("is imported as one list, with columns merged by field, and the sheet name in each row", () => {
    const sheet = openBook(projects, "a.xlsx", book, [1, 2]);
    expect(sheet.headings).toEqual([...required, "비고란"]);
    const lines = linesOf(projects, sheet, noCorrections);
    expect(lines.map(({ rowLabel }) => rowLabel)).toEqual(["상반기 2", "하반기 2"]);
    expect(lines[1]?.cells).toMatchObject({
      title: "부산 현장",
      clientCompany: "다라전자",
      capacity: "300USRT",
      description: "",
    });
  });
});

describe("the workbooks", () => {
  const sheetOf = (bytes: Uint8Array) => {
    const reading = readSheet(bytes);
    if (reading.kind === "refused") throw new Error(reading.problem);
    return openBook(projects, "a.xlsx", reading.sheets);
  };

  test("to fill in are recognized in every column, and their example is ignored", () => {
    const sheet = sheetOf(templateFile(types));
    expect([sheet.columns.includes(""), sheet.rows]).toEqual([false, []]);
  });

  test("that are exported can be imported unchanged", () => {
    const project = aStoredProject({
      title: "=울산 & <현장>",
      description: "첫 줄\n둘째 줄 _x0041_",
      asked: "밤에 조용하게",
      done: "저속 팬\n흡음재",
      en: { done: "Slow fans" },
      tags: ["개방형", "저소음"],
      projectYear: 2021,
      imageUrl: "/projects/a.webp",
    });
    const sheet = sheetOf(exportFile([{ ...project, number: "007" }], types));
    const [line] = projects.checkedLines(linesOf(projects, sheet, noCorrections));
    const { id, createdAt: _, ...rest } = project;
    expect(line?.row).toEqual({ id, number: "007", photo: null, project: rest });
  });

  test("for English have it beside the Korean, and can be imported unchanged", () => {
    const project = aStoredProject({ completedOn: "2019-05", projectYear: 2019, en: { title: "Roof" } });
    const sheet = sheetOf(englishFile([{ ...project, number: null }], types));
    expect(sheet.columns.slice(0, 5)).toEqual([
      "id",
      "title",
      "en.title",
      "clientCompany",
      "en.clientCompany",
    ]);
    const [line] = projects.checkedLines(linesOf(projects, sheet, noCorrections));
    const { id, createdAt: _, ...rest } = project;
    expect(line?.row).toEqual({ id, number: null, photo: null, project: rest });
  });
});
