import { expect, test } from "vitest";
import { anInboxInquiry } from "../../../tests/support/builders.ts";
import { replyAddress } from "./inquiry-reply.ts";

const ownName = { ko: "한빛", en: "Hanbit" };
const createdAt = "2025-03-04T15:30:00.000Z";

/** What a mail program takes from the address. */
function opened(facts: Parameters<typeof anInboxInquiry>[0]) {
  const url = new URL(replyAddress(anInboxInquiry({ createdAt, ...facts }), ownName));
  const { subject = "", body = "" } = Object.fromEntries(url.searchParams);
  return { to: decodeURIComponent(url.pathname), subject, body };
}

test("an English inquiry is answered in English", () => {
  const { to, subject, body } = opened({ locale: "en", company: "Acme & Sons", name: "Jane Doe" });
  expect(to).toBe("buyer@example.com");
  expect(subject).toBe("Re: Your inquiry (Acme & Sons)");
  expect(body).toBe(`Dear Jane Doe,\r\n\r\nThank you for your inquiry to Hanbit of 2025-03-05.\r\n\r\n`);
  expect(subject + body).not.toMatch(/\p{Script=Hangul}/u);
});

test("a Korean inquiry is answered in Korean, by the Korean day", () => {
  const { subject, body } = opened({ locale: "ko" });
  expect(subject).toBe("Re: 다라물산 문의");
  expect(body).toMatch(/^홍길동 님, 안녕하세요\.\r\n/);
  expect(body).toContain("2025-03-05");
});
