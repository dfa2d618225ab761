import { wholeNumber } from "#content/figures/whole-number.ts";
import { inquiryStatusNames } from "#content/inquiries/status-names.ts";
import type { InquiryUpdate } from "#domain/inquiries/inbox.ts";
import type { SampleKind } from "#domain/start/start-calls.ts";
import { firstSteps } from "../first-steps.ts";

/** Details of entries of the audit log, which is read in Korean. */
export const auditDetails = {
  version: (id: number) => `${id}번 버전`,
  restoredVersion: (id: number, of: number) => `${id}번 버전: ${of}번 버전으로 되돌림`,
  /** @example auditDetails.samples(["products"], 9) // "제품: 9건" */
  samples: (kinds: readonly SampleKind[], count: number) =>
    `${kinds.map((kind) => firstSteps.samples.kinds[kind]).join(", ")}: ${count}건`,
  sessions: (count: number) => `${count}대`,
  inquiries: (count: number) => `${count}건`,
  inquiry: (id: number) => `${id}번 문의`,
  /** Without the file's name, which may be of a person and would outlive the inquiry. @param file from 0 */
  inquiryFile: (id: number, file: number) => `${id}번 문의: 첨부 파일 ${file + 1}`,
  /** @example auditDetails.changedInquiry(2, { status: "in-progress" }) // "2번 문의: 상태 진행 중" */
  changedInquiry: (id: number, update: InquiryUpdate) => `${id}번 문의: ${changesOf(update).join(", ")}`,
} as const;

function changesOf({ status, responsible, nextOn, valueKrw }: InquiryUpdate): string[] {
  const none = "없음";
  return [
    ...(status === undefined ? [] : [`상태 ${inquiryStatusNames[status]}`]),
    ...(responsible === undefined ? [] : [`담당 ${responsible ?? none}`]),
    ...(nextOn === undefined ? [] : [`다음 할 일 ${nextOn ?? none}`]),
    ...(valueKrw === undefined ? [] : [`금액 ${valueKrw === null ? none : `${wholeNumber(valueKrw)}원`}`]),
  ];
}
