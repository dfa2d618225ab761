import type { InquiryStatus } from "#domain/inquiries/inbox.ts";

/** Names of the statuses of an inquiry. */
export const inquiryStatusNames = {
  new: "새 문의",
  "in-progress": "진행 중",
  quoted: "견적 보냄",
  won: "수주",
  lost: "실주",
  archived: "보관",
  "set-aside": "보류",
  spam: "스팸",
} satisfies Record<InquiryStatus, string>;
