import { describe, expect, test } from "vitest";
import { inquirySchema } from "#domain/inquiries/inquiry.ts";
import { inquiryFieldNames, inquiryFields, isChoice } from "#domain/inquiries/inquiry-fields.ts";
import { locales } from "#domain/locale.ts";
import { inquiry } from "./inquiry.ts";
import { fieldProblems, problemText } from "./inquiry-problem.ts";

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
    const message = problemText(inquiry[locale].problems, field, "required");
    expect(message).toBe(inquiry[locale].problems.required[field]);
    expect(message).not.toBe(problemText(inquiry[locale].problems, field, "too-long"));
  });

  test.each(inquiryFieldNames.filter((name) => !isChoice(name)))("says how long %s may be", (name) => {
    const message = problemText(inquiry[locale].problems, name, "too-long");
    expect(message.replaceAll(",", "")).toMatch(new RegExp(`\\b${inquiryFields[name].maxLength}(?!\\d)`));
  });

  test("words every problem that the form's rules can report", () => {
    const bad = inquirySchema.safeParse({ ...good, phone: "전화", email: "x", productType: "boat" });
    const problems = bad.error?.issues.map((issue) => [issue.path[0], issue.message]);
    expect(problems).toEqual([
      ["phone", "phone"],
      ["email", "email"],
      ["productType", "product"],
    ]);
    expect(problemText(inquiry[locale].problems, "productType", "product")).toBe(
      inquiry[locale].problems.product,
    );
  });

  test("words what each field lacks, its first problem alone", () => {
    const { problems } = inquiry[locale];
    expect(fieldProblems(problems, { ...good, company: " ", email: "" })).toEqual({
      company: problems.required.company,
      email: problems.required.email,
    });
    expect(fieldProblems(problems, good)).toEqual({});
  });

  test.each([[null], ["text"], [[]], [undefined]])("takes %j for a form without any field", (form) => {
    const required = inquiryFieldNames.filter((name) => name !== "productType");
    expect(Object.keys(fieldProblems(inquiry[locale].problems, form))).toEqual(required);
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
  expect(problemText(inquiry.ko.problems, "phone", "phone")).toBe(
    "전화번호는 숫자, 하이픈(-), 플러스(+), 괄호(), 공백만 입력 가능합니다.",
  );
});
