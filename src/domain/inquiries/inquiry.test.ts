import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { inquirySchema, storedInquiryShape } from "./inquiry.ts";
import {
  eachInquiryField,
  type InquiryField,
  inquiryFieldNames,
  isChoice,
  isRequired,
} from "./inquiry-fields.ts";

const good = {
  company: "다라물산",
  name: "홍길동",
  phone: "02-0000-0000",
  email: "buyer@example.com",
  productType: "package",
  message: "견적을 부탁드립니다.",
};

/** Value of a field after it was read, or its problems. */
function entered(field: InquiryField, value: unknown): unknown {
  const read = inquirySchema.safeParse({ ...good, [field]: value });
  return read.success
    ? read.data[field]
    : { problems: [...new Set(read.error.issues.map(({ message }) => message))] };
}
const problem = (...problems: string[]) => ({ problems });

describe("an inquiry", () => {
  test.each<[InquiryField, unknown, unknown]>([
    ["company", " 다라\r\n물산 ", "다라 물산"],
    ["company", "\u1100\u1161", "가"],
    ["company", "a\u0000b", "ab"],
    ["company", " ", problem("required")],
    ["company", undefined, problem("required")],
    ["company", "a".repeat(200), "a".repeat(200)],
    ["company", "a".repeat(201), problem("too-long")],
    ["name", "a".repeat(100), "a".repeat(100)],
    ["name", "a".repeat(101), problem("too-long")],
    ["phone", "（０２）１２３４", "(02)1234"],
    ["phone", "02 call", problem("phone")],
    ["phone", "+- ()", problem("required")],
    ["phone", "", problem("required")],
    ["phone", "1".repeat(40), "1".repeat(40)],
    ["phone", "1".repeat(41), problem("too-long")],
    ["email", " buyer@example.com ", "buyer@example.com"],
    ["email", "buyer", problem("email")],
    ["email", 5, problem("required")],
    ["productType", "", ""],
    ["productType", undefined, undefined],
    ["productType", "other", "other"],
    ["productType", "tower", problem("product")],
    ["message", "a\r\nb\rc\n", "a\nb\nc"],
    ["message", "a".repeat(5_000), "a".repeat(5_000)],
    ["message", "a".repeat(5_001), problem("too-long")],
    ["message", "\n", problem("required")],
  ])("has as %s of %j %j", (field, value, expected) => {
    expect(entered(field, value)).toEqual(expected);
  });

  test("is stored with null where nothing was chosen", () => {
    const stored = z.object(storedInquiryShape);
    expect(stored.safeParse({ ...good, productType: null }).success).toBe(true);
    expect(stored.safeParse({ ...good, productType: "tower" }).success).toBe(false);
    expect(stored.safeParse({ ...good, company: null }).success).toBe(false);
  });
});

test("fields of an inquiry are required but for the one that is chosen", () => {
  expect(inquiryFieldNames.filter(isChoice)).toEqual(["productType"]);
  expect(inquiryFieldNames.filter(isRequired)).toEqual(["company", "name", "phone", "email", "message"]);
  expect(eachInquiryField((name) => name.length)).toEqual({
    company: 7,
    name: 4,
    phone: 5,
    email: 5,
    productType: 11,
    message: 7,
  });
});
