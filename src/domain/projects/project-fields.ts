import { ownPath } from "../files/own-path.ts";
import {
  type English,
  type Fields,
  listedIn,
  type NewRecord,
  namesOf,
  type ProblemOf,
  translatedIn,
} from "../records/fields.ts";
import type { DisplaySettings } from "./pictures.ts";
import { featureTags, towerTypes } from "./vocabulary.ts";

/** Days of completion that a project may have: others are typing errors that would stand first or last for ever. */
const completionDays = { first: "1950-01-01", last: "2099-12-31" } as const;

/** Fields of a project, in Korean: country, city and tags too. */
export const projectFields = {
  title: {
    kind: "line",
    width: "whole",
    maxLength: 300,
    missingProblem: "titleMissing",
    isTranslated: true,
    isSearched: true,
  },
  clientCompany: {
    kind: "line",
    width: "half",
    maxLength: 200,
    missingProblem: "clientMissing",
    isTranslated: true,
    isSearched: true,
  },
  coolingTowerType: { kind: "choice", width: "half", of: towerTypes, missingProblem: "typeMissing" },
  country: { kind: "line", width: "half", maxLength: 100, missingProblem: "countryMissing" },
  city: { kind: "line", width: "half", maxLength: 100, isTranslated: true, isSearched: true },
  /** Free text such as "1200RT". */
  capacity: {
    kind: "line",
    width: "third",
    maxLength: 100,
    missingProblem: "capacityMissing",
    wasOptional: true,
  },
  projectYear: { kind: "year", width: "third", first: 2000, last: 2030, rangeProblem: "yearOutside" },
  /** Day, or month, in which it was finished, where it is known; it is one of the year above. */
  completedOn: { kind: "day", width: "third", ...completionDays, rangeProblem: "completionOutside" },
  description: {
    kind: "text",
    width: "whole",
    maxLength: 10_000,
    missingProblem: "descriptionMissing",
    isTranslated: true,
    isSearched: true,
  },
  /** Requirements of the client, and the work that was done. */
  asked: { kind: "text", width: "whole", maxLength: 3_000, isTranslated: true, isOnlyOnDetailPage: true },
  done: { kind: "text", width: "whole", maxLength: 3_000, isTranslated: true, isOnlyOnDetailPage: true },
  tags: { kind: "tags", width: "whole", of: featureTags },
  imageUrl: {
    kind: "picture",
    width: "whole",
    maxLength: 500,
    pattern: { is: ownPath, problem: "imageElsewhere" },
  },
} as const satisfies Fields;

export type ProjectFields = typeof projectFields;
export type ProjectField = keyof ProjectFields;
/** Problems of a project, by its fields and between them. */
export type ProjectProblem = ProblemOf<ProjectFields> | "yearOtherThanDay";
export type EnglishTexts = English<ProjectFields>;

// Marked as free of side effects, so that tree shaking removes it from the gallery.
/** Fields of a project in lists. */
export const listedFields = /* @__PURE__ */ listedIn(projectFields);

/** The texts that a project has in English too, in the order of the form. */
export const translatedTexts = /* @__PURE__ */ translatedIn(projectFields);
export type TranslatedText = (typeof translatedTexts)[number];

/** Fields that pages show in their language. The country has no English field: a table translates it. */
export type TranslatedField = TranslatedText | "country";
export const translatedFields = /* @__PURE__ */ textsShown();

/**
 * A project before it is stored. Display settings that are left out keep their values; by default, a new project is visible and not chosen for the home page.
 */
export type ProjectInput = NewRecord<ProjectFields> & {
  readonly [Name in keyof DisplaySettings]?: DisplaySettings[Name] | undefined;
};

function textsShown(): TranslatedField[] {
  const isShown = (name: string): name is TranslatedField =>
    name === "country" || translatedTexts.some((text) => text === name);
  return namesOf(projectFields).filter(isShown);
}
