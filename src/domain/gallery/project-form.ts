import * as z from "zod/mini";
import { formProblems } from "../form-problems.ts";
import { featureTags, towerTypes } from "./vocabulary.ts";

/** Longest texts that are stored, in characters. */
const longest = { title: 300, description: 10_000, clientCompany: 200, country: 100, city: 100 } as const;
const longestCapacity = 100;
const longestImageUrl = 500;

/** Years that the form accepts. */
export const projectYears = { first: 2000, last: 2030 } as const;

/** Days of completion that the form accepts: others are typing errors that would stand first or last for ever. */
export const completionDays = { first: "1950-01-01", last: "2099-12-31" } as const;

const completionMessage = `준공일은 ${completionDays.first}부터 ${completionDays.last}까지의 날짜여야 합니다`;
const yearMessage = `연도는 ${projectYears.first}년부터 ${projectYears.last}년까지 입력할 수 있습니다`;
const imageMessage =
  "이미지 주소는 /projects/example.webp처럼 이 사이트의 경로여야 합니다. 다른 사이트의 이미지는 내려받아 올려주세요";

/** A picture of this site by its path: the site's content security policy shows no other. */
const imageAddress = /^\/(?![/\\])[^\s\\]*$/;

/** Control characters other than tab and line breaks: nobody types them and PostgreSQL refuses some. */
const unprintable = /[^\P{Cc}\t\r\n]/gu;

/**
 * A project as the administrator enters it, in Korean; shared by the form and the API. Empty optional texts
 * become `null`. The English texts win over the lookup tables on English pages. Without a day of completion a new
 * project was finished today, and an edited one keeps its own.
 */
export const projectFormSchema = z.object({
  title: required(longest.title, "프로젝트명을 입력해주세요"),
  description: required(longest.description, "설명을 입력해주세요"),
  clientCompany: required(longest.clientCompany, "고객사명을 입력해주세요"),
  country: required(longest.country, "국가를 입력해주세요"),
  city: optional(longest.city),
  capacity: required(longestCapacity, "용량을 입력해주세요"),
  coolingTowerType: z.enum(towerTypes, "냉각탑 종류를 선택해주세요"),
  projectYear: z._default(
    z.nullable(
      z.int(yearMessage).check(z.gte(projectYears.first, yearMessage), z.lte(projectYears.last, yearMessage)),
    ),
    null,
  ),
  completedOn: z.optional(
    z.iso
      .date(completionMessage)
      .check(z.refine((day) => day >= completionDays.first && day <= completionDays.last, completionMessage)),
  ),
  tags: z._default(
    z
      .array(z.enum(featureTags, "목록에 있는 태그만 선택할 수 있습니다"))
      .check(z.maxLength(featureTags.length, "태그가 너무 많습니다")),
    [],
  ),
  imageUrl: z.pipe(
    optional(longestImageUrl),
    z.nullable(z.string().check(z.regex(imageAddress, imageMessage))),
  ),
  titleEn: optional(longest.title),
  descriptionEn: optional(longest.description),
  clientCompanyEn: optional(longest.clientCompany),
  cityEn: optional(longest.city),
});
export type ProjectForm = z.infer<typeof projectFormSchema>;
export type ProjectFormField = keyof ProjectForm;

/** The first message of each field that must be corrected. */
export function projectFormProblems(body: unknown): Partial<Record<ProjectFormField, string>> {
  return formProblems(projectFormSchema, body);
}

function required(most: number, message: string) {
  return z.string(message).check(...tidy(), z.minLength(1, message), z.maxLength(most, tooLong(most)));
}

function optional(most: number) {
  const text = z.string("글자로 입력해주세요").check(...tidy(), z.maxLength(most, tooLong(most)));
  return z.pipe(
    z.optional(z.nullable(text)),
    z.transform((entered) => entered || null),
  );
}

function tidy() {
  return [
    z.overwrite<string>((text) => text.replace(unprintable, "")),
    z.trim(),
    z.normalize("NFC"),
  ] as const;
}

function tooLong(most: number): string {
  return `${most.toLocaleString("en")}자 이하로 입력해주세요`;
}
