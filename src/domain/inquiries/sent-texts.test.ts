import { describe, expect, test } from "vitest";
import { newWebhookSchema } from "../webhooks/webhook.ts";
import { sentSelectionSchema } from "./attached-selection.ts";
import { fileKindOf } from "./files/file-type.ts";
import { maxMissingFiles } from "./files/inquiry-file.ts";
import { inquiryUpdateSchema, maxValueKrw } from "./inbox.ts";
import { newNoteSchema, noteKeySchema, noteLimit } from "./inbox-note.ts";
import { isInquiryReference, newInquiryReference } from "./inquiry-reference.ts";
import { submissionSchema } from "./submission.ts";
import { newReplySchema, newTemplateSchema, replyLimits, templateLimits } from "./work/history.ts";

const good = {
  company: "다라물산",
  name: "홍길동",
  phone: "02-0000-0000",
  email: "buyer@example.com",
  message: "견적을 부탁드립니다.",
};

describe("a submission", () => {
  test.each([
    ["/products/sf", "/products/sf"],
    ["/", "/"],
    [`/${"a".repeat(299)}`, `/${"a".repeat(299)}`],
    [`/${"a".repeat(300)}`, undefined],
    ["//evil.example", undefined],
    ["/a?b", undefined],
    ["/a#b", undefined],
    ["/a b", undefined],
    ["/a\\b", undefined],
    ["/a\0b", undefined],
    ["a", undefined],
    [5, undefined],
  ])("came from the page %j: %j", (page, kept) => {
    expect(submissionSchema.parse({ ...good, page }).page).toBe(kept);
  });

  test("names files that are missing, as many as are kept", () => {
    const names = Array.from({ length: maxMissingFiles + 1 }, (_, index) => `C:\\a\\${index}.mov`);
    const { missingFiles } = submissionSchema.parse({ ...good, missingFiles: names });
    expect(missingFiles).toHaveLength(maxMissingFiles);
    expect(missingFiles?.[0]).toBe("0.mov");
    expect(submissionSchema.parse({ ...good, missingFiles: [5] }).missingFiles).toBeUndefined();
  });

  test.each([
    ["a=1", "a=1"],
    ["", undefined],
    [null, undefined],
  ])("has the selection %j as %j", (selection, kept) => {
    expect(sentSelectionSchema.parse(selection)).toBe(kept);
  });

  test("has a selection that is as long as an address may be, and no longer one", () => {
    const longest = "a".repeat(8_192);
    expect(sentSelectionSchema.parse(longest)).toBe(longest);
    expect(sentSelectionSchema.parse(`${longest}a`)).toBeUndefined();
  });
});

