import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loginSchema, passwordChangeSchema } from "#domain/admin/credentials.ts";
import { projectFormSchema } from "#domain/projects/project-form.ts";
import { formProblems } from "./form-problems.ts";
import { pictureProblems } from "./problems.ts";

describe("in Korean, in the words of the specification,", () => {
  test("every required field of an empty project is named", () => {
    const lacking = {
      title: "프로젝트명을 입력해주세요",
      description: "설명을 입력해주세요",
      clientCompany: "고객사명을 입력해주세요",
      country: "국가를 입력해주세요",
      capacity: "용량을 입력해주세요",
      coolingTowerType: "냉각탑 형식을 선택해주세요",
    };
    expect(formProblems("ko", projectFormSchema, {})).toEqual(lacking);
    expect(formProblems("ko", projectFormSchema, null)).toEqual(lacking);
  });

  test("both fields of a login are named", () => {
    expect(formProblems("ko", loginSchema, {})).toEqual({
      username: "사용자명을 입력해주세요",
      password: "비밀번호를 입력해주세요",
    });
  });

  test("a picture that is too large or no WebP is refused", () => {
    expect(pictureProblems.ko.tooLarge).toBe("파일 크기는 1MB를 초과할 수 없습니다.");
    expect(pictureProblems.ko.notWebp).toBe(
      "WebP 파일만 업로드 가능합니다. JPG/PNG 파일은 WebP로 변환 후 업로드해주세요.",
    );
  });
});

test("a limit is named in either language", () => {
  const body = { title: "가".repeat(301), description: "가".repeat(10_001), newPassword: "1" };
  expect(formProblems("ko", projectFormSchema, body)).toMatchObject({
    title: "300자 이하로 입력해주세요",
    description: "10,000자 이하로 입력해주세요",
  });
  expect(formProblems("en", projectFormSchema, body)).toMatchObject({
    title: "Use at most 300 characters.",
    description: "Use at most 10,000 characters.",
  });
  expect(formProblems("en", passwordChangeSchema, body).newPassword).toContain("10 to 200 characters");
});

test("what is odd without a word of its own is named all the same", () => {
  expect(formProblems("en", loginSchema, { username: "a", password: "b", code: 7 })).toEqual({
    code: "Check this value.",
  });
});

test("no sentence stands in the domain, where it would have one language only", () => {
  const sources = globSync(["src/domain/**/*.ts", "engine/src/**/*.ts"], {
    exclude: ["**/*.test.ts"],
  });
  expect(sources.length).toBeGreaterThan(50);
  const sentences = sources.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => !/^\s*(\*|\/[/*])/.test(line) && /["`].*[가-힣](니다(?!드)|세요)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(sentences).toEqual([]);
});
