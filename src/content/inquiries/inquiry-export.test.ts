import { expect, test } from "vitest";
import { capacity } from "#engine/method/capacity.ts";
import { anInboxInquiry } from "../../../tests/support/builders.ts";
import { inquiryHeadings, inquiryRow } from "./inquiry-export.ts";

const duty = { flowRate: 500, hotWaterTemp: 40, coldWaterTemp: 32, wetBulbTemp: 27 };
const { mail } = anInboxInquiry();
const inquiry = anInboxInquiry({
  duty,
  selection: {
    query: "?model=SF-300&units=1",
    model: { crt: 300, kind: "crossflow" },
    rows: [
      { label: "모델", figure: "1 × SF-300 (300 CRT)" },
      { label: "조건 충족", figure: "설계 조건을 만족하지 못합니다." },
    ],
  },
  project: { id: 3, title: "데이터센터 냉각탑" },
  files: [
    { file: 0, name: "도면.pdf", contentType: "application/pdf", size: 10 },
    { file: 1, name: "현장.jpg", contentType: "image/jpeg", size: 10 },
  ],
  locale: "en",
  status: "archived",
  answered: { by: "kim", at: "2025-03-05T01:00:00.000Z" },
  notes: [
    { key: "before", author: null, writtenAt: null, text: "회신함" },
    { key: "a", author: "lee", writtenAt: "2025-03-05T15:00:00.000Z", text: "전화함" },
  ],
  mail: { ...mail, state: "delivered" },
});

test("a table of inquiries speaks Korean and shows Korean time", () => {
  const row = inquiryRow(inquiry);
  expect(Object.fromEntries(inquiryHeadings.map((heading, index) => [heading, row[index]]))).toEqual({
    번호: 7,
    "접수 번호": "Q-7K4M-2P",
    "접수 시각": "2025-03-05 00:30",
    상태: "보관",
    담당: "",
    "다음 할 일": "",
    "금액(원)": "",
    "유입 페이지": "",
    회사명: "다라물산",
    담당자명: "홍길동",
    전화번호: { figures: "02-0000-0000" },
    이메일: "buyer@example.com",
    "문의 분야": "유지보수",
    "문의 내용": "견적을 부탁드립니다.",
    "순환수량(m³/h)": 500,
    "입구수온(°C)": 40,
    "출구수온(°C)": 32,
    "습구온도(°C)": 27,
    "해발고도(m)": "",
    "최종 CRT": 865.6,
    모델: "1 × SF-300 (300 CRT)",
    "조건 충족": "설계 조건을 만족하지 못합니다.",
    "선택 내용": "모델: 1 × SF-300 (300 CRT)\n조건 충족: 설계 조건을 만족하지 못합니다.",
    "참고 시공사례": "데이터센터 냉각탑",
    "첨부 파일": "도면.pdf\n현장.jpg",
    "문의 페이지": "영어",
    메모: "회신함\n전화함 (lee, 2025-03-06 00:00)",
    답변자: "kim",
    "답변 시각": "2025-03-05 10:00",
    "알림 메일": "발송 완료",
    "보관 기한": "2028-03-05",
  });
});

test("the cells of a duty, a project and files stay empty where nothing was attached", () => {
  const row = inquiryRow({ ...inquiry, duty: null, selection: null, project: null, files: [] });
  expect(row).toHaveLength(inquiryHeadings.length);
  expect(row.slice(13, 24)).toEqual(Array(11).fill(""));
});

test("a row has the elevation of the site, without which its capacity cannot be computed again", () => {
  const row = inquiryRow({ ...inquiry, duty: { ...duty, height: 200 } });
  const cell = (heading: string) => row[inquiryHeadings.indexOf(heading)];
  expect(cell("해발고도(m)")).toBe(200);
  expect(cell("최종 CRT")).toBeCloseTo(capacity({ ...duty, height: 200 }).finalCRT, 1);
  expect(cell("최종 CRT")).not.toBe(865.6);
});