describe("the staff", () => {
  test.each<[object, boolean]>([
    [{ responsible: "kim" }, true],
    [{ responsible: null }, true],
    [{ responsible: "" }, false],
    [{ responsible: "a".repeat(100) }, true],
    [{ responsible: "a".repeat(101) }, false],
    [{ nextOn: "2026-03-01" }, true],
    [{ nextOn: "2026-02-30" }, false],
    [{ nextOn: "0026-03-01" }, false],
    [{ nextOn: "2100-01-01" }, false],
    [{ nextOn: null }, true],
    [{ valueKrw: 0 }, true],
    [{ valueKrw: -1 }, false],
    [{ valueKrw: maxValueKrw }, true],
    [{ valueKrw: maxValueKrw + 1 }, false],
    [{ valueKrw: 1.5 }, false],
  ])("may change an inquiry by %j: %s", (update, expected) => {
    expect(inquiryUpdateSchema.safeParse(update).success).toBe(expected);
  });

  test("note a text without spaces at its ends, by a key", () => {
    expect(newNoteSchema.parse({ text: " \u1100\u1161 \n" })).toEqual({ text: "가" });
    expect(newNoteSchema.safeParse({ text: "a".repeat(noteLimit) }).success).toBe(true);
    expect(["a-1_B", "a".repeat(100)].every((key) => noteKeySchema.safeParse(key).success)).toBe(true);
    expect([" a", "a\n", "가"].some((key) => noteKeySchema.safeParse(key).success)).toBe(false);
  });

  test("answer with a subject of one line and a text", () => {
    expect(newReplySchema.parse({ subject: " Re:\r\n\ta ", text: " a\r\nb\rc " })).toEqual({
      subject: "Re: a",
      text: "a\nb\nc",
    });
    const isReply = (reply: object) =>
      newReplySchema.safeParse({ subject: "a", text: "b", ...reply }).success;
    expect(
      [{ subject: "\n" }, { text: " " }, { subject: "a".repeat(replyLimits.subject + 1) }].some(isReply),
    ).toBe(false);
    expect(isReply({ text: "a".repeat(replyLimits.body + 1) })).toBe(false);
    expect(isReply({ subject: "a".repeat(replyLimits.subject), text: "a".repeat(replyLimits.body) })).toBe(
      true,
    );
  });

  test("write no characters that cannot be seen", () => {
    const text = "a\0b\u0007\tc";
    expect(newNoteSchema.parse({ text })).toEqual({ text: "ab\tc" });
    expect(newReplySchema.parse({ subject: text, text })).toEqual({ subject: "ab c", text: "ab\tc" });
    expect(newTemplateSchema.parse({ name: text, body: { ko: text, en: "\0" } })).toEqual({
      name: "ab\tc",
      body: { ko: "ab\tc", en: "" },
    });
    expect(inquiryUpdateSchema.safeParse({ responsible: "\0" }).success).toBe(false);
    const webhook = { name: text, address: "https://example.com/" };
    expect(newWebhookSchema.parse(webhook).name).toBe("ab\tc");
  });

  test("have templates with a name, in both languages", () => {
    const isTemplate = (name: string, ko: string, en: string | undefined) =>
      newTemplateSchema.safeParse({ name, body: { ko, en } }).success;
    expect(newTemplateSchema.parse({ name: " a ", body: { ko: " \u1100\u1161 ", en: "" } })).toEqual({
      name: "a",
      body: { ko: "가", en: "" },
    });
    expect(isTemplate("a".repeat(templateLimits.name), "a".repeat(templateLimits.body), "")).toBe(true);
    expect(isTemplate("a".repeat(templateLimits.name + 1), "", "")).toBe(false);
    expect(isTemplate(" ", "a", "")).toBe(false);
    expect(isTemplate("a", "a".repeat(templateLimits.body + 1), "")).toBe(false);
    expect(isTemplate("a", "a", undefined)).toBe(false);
  });
});

describe("a reference", () => {
  test("takes each letter as often, and no byte that would favour the first ones", () => {
    // 21 letters: bytes from 252 on are left out.
    const drawn = [252, 255, 0, 20, 21, 251, 1, 2, 3];
    const bytes = (size: number) => new Uint8Array(drawn.splice(0, size));
    expect(newInquiryReference(bytes)).toBe("Q-2Y2Y-34");
  });

  test.each([
    ["Q-7K4M-2P", true],
    ["q-7K4M-2P", false],
    ["Q-7K4M-2", false],
    ["Q-7K4M-2PP", false],
    ["xQ-7K4M-2P", false],
    ["Q-7K40-2P", false],
    ["Q-7KAM-2P", false],
  ])("has the spelling of %s: %s", (text, expected) => {
    expect(isInquiryReference(text)).toBe(expected);
  });
});

test.each([
  ["a drawing with comments before its section", "999\nx\n0\nSECTION\n", "a.dxf ", ["dxf"]],
  ["a drawing whose section comes too late", `${" ".repeat(4_096)}0\nSECTION\n`, "a.dxf", undefined],
  ["a drawing of another year", "AC1009", "a", ["dwg"]],
  ["no drawing", "AC2000", "a.dwg", undefined],
  ["a photograph with the brand of Android", "\0\0\0\x18ftypmif1", "a", ["heic", "heif"]],
  ["a PDF at the end of its reach", `${" ".repeat(1_019)}%PDF-`, "a", ["pdf"]],
  ["a PDF a letter later", `${" ".repeat(1_020)}%PDF-`, "a", undefined],
  ["an archive with a blank behind its name", "PK\x03\x04", "a.zip ", ["zip"]],
  ["an archive of another name", "PK\x03\x04", "a.zip.exe", undefined],
  ["an archive by half of its mark", "PK\x03", "a.zip", undefined],
  ["a text about HWP", "about HWP Document File", "a.hwp", undefined],
  ["a table in no encoding", "\xff\xff", "a.csv", undefined],
  ["a table with a bell in it", "a\x07b", "a.csv", undefined],
  ["a table with a tab in it", "a\tb\r\n", "a.csv", ["csv"]],
])("%s is known by its bytes: %#", (_, bytes, name, extensions) => {
  const kind = fileKindOf(
    Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)),
    name,
  );
  expect(kind?.extensions).toEqual(extensions);
});
