import { storedFileExtensions } from "../files/stored-file.ts";
import type { Columns, RowOf } from "../records/column-types.ts";

/** Kinds of technical files, in display order. Stored in Korean, as tags are. */
export const technicalFileKinds = [
  "인증서",
  "시험성적서",
  "설치·운전 지침서",
  "도면",
  "BIM·CAD",
  "보증서",
] as const;
export type TechnicalFileKind = (typeof technicalFileKinds)[number];

/** Languages that a technical file is in. */
export const technicalFileLanguages = ["국문", "영문", "국문·영문"] as const;

const languageCodes: Record<(typeof technicalFileLanguages)[number], readonly string[]> = {
  국문: ["ko"],
  영문: ["en"],
  국문·영문: ["ko", "en"],
};

/** Files that belong to a series or to some of its models: certificates, test reports, manuals, drawings, warranties. */
export const technicalFileColumns = {
  title: { kind: "text", maxLength: 200, isRequired: true },
  titleEn: { kind: "text", maxLength: 200 },
  kind: { kind: "choice", of: technicalFileKinds, isRequired: true },
  /** Without it the languages are those that a PDF itself declares. */
  language: { kind: "choice", of: technicalFileLanguages },
  /** Names of models, separated by commas; without them the file is for the whole series. */
  models: { kind: "text", maxLength: 500 },
  /** Day of issue. */
  date: { kind: "date" },
  /** Such as "Rev. 2". */
  edition: { kind: "text", maxLength: 60 },
  url: {
    kind: "text",
    maxLength: 100,
    isRequired: true,
    pattern: new RegExp(`^/files/[0-9a-f]{32}\\.(${storedFileExtensions.technical.join("|")})$`),
  },
} as const satisfies Columns;

export type TechnicalFileColumns = typeof technicalFileColumns;
export type TechnicalFile = RowOf<TechnicalFileColumns>;

/** Names of the models that a file is for; empty for the whole series. */
export function modelsOfFile({ models }: Pick<TechnicalFile, "models">): string[] {
  return (models ?? "")
    .split(/[,，、]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/**
 * Returns true when a file belongs to a model; without a model, to its series as a whole.
 * @param models names of those that the file is for; none for the whole series
 */
export function isFileOf(models: readonly string[], model: { name: string } | undefined): boolean {
  const isNamed = models.some((name) => name.toLowerCase() === model?.name.toLowerCase());
  return models.length === 0 || isNamed;
}

/** ISO 639 codes of the languages that the record of a file states; empty where it states none. */
export function languagesOfFile({ language }: Pick<TechnicalFile, "language">): readonly string[] {
  return language === null ? [] : languageCodes[language];
}
