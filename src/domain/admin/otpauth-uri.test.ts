import { expect, test } from "vitest";
import { otpauthUri } from "./otpauth-uri.ts";

test("the otpauth URI escapes any account name", () => {
  const uri = new URL(
    otpauthUri({ issuer: "SD쿨링타워 & Co", account: "kim@example.com", secret: "MZXW6YTB" }),
  );
  expect(uri.protocol).toBe("otpauth:");
  expect(decodeURIComponent(uri.pathname)).toMatch(/SD쿨링타워 & Co:kim@example\.com$/);
  expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: "MZXW6YTB", issuer: "SD쿨링타워 & Co" });
});
