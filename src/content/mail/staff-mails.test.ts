import { expect, test } from "vitest";
import { company } from "../company.ts";
import { letterhead } from "./letterhead.ts";
import { morningMail } from "./staff-mails.ts";

const inboxUrl = "https://site.example/sd_admin/inquiries";
const letter = { companyName: "한빛", inboxUrl, letterhead: letterhead(company, "ko", inboxUrl) };
const named = {
  reference: "Q-7K4M-2P",
  company: "다라물산",
  name: "홍길동",
  createdAt: "2025-03-04T00:00:00.000Z",
  nextOn: "2025-03-05",
  responsible: null,
};

test.each([
  { unanswered: [named], due: [], subject: "[한빛] 답변을 기다리는 문의 1건" },
  { unanswered: [], due: [named], subject: "[한빛] 오늘 할 일 1건" },
  { unanswered: [named], due: [named], subject: "[한빛] 답변을 기다리는 문의 1건, 오늘 할 일 1건" },
])("the morning's mail names only what there is: $subject", ({ unanswered, due, subject }) => {
  const mail = morningMail(letter, { unanswered, due });
  expect(mail.subject).toBe(subject);
  expect(mail.text).not.toContain("0건");
});
