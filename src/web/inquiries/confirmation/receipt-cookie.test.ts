import { expect, test } from "vitest";
import { parseReceiptCookie, receiptCookie } from "./receipt-cookie.ts";

test("the receipt cookie round-trips, expires soon and is limited to its page", () => {
  const cookie = receiptCookie("x1-_Y", "/en/inquiry/sent", true);
  expect(cookie).toBe(
    "inquiry_receipt=x1-_Y; Path=/en/inquiry/sent; Max-Age=600; HttpOnly; SameSite=Strict; Secure",
  );
  expect(receiptCookie("x1", "/", false)).not.toContain("Secure");
  expect(parseReceiptCookie(`lang=en; ${cookie}`)).toBe("x1-_Y");
});

test.each([null, "", "lang=ko", "xinquiry_receipt=a", "inquiry_receipt=", "inquiry_receipt=a b"])(
  "%j contains no receipt",
  (cookies) => {
    expect(parseReceiptCookie(cookies)).toBeUndefined();
  },
);
