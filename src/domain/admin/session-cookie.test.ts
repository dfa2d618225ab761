import { describe, expect, test } from "vitest";
import { expiredSessionCookie, sessionCookie, sessionToken } from "./session-cookie.ts";

describe("the session cookie", () => {
  test("is HttpOnly and SameSite, and expires after seven days", () => {
    expect(sessionCookie("token", false)).toBe(
      "session=token; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax",
    );
  });

  test("has the __Host- prefix and Secure under https", () => {
    expect(sessionCookie("token", true)).toBe(
      "__Host-session=token; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure",
    );
    expect(expiredSessionCookie(true)).toMatch(/^__Host-session=; .*Max-Age=0;.*Secure$/);
  });

  test.each([
    [undefined, undefined],
    ["", undefined],
    ["session=", undefined],
    ["lang=en", undefined],
    ["xsession=abc", undefined],
    ["session=abc", "abc"],
    ["lang=en; session=abc; other=1", "abc"],
    ["session=abc; session=planted-later", "abc"],
    ["__Host-session=abc", undefined],
  ])("in %j holds %j", (header, token) => {
    expect(sessionToken(header, false)).toBe(token);
  });

  test("is ignored without its prefix under https", () => {
    expect(sessionToken("session=planted; __Host-session=real", true)).toBe("real");
    expect(sessionToken("session=planted", true)).toBeUndefined();
  });
});
