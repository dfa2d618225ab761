import { expect, test } from "vitest";
import { auditDetails } from "./audit-details.ts";

test.each([
  [{ status: "in-progress" }, "2번 문의: 상태 진행 중"],
  [{ valueKrw: 12_000_000 }, "2번 문의: 금액 12,000,000원"],
  [
    { status: "won", responsible: null, nextOn: "2026-12-01", valueKrw: null },
    "2번 문의: 상태 수주, 담당 없음, 다음 할 일 2026-12-01, 금액 없음",
  ],
] as const)("the log names the changes %j of an inquiry in Korean", (update, text) => {
  expect(auditDetails.changedInquiry(2, update)).toBe(text);
});

test("the log names kinds of samples in Korean", () => {
  expect(auditDetails.samples(["projects", "products"], 9)).toBe("시공사례, 제품: 9건");
});
