import { expect, test } from "vitest";
import { confirmationCookie, parseConfirmationCookie } from "./confirmation-cookie.ts";

test("the confirmation cookie round-trips, expires soon and is limited to its page", () => {
  const cookie = confirmationCookie("x1-_Y", "/en/inquiry/sent", true);
  expect(cookie).toBe(
    "inquiry_receipt=x1-_Y; Path=/en/inquiry/sent; Max-Age=600; HttpOnly; SameSite=Strict; Secure",
  );
  expect(confirmationCookie("x1", "/", false)).not.toContain("Secure");
  expect(parseConfirmationCookie(`lang=en; ${cookie}`)).toBe("x1-_Y");
});

test.each([null, "", "lang=ko", "xinquiry_receipt=a", "inquiry_receipt=", "inquiry_receipt=a b"])(
  "%j contains no confirmation token",
  (cookies) => {
    expect(parseConfirmationCookie(cookies)).toBeUndefined();
  },
);
