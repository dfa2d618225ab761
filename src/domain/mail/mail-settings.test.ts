import { describe, expect, test } from "vitest";
import { mailCalls, mailLimits, mailSettingsSchema, recipientsIn } from "./mail-settings.ts";

const entry = {
  recipients: "a@example.com",
  senderName: "한빛",
  senderAddress: "a@example.com",
  host: "mail.example.com",
  port: 465,
  security: "tls",
  username: "a",
  password: "secret",
};

type Field = keyof typeof entry;

/** Value of a field after it was read, or its problems. */
function entered(field: Field, value: unknown): unknown {
  const read = mailSettingsSchema.safeParse({ ...entry, [field]: value });
  return read.success ? read.data[field] : { problems: read.error.issues.map(({ message }) => message) };
}
const problem = (code: string) => ({ problems: [code] });
/** Longest address that there may be. */
const longest = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(58)}.kr`;

describe("settings of mail", () => {
  test.each<[Field, unknown, unknown]>([
    [
      "recipients",
      " a@example.com, b@example.com; c@example.com\nd@example.com ",
      "a@example.com, b@example.com; c@example.com\nd@example.com",
    ],
    ["recipients", "", ""],
    ["recipients", "a@example.com, b", problem("mailRecipientsWrong")],
    [
      "recipients",
      Array(mailLimits.recipients).fill("a@b.kr").join(),
      Array(mailLimits.recipients).fill("a@b.kr").join(),
    ],
    [
      "recipients",
      Array(mailLimits.recipients + 1)
        .fill("a@b.kr")
        .join(),
      problem("mailRecipientsWrong"),
    ],
    ["recipients", `a@b.kr${",".repeat(2_555)}`, problem("mailRecipientsWrong")],
    ["recipients", Array(3).fill(longest).join(), Array(3).fill(longest).join()],
    // 4 addresses of 250 characters and their separators would be longer than the recipients of a mail can be.
    ["recipients", Array(4).fill(longest.slice(4)).join(), problem("mailRecipientsWrong")],
    ["recipients", 5, problem("mailRecipientsWrong")],
    ["senderName", " 한빛 ", "한빛"],
    ["senderName", "\u1100\u1161", "가"],
    ["senderName", "a".repeat(100), "a".repeat(100)],
    ["senderName", "a".repeat(101), problem("tooLong")],
    ["senderName", "a\r\nBcc: b", problem("noText")],
    ["senderName", null, problem("noText")],
    ["senderAddress", "", ""],
    ["senderAddress", " a@b.kr ", "a@b.kr"],
    ["senderAddress", "a", problem("emailWrong")],
    ["senderAddress", null, problem("emailWrong")],
    ["host", " mail-1.example.com ", "mail-1.example.com"],
    ["host", "2001:DB8::1", "2001:DB8::1"],
    ["host", "", ""],
    ["host", "mail example", problem("mailHostWrong")],
    ["host", "mail/a", problem("mailHostWrong")],
    ["host", "a".repeat(254), problem("mailHostWrong")],
    ["host", null, problem("mailHostWrong")],
    ["port", "587", 587],
    ["port", 1, 1],
    ["port", 65_535, 65_535],
    ["port", 0, problem("mailPortWrong")],
    ["port", 65_536, problem("mailPortWrong")],
    ["port", 25.5, problem("mailPortWrong")],
    ["port", "many", problem("mailPortWrong")],
    ["username", "a".repeat(254), "a".repeat(254)],
    ["username", "a".repeat(255), problem("tooLong")],
    ["password", " secret ", " secret "],
    ["password", "", ""],
    ["password", "a".repeat(501), problem("tooLong")],
    ["password", "a\u0007", problem("noText")],
    ["password", null, problem("noText")],
  ])("have as %s of %j %j", (field, value, expected) => {
    expect(entered(field, value)).toEqual(expected);
  });

  test("know an address by its length", () => {
    expect(longest).toHaveLength(254);
    expect(entered("senderAddress", longest)).toEqual(longest);
    expect(entered("recipients", `${longest},${longest}`)).toEqual(`${longest},${longest}`);
    expect(entered("senderAddress", longest.replace(".kr", ".com"))).toEqual(problem("emailWrong"));
  });
});

test("recipients that were stored before their length was limited are shown, to be replaced", () => {
  const stored = { ...entry, recipients: Array(5).fill(longest).join(", ") };
  expect(mailSettingsSchema.safeParse(stored).success).toBe(false);
  expect(mailCalls.settings.response.shape.entered.safeParse(stored).success).toBe(true);
});

test.each([
  ["", []],
  [" , ;\n", []],
  ["a@b.kr", ["a@b.kr"]],
  [",a@b.kr;c@d.kr e@f.kr\n", ["a@b.kr", "c@d.kr", "e@f.kr"]],
])("the recipients of %j are %j", (text, recipients) => {
  expect(recipientsIn(text)).toEqual(recipients);
});

test.each([
  [" a@b.kr ", { to: "a@b.kr" }],
  ["a", undefined],
  [5, undefined],
  ["", undefined],
])("a test mail to %j goes to %j", (to, expected) => {
  const read = mailCalls.test.body.safeParse({ to });
  expect(read.data).toEqual(expected);
  if (!read.success)
    expect(new Set(read.error.issues.map(({ message }) => message))).toEqual(new Set(["emailWrong"]));
});
