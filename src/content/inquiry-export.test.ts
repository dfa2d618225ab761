import { expect, test } from "vitest";
import type { InboxInquiry } from "#domain/inquiry/inbox.ts";
import { inquiryTable } from "./inquiry-export.ts";

const inquiry: InboxInquiry = {
  id: 7,
  company: "다라물산",
  name: "홍길동",
  phone: "02-0000-0000",
  email: "buyer@example.com",
  productType: "maintenance",
  message: "견적을 부탁드립니다.",
  duty: { flowRate: 500, hotWaterTemp: 40, coldWaterTemp: 32, wetBulbTemp: 27 },
  locale: "en",
  status: "answered",
  suspicion: null,
  note: "회신함",
  createdAt: "2025-03-04T15:30:00.000Z",
  retainedUntil: "2028-03-04T15:30:00.000Z",
  mail: { state: "delivered", attempts: 1, lastError: null, settledAt: null, nextAttemptAt: null },
};

test("a table of inquiries speaks Korean and shows Korean time", () => {
  const [headings, row] = inquiryTable([inquiry]);
  expect(Object.fromEntries((headings ?? []).map((heading, index) => [heading, row?.[index]]))).toEqual({
    번호: 7,
    "접수 시각": "2025-03-05 00:30",
    상태: "답변 완료",
    회사명: "다라물산",
    담당자명: "홍길동",
    전화번호: "02-0000-0000",
    이메일: "buyer@example.com",
    "문의 분야": "유지보수",
    "문의 내용": "견적을 부탁드립니다.",
    "순환수량(m³/h)": 500,
    "입구수온(°C)": 40,
    "출구수온(°C)": 32,
    "습구온도(°C)": 27,
    "최종 CRT": 865.6,
    "문의 페이지": "영어",
    메모: "회신함",
    "메일 발송": "발송 완료",
    "보관 기한": "2028-03-05",
  });
});

test("the cells of a duty stay empty where none was attached", () => {
  const [headings, row] = inquiryTable([{ ...inquiry, duty: null }]);
  expect(row).toHaveLength(headings?.length ?? 0);
  expect(row?.slice(9, 14)).toEqual(["", "", "", "", ""]);
});
