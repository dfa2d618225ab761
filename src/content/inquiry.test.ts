import { describe, expect, test } from "vitest";
import { inquiryLimits, inquirySchema } from "#domain/inquiry/inquiry.ts";
import { locales } from "#domain/locale.ts";
import { inquiry, inquiryProblem } from "./inquiry.ts";

const good = {
  company: "한빛제강",
  name: "담당자",
  phone: "02-0000-0000",
  email: "name@example.com",
  productType: "",
  message: "견적 문의",
};

describe.each(locales)("inquiry in %s", (locale) => {
  test.each(["company", "name", "phone", "email", "message"] as const)("words a missing %s", (field) => {
    const message = inquiryProblem(locale, field, "required");
    expect(message).toBe(inquiry[locale].problems.required[field]);
    expect(message).not.toBe(inquiryProblem(locale, field, "too-long"));
  });

  test.each(Object.entries(inquiryLimits))("says how long %s may be", (field, limit) => {
    const message = inquiryProblem(locale, field as keyof typeof inquiryLimits, "too-long");
    expect(message.replaceAll(",", "")).toMatch(new RegExp(`\\b${limit}(?!\\d)`));
  });

  test("words every problem that the form's rules can report", () => {
    const bad = inquirySchema.safeParse({ ...good, phone: "전화", email: "x", productType: "boat" });
    const problems = bad.error?.issues.map((issue) => [issue.path[0], issue.message]);
    expect(problems).toEqual([
      ["phone", "phone"],
      ["email", "email"],
      ["productType", "product"],
    ]);
    expect(inquiryProblem(locale, "productType", "product")).toBe(inquiry[locale].problems.product);
  });

  test("offers exactly the products that the rules accept", () => {
    for (const { id } of inquiry[locale].products) {
      expect(inquirySchema.safeParse({ ...good, productType: id }).success).toBe(true);
    }
    expect(inquiry[locale].products).toHaveLength(5);
  });
});

test("keeps the texts that the specification fixes", () => {
  expect(inquiry.en.success).toEqual({
    title: "Inquiry sent successfully",
    description: "We will contact you soon.",
  });
  expect(inquiry.en.failure).toEqual({
    title: "Failed to send inquiry",
    description: "An error occurred. Please try again.",
  });
  expect(inquiryProblem("ko", "phone", "phone")).toBe(
    "전화번호는 숫자, 하이픈(-), 플러스(+), 괄호(), 공백만 입력 가능합니다.",
  );
});
