import * as z from "zod/mini";
import { completionDays, type FormProblem, problem, projectYears } from "../form-problems.ts";
import { featureTags, towerTypes } from "./vocabulary.ts";

/** Longest texts that are stored, in characters. */
const longest = { title: 300, description: 10_000, clientCompany: 200, country: 100, city: 100 } as const;
const longestCapacity = 100;
const longestImageUrl = 500;

const yearMessage = problem("yearOutside");
const completionMessage = problem("completionOutside");

/** A picture of this site by its path: the site's content security policy shows no other. */
const imageAddress = /^\/(?![/\\])[^\s\\]*$/;

/** Control characters other than tab and line breaks: nobody types them and PostgreSQL refuses some. */
const unprintable = /[^\P{Cc}\t\r\n]/gu;

/**
 * A project as the administrator enters it, in Korean; shared by the form and the API. Messages are `FormProblem`s.
 * Empty optional texts become `null`. The English texts win over the lookup tables on English pages. Without a day of
 * completion a new project was finished today, and an edited one keeps its own.
 */
export const projectFormSchema = z.object({
  title: required(longest.title, "titleMissing"),
  description: required(longest.description, "descriptionMissing"),
  clientCompany: required(longest.clientCompany, "clientMissing"),
  country: required(longest.country, "countryMissing"),
  city: optional(longest.city),
  capacity: required(longestCapacity, "capacityMissing"),
  coolingTowerType: z.enum(towerTypes, problem("typeMissing")),
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
      .array(z.enum(featureTags, problem("tagUnknown")))
      .check(z.maxLength(featureTags.length, problem("tooManyTags"))),
    [],
  ),
  imageUrl: z.pipe(
    optional(longestImageUrl),
    z.nullable(z.string().check(z.regex(imageAddress, problem("imageElsewhere")))),
  ),
  titleEn: optional(longest.title),
  descriptionEn: optional(longest.description),
  clientCompanyEn: optional(longest.clientCompany),
  cityEn: optional(longest.city),
});
export type ProjectForm = z.infer<typeof projectFormSchema>;
export type ProjectFormField = keyof ProjectForm;

function required(most: number, message: FormProblem) {
  return z.string(message).check(...tidy(), z.minLength(1, message), z.maxLength(most, problem("tooLong")));
}

function optional(most: number) {
  const text = z.string(problem("noText")).check(...tidy(), z.maxLength(most, problem("tooLong")));
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
