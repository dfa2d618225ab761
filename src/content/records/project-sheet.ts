import {
  type FieldColumn,
  type ImportColumn,
  importColumns,
} from "#domain/projects/import/import-columns.ts";
import type { ProjectField, TranslatedText } from "#domain/projects/project-fields.ts";
import { headingParts } from "#domain/records/headings.ts";
import { projectFieldWords } from "./projects.ts";

const { labels, english } = projectFieldWords;

/** Names of the columns of a list of projects in the template, in exports and on the screen. */
export const sheetLabels: Readonly<Record<ImportColumn, string>> = {
  id: "사이트 번호",
  number: "번호",
  photo: "사진 파일",
  ...labels,
  "en.title": english.title,
  "en.description": english.description,
  "en.clientCompany": english.clientCompany,
  "en.city": english.city,
  "en.asked": english.asked,
  "en.done": english.done,
} satisfies Record<ImportColumn | FieldColumn, string>;

/**
 * Further names that owners give them. A number of theirs only finds photographs; the site's own has the one
 * name of exports, as any other list may have an "ID" too.
 */
const otherHeadings: Readonly<Record<"id" | "number" | "photo" | ProjectField, readonly string[]>> = {
  id: [],
  number: [
    "No",
    "Nr",
    "ID",
    "연번",
    "순번",
    "일련번호",
    "관리번호",
    "프로젝트 번호",
    "현장번호",
    "Number",
    "Project number",
    "Project no",
    "Reference no",
  ],
  photo: [
    "사진",
    "사진명",
    "사진 파일명",
    "이미지",
    "이미지 파일",
    "파일명",
    "Photo",
    "Photo file",
    "Picture",
    "Image",
    "File name",
  ],
  title: [
    "프로젝트",
    "현장명",
    "현장",
    "공사명",
    "사업명",
    "시공사례",
    "제목",
    "Project",
    "Project name",
    "Title",
    "Name",
    "Site",
  ],
  clientCompany: [
    "발주처",
    "발주사",
    "고객",
    "거래처",
    "납품처",
    "수요처",
    "건축주",
    "업체명",
    "회사명",
    "Client",
    "Client company",
    "Customer",
    "Owner",
    "Company",
  ],
  coolingTowerType: ["종류", "형식", "타입", "구분", "Type", "Tower type", "Cooling tower type"],
  country: ["나라", "국가명", "Country"],
  city: ["지역", "도시명", "설치 장소", "위치", "설치 지역", "소재지", "City", "Location", "Place"],
  capacity: ["냉각 용량", "냉각 능력", "규모", "Capacity", "Cooling capacity", "Size"],
  projectYear: [
    "연도",
    "년도",
    "시공 연도",
    "시공 년도",
    "납품 연도",
    "납품 년도",
    "준공 연도",
    "준공 년도",
    "설치 연도",
    "설치 년도",
    "Year",
    "Project year",
  ],
  completedOn: [
    "준공",
    "준공 일자",
    "준공 날짜",
    "준공 연월",
    "준공 년월",
    "준공월",
    "완공",
    "완공일",
    "완료일",
    "납품일",
    "납품 연월",
    "납품 년월",
    "납품 일자",
    "설치일",
    "설치 연월",
    "시공일",
    "시공 연월",
    "시공 년월",
    "Completed",
    "Completed on",
    "Completion",
    "Completion date",
    "Date",
  ],
  description: [
    "내용",
    "공사 내용",
    "공사 개요",
    "상세",
    "Description",
    "Details",
    "Notes",
    "Remarks",
    "비고",
  ],
  asked: [
    "요구 사항",
    "요구 조건",
    "요청 내용",
    "고객 요청",
    "고객 요구",
    "과제",
    "What was asked",
    "Asked",
    "Request",
    "Requirement",
    "Requirements",
    "Challenge",
  ],
  done: [
    "시공 내역",
    "시공 범위",
    "수행 내용",
    "작업 내용",
    "해결 방안",
    "What was done",
    "Done",
    "Work done",
    "Scope of work",
    "Solution",
  ],
  tags: ["태그", "특징", "Tags", "Features", "Feature tags"],
  imageUrl: [
    "이미지 주소",
    "이미지 경로",
    "사진 경로",
    "Image address",
    "Image path",
    "Picture address",
    "Image URL",
  ],
};

/** A column that a heading names; its distance is 0 for the column's own name, and grows the further another name is. */
interface CalledColumn<Column extends ImportColumn = ImportColumn> {
  column: Column;
  distance: number;
}

/**
 * The column that a heading names, in either language, with or without its unit. "영문 설명", "설명(영문)" and "Description
 * (English)" are the English text.
 * @example columnCalled("용량 (RT)") // { column: "capacity", distance: 0 }
 */
export function columnCalled(heading: string): CalledColumn | undefined {
  const isEnglish = englishMark.test(heading);
  const called = heading.replace(englishMark, "");
  const found = columnNamed(called) ?? columnNamed(headingParts(called).name);
  if (!isEnglish || found === undefined) return found;
  const { column, distance } = found;
  return Object.hasOwn(english, column)
    ? { column: `en.${column}` as `en.${TranslatedText}`, distance }
    : undefined;
}

function columnNamed(heading: string): CalledColumn<NamedColumn> | undefined {
  const called = bare(heading);
  return called === "" ? undefined : columnsByName.get(called);
}

/** Stands in the column of numbers where a row only shows how a row is filled in. */
export const exampleNumber = "예시";

const englishMark = /영문|영어|\b(in )?english\b|\ben\b/i;
type NamedColumn = keyof typeof otherHeadings;

/** Own names before those that may mean several columns. */
const columnsByName: ReadonlyMap<string, CalledColumn<NamedColumn>> = new Map(
  importColumns
    .filter((column): column is NamedColumn => !column.startsWith("en."))
    .flatMap((column) =>
      [sheetLabels[column], ...otherHeadings[column]].map((name, distance) => ({ column, name, distance })),
    )
    .toReversed()
    .toSorted((one, other) => other.distance - one.distance)
    .map(({ column, name, distance }) => [bare(name), { column, distance }]),
);

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
