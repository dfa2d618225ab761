import { expect, test } from "vitest";
import { company } from "../company.ts";
import { letterhead } from "./letterhead.ts";
import { passwordResetMail } from "./password-reset-mail.ts";

const head = letterhead(company, "ko", "https://site.example/");

test("the mail names the company, whatever signs its name has", () => {
  const { subject, text, html } = passwordResetMail(
    "A&B <냉각>",
    "kim",
    "https://site.example/#token=1",
    head,
  );
  expect(subject).toBe("[A&B <냉각>] 관리자 비밀번호 재설정");
  expect(text).toContain("A&B <냉각> 사이트");
  expect(html).toContain("A&amp;B &lt;냉각&gt; 사이트");
});
