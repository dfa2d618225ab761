import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { anInboxInquiry } from "../../../tests/support/builders.ts";
import { insertAboveQuote, mailAddress, mailFile, replyDraft } from "./inquiry-reply.ts";

const ownName = { ko: "한빛", en: "Hanbit" };

function asked(facts: Parameters<typeof anInboxInquiry>[0] = {}, confirmationSubject: string | null = null) {
  const inquiry = anInboxInquiry({ createdAt: "2025-03-04T15:30:00.000Z", reference: "Q-7K4M-2P", ...facts });
  return { ...inquiry, receiptSubject: confirmationSubject };
}

test("an English inquiry is answered in English, with its number and its question", () => {
  const { subject, text } = replyDraft(
    asked({ locale: "en", name: "Jane Doe", message: "Two towers,\n300 RT." }),
    ownName,
  );
  expect(subject).toBe("[Hanbit] Your inquiry (Q-7K4M-2P)");
  expect(text).toBe(
    "Dear Jane Doe,\n\nThank you for your inquiry to Hanbit of March 5, 2025.\n\n\n\nOn March 5, 2025, Jane Doe wrote:\n> Two towers,\n> 300 RT.",
  );
  expect(subject + text).not.toMatch(/\p{Script=Hangul}/u);
});

test("a Korean inquiry is answered in Korean, by the Korean day, below the subject of its confirmation mail", () => {
  const { subject, text } = replyDraft(asked({ locale: "ko" }, "[한빛] 접수 (Q-7K4M-2P)"), ownName);
  expect(subject).toBe("Re: [한빛] 접수 (Q-7K4M-2P)");
  expect(text).toMatch(/^홍길동 님, 안녕하세요\.\n/);
  expect(text).toContain("2025년 3월 5일");
});

test("a template is put above the question, also when the text was changed, and below where the quote is gone", () => {
  const inquiry = asked({ locale: "en", name: "Jane", message: "Hello" });
  const { text } = replyDraft(inquiry, ownName);
  expect(insertAboveQuote(`Changed. ${text}`, "Our terms.", inquiry)).toMatch(
    /^Changed\. Dear Jane,[^>]+\n\nOur terms\.\n\n\nOn March 5, 2025, Jane wrote:\n> Hello$/,
  );
  expect(insertAboveQuote("Short", "Our terms.", inquiry)).toBe("Short\n\nOur terms.");
});

test("a mail as a file is read with every letter, in lines that mail programs take", async () => {
  const texts = {
    subject: `Re: 냉각탑 견적 문의 ${"가나다 ".repeat(30)}🙂`,
    text: `첫 줄\n${"긴 글 ".repeat(2000)}`,
  };
  const file = mailFile("buyer@example.com", texts);
  expect(file.split("\r\n").every((line) => line.length <= 78 && /^[ -~]*$/.test(line))).toBe(true);
  const mail = await PostalMime.parse(file);
  expect(mail).toMatchObject({ subject: texts.subject.trim(), to: [{ address: "buyer@example.com" }] });
  expect(mail.text?.replaceAll("\r", "").trim() === texts.text.trim()).toBe(true);
});

test("the address of a mail holds the whole text, or says that it does not", () => {
  const { href, isWhole } = mailAddress("a&b@example.com", { subject: "Re: A & B", text: "one\ntwo" });
  const url = new URL(href);
  expect(isWhole).toBe(true);
  expect(decodeURIComponent(url.pathname)).toBe("a&b@example.com");
  expect(Object.fromEntries(url.searchParams)).toEqual({ subject: "Re: A & B", body: "one\r\ntwo" });
  const long = mailAddress("a@example.com", { subject: "s", text: "가".repeat(500) });
  expect([long.isWhole, long.href]).toEqual([false, "mailto:a%40example.com?subject=s"]);
});
