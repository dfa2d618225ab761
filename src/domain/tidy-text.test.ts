import { expect, test } from "vitest";
import * as z from "zod/mini";
import { resetRequestSchema } from "./admin/credentials.ts";
import { inquirySchema } from "./inquiries/inquiry.ts";
import { projectFields } from "./projects/project-fields.ts";
import { formShape } from "./records/schemas.ts";
import { composed, oneLine, tidyLines, wrappedLines } from "./tidy-text.ts";

test.each([
  [" 한빛냉각기 ", "한빛냉각기"],
  ["한빛 \t 냉각기\u3000", "한빛 냉각기"],
  ["5\u00a0m³/h", "5\u00a0m³/h"],
  ["두\r\n줄", "두 줄"],
  ["\u00a0\u00a0", ""],
])("%j is one line as %j", (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});

test("lines stay, each tidy", () => {
  expect(tidyLines("\n 첫  줄 \r\n\n둘째 줄\t\n")).toBe("첫 줄\n\n둘째 줄");
});

test("a letter keeps 30 marks", () => {
  expect(composed("각도".normalize("NFD"))).toBe("각도");
  expect(composed(`${"a\u0316".repeat(3)}b${"\u0316".repeat(40)}`)).toBe(
    `${"a\u0316".repeat(3)}b${"\u0316".repeat(30)}`,
  );
});

test("inquiries, records and names of users are entered with as many", () => {
  const many = `b${"\u0316".repeat(40)}`;
  const few = `b${"\u0316".repeat(30)}`;
  const { message } = inquirySchema.shape;
  expect(z.parse(message, many)).toBe(few);
  const { title, description } = formShape(projectFields);
  expect([z.parse(title, many), z.parse(description, many)]).toEqual([few, few]);
  expect(resetRequestSchema.parse({ username: many })).toEqual({ username: few });
});

test("inquiries and records are entered so", () => {
  const inquiry = {
    company: " 한빛  냉각기",
    name: "김 \t부장 ",
    phone: "02-0000-0000 ",
    email: "a@example.com",
  };
  expect(inquirySchema.parse({ ...inquiry, message: "두  칸\n띄움 " })).toMatchObject({
    company: "한빛 냉각기",
    name: "김 부장",
    phone: "02-0000-0000",
    message: "두  칸\n띄움",
  });
  const { title, description } = formShape(projectFields);
  expect(z.parse(title, " 부산  현장 ")).toBe("부산 현장");
  expect(z.parse(description, "두  칸\n띄움 ")).toBe("두  칸\n띄움");
});

const within = (length: number) => (line: string) => line.length <= length;

test("lines have as many words as fit, and at least one", () => {
  const words = ["two", "of", "them", "indistinguishable", "a", "b"];
  expect(wrappedLines(words, " ", within(6))).toEqual(["two of", "them", "indistinguishable", "a b"]);
  expect(wrappedLines([], " ", within(6))).toEqual([]);
});

test("parts without a separator keep every character", () => {
  expect(wrappedLines(["/a", "?b=1", "&c=2", "&d=3"], "", within(10))).toEqual(["/a?b=1&c=2", "&d=3"]);
});
