import { describe, expect, test } from "vitest";
import {
  isSingleCode,
  loginSchema,
  newUsernameSchema,
  passwordChangeSchema,
  reauthenticationSchema,
  resetConfirmationSchema,
  totpCodeSchema,
} from "./credentials.ts";
import { deviceName } from "./device.ts";
import { idParamsSchema, pageNumberSchema } from "./page-query.ts";
import { lastPage, maxId, pageNumberFrom } from "./paging.ts";
import { type Area, isAllowed, type Role } from "./roles.ts";
import { deviceCookie, deviceToken } from "./session-cookie.ts";

/** Value that was read, or the problems. */
function read(
  schema: { safeParse(value: unknown): { data?: unknown; error?: { issues: { message: string }[] } } },
  value: unknown,
) {
  const { data, error } = schema.safeParse(value);
  return error ? error.issues.map(({ message }) => message) : data;
}

describe("an entry of the administration", () => {
  test.each<[object, unknown]>([
    [
      { username: " kim\u0000 ", password: " a " },
      { username: "kim", password: " a " },
    ],
    [
      { username: "\u1100\u1161", password: "a", code: "123 456" },
      { username: "가", password: "a", code: "123456" },
    ],
    [{ username: "", password: "" }, ["usernameMissing", "passwordMissing"]],
    [{}, ["usernameMissing", "passwordMissing"]],
    [{ username: "a".repeat(101), password: "a".repeat(501) }, ["usernameMissing", "passwordMissing"]],
    [
      { username: "a".repeat(100), password: "a".repeat(500) },
      { username: "a".repeat(100), password: "a".repeat(500) },
    ],
  ])("to sign in by %j is %j", (entry, expected) => {
    expect(read(loginSchema, entry)).toEqual(expected);
  });

  test.each([
    [" kim.lee@b-c_1 ", "kim.lee@b-c_1"],
    ["a".repeat(64), "a".repeat(64)],
    ["a".repeat(65), ["newUsernameLetters"]],
    ["kim lee", ["newUsernameLetters"]],
    ["김", ["newUsernameLetters"]],
    ["", ["newUsernameLetters"]],
    [5, ["newUsernameLetters"]],
  ])("of the new user name %j is %j", (entry, expected) => {
    expect(read(newUsernameSchema, entry)).toEqual(expected);
  });

  test.each([
    ["a".repeat(10), true],
    ["a".repeat(9), false],
    ["a".repeat(200), true],
    ["a".repeat(201), false],
  ])("of the new password %s is accepted: %s", (newPassword, isAccepted) => {
    const change = read(passwordChangeSchema, { currentPassword: "a", newPassword });
    expect(change).toEqual(isAccepted ? { currentPassword: "a", newPassword } : ["newPasswordLength"]);
    const reset = read(resetConfirmationSchema, { token: "", newPassword });
    expect(reset).toEqual(["tokenMissing", ...(isAccepted ? [] : ["newPasswordLength"])]);
  });

  test("of a code has no blanks, and is missing where there is nothing else", () => {
    expect(read(totpCodeSchema, { code: " 123\t456 " })).toEqual({ code: "123456" });
    expect(read(totpCodeSchema, { code: " " })).toEqual(["codeMissing"]);
    expect(read(totpCodeSchema, { code: "1".repeat(501) })).toEqual(["codeMissing"]);
    expect(["123456", "12345", "1234567", "12345a"].map(isSingleCode)).toEqual([true, false, false, false]);
  });

  test("to prove who it is has a password or a code", () => {
    expect(read(reauthenticationSchema, { currentPassword: "a" })).toEqual({ currentPassword: "a" });
    expect(read(reauthenticationSchema, { code: "123 456" })).toEqual({ code: "123456" });
    expect(read(reauthenticationSchema, {})).toEqual(["currentPasswordMissing"]);
  });
});

describe("a page of a list", () => {
  test.each([
    ["1", 1],
    ["7", 7],
    [String(lastPage), lastPage],
    [String(lastPage + 1), lastPage],
    ["0", 1],
    ["-1", 1],
    ["1.5", 1],
    ["x", 1],
    [null, 1],
  ])("by the parameter %j is the page %d", (text, page) => {
    expect(pageNumberFrom(text)).toBe(page);
  });

  test("by a call is a page that there can be, and so is an id", () => {
    const isPage = (page: unknown) => pageNumberSchema.safeParse(page).success;
    expect(pageNumberSchema.parse(undefined)).toBe(1);
    expect(["1", String(lastPage)].every(isPage)).toBe(true);
    expect(["0", String(lastPage + 1), "1.5", "x"].some(isPage)).toBe(false);
    const isId = (id: unknown) => idParamsSchema.safeParse({ id }).success;
    expect(["1", String(maxId)].every(isId)).toBe(true);
    expect(["0", String(maxId + 1), "1.5", "x"].some(isId)).toBe(false);
  });
});

test.each<[Role, Area[]]>([
  ["administrator", ["ownAccount", "content", "inquiries", "siteManagement"]],
  ["editor", ["ownAccount", "content"]],
  ["sales", ["ownAccount", "inquiries"]],
])("the role %s is allowed in %j", (role, areas) => {
  expect(
    (["ownAccount", "content", "inquiries", "siteManagement"] as const).filter((area) =>
      isAllowed(role, area),
    ),
  ).toEqual(areas);
});

test("the cookie of a device outlives that of a session", () => {
  expect(deviceCookie("a", true)).toBe(
    "__Host-device=a; Path=/; Max-Age=15724800; HttpOnly; SameSite=Lax; Secure",
  );
  expect(deviceToken("session=b; __Host-device=a", true)).toBe("a");
  expect(deviceToken("device=a", true)).toBeUndefined();
  expect(deviceToken("device=a", false)).toBe("a");
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) CriOS/126.0 Mobile Safari/604.1", "Chrome · iOS"],
  ["Mozilla/5.0 (iPad) FxiOS/127.0 Safari/605.1", "Firefox · iOS"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge · Windows"],
  ["Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Safari/537.36 EdgA/126.0", "Edge · Android"],
  ["Mozilla/5.0 (iPhone) EdgiOS/126.0 Safari/604.1", "Edge · iOS"],
  ["Mozilla/5.0 (X11; CrOS x86_64) Chrome/126.0 Safari/537.36 OPR/111.0", "Opera · ChromeOS"],
  ["Windows", "Windows"],
])("the browser %s is called %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
