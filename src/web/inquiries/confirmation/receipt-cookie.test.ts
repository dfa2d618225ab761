import { expect, test } from "vitest";
import { receiptCookie, receiptIn } from "./receipt-cookie.ts";

test("a receipt comes back from its cookie, which is short-lived and for its page alone", () => {
  const cookie = receiptCookie("x1-_Y", "/en/inquiry/sent", true);
  expect(cookie).toBe(
    "inquiry_receipt=x1-_Y; Path=/en/inquiry/sent; Max-Age=600; HttpOnly; SameSite=Strict; Secure",
  );
  expect(receiptCookie("x1", "/", false)).not.toContain("Secure");
  expect(receiptIn(`lang=en; ${cookie}`)).toBe("x1-_Y");
});

test.each([null, "", "lang=ko", "xinquiry_receipt=a", "inquiry_receipt=", "inquiry_receipt=a b"])(
  "%j carries no receipt",
  (cookies) => {
    expect(receiptIn(cookies)).toBeUndefined();
  },
);
