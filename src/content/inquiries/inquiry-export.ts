import { planWords } from "#content/calculator/plan/plan.ts";
import { verdictWords } from "#content/calculator/verdict/verdict.ts";
import type { InboxInquiry, InquiryWithHistory } from "#domain/inquiries/inbox.ts";
import type { InquiryNote } from "#domain/inquiries/inbox-note.ts";
import { type InquiryField, inquiryFieldNames, inquiryFields } from "#domain/inquiries/inquiry-fields.ts";
import { dayInKorea, minuteInKorea } from "#domain/korean-day.ts";
import type { Cell } from "#domain/spreadsheets/csv.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { languageName } from "../languages.ts";
import { fieldValue } from "./field-value.ts";
import { inquiry as form } from "./inquiry.ts";
import { finalCRT } from "./inquiry-duty.ts";
import { inquiryStatusNames } from "./status-names.ts";

const dutyHeadings = {
  flowRate: "순환수량(m³/h)",
  hotWaterTemp: "입구수온(°C)",
  coldWaterTemp: "출구수온(°C)",
  wetBulbTemp: "습구온도(°C)",
  height: "해발고도(m)",
} satisfies Record<keyof Duty, string>;
const dutyColumns = Object.keys(dutyHeadings) as (keyof Duty)[];

/** Names of the columns of a table of inquiries. */
export const inquiryHeadings = [
  "번호",
  "접수 번호",
  "접수 시각",
  "상태",
  "담당",
  "다음 할 일",
  "금액(원)",
  ...inquiryFieldNames.map((name) => form.ko.fields[name].label),
  ...Object.values(dutyHeadings),
  "최종 CRT",
  planWords.ko.tower.model,
  verdictWords.ko.label,
  "선택 내용",
  "참고 시공사례",
  "첨부 파일",
  "문의 페이지",
  "유입 페이지",
  "메모",
  "답변자",
  "답변 시각",
  "알림 메일",
  "보관 기한",
];
const mailStates = {
  none: "보내지 않음",
  waiting: "발송 대기",
  delivered: "발송 완료",
  failed: "발송 실패",
} satisfies Record<InboxInquiry["mail"]["state"], string>;

/** An inquiry as a row of a table in Korean; times are Korean time. */
export function inquiryRow(inquiry: InquiryWithHistory): Cell[] {
  return [
    inquiry.id,
    inquiry.reference,
    minuteInKorea(new Date(inquiry.createdAt)),
    inquiryStatusNames[inquiry.status],
    inquiry.responsible ?? "",
    inquiry.nextOn ?? "",
    inquiry.valueKrw ?? "",
    ...inquiryFieldNames.map((name) => fieldCell(name, inquiry)),
    ...dutyCells(inquiry.duty),
    ...selectionCells(inquiry.selection),
    inquiry.project?.title ?? "",
    inquiry.files.map(({ name }) => name).join("\n"),
    languageName(inquiry.locale, "ko"),
    inquiry.page ?? "",
    inquiry.notes.map(noteLine).join("\n"),
    inquiry.answered?.by ?? "",
    inquiry.answered ? minuteInKorea(new Date(inquiry.answered.at)) : "",
    mailStates[inquiry.mail.state],
    dayInKorea(new Date(inquiry.retainedUntil)),
  ];
}

/** Phone numbers keep their signs and zeros in a spreadsheet. */
function fieldCell(name: InquiryField, inquiry: InquiryWithHistory): Cell {
  const value = fieldValue(form.ko, inquiry, name);
  return inquiryFields[name].kind === "phone" ? { figures: value } : value;
}

/** @example noteLine(note) // "전화함 (admin, 2025-03-05 00:30)" */
function noteLine({ text, author, writtenAt }: InquiryNote): string {
  const source = [author, writtenAt && minuteInKorea(new Date(writtenAt))].filter(Boolean).join(", ");
  return source === "" ? text : `${text} (${source})`;
}

/** Numbers, so that a spreadsheet sorts and adds them; the CRT to one decimal, as it was shown. */
function dutyCells(duty: InboxInquiry["duty"]): (string | number)[] {
  const crt = duty === null ? undefined : finalCRT(duty);
  return [
    ...dutyColumns.map((column) => duty?.[column] ?? ""),
    crt === undefined ? "" : Number(crt.toFixed(1)),
  ];
}

/** The towers and whether they meet the duty, each in a cell of its own, and all choices in words. */
function selectionCells(selection: InboxInquiry["selection"]): string[] {
  const rows = selection?.rows ?? [];
  const figureOf = (label: string) => rows.find((row) => row.label === label)?.figure ?? "";
  return [
    figureOf(planWords.ko.tower.model),
    figureOf(verdictWords.ko.label),
    rows.map(({ label, figure }) => `${label}: ${figure}`).join("\n"),
  ];
}
