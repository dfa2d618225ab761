import { dayInKorea } from "#domain/korean-day.ts";
import { inEach, type Translated, translations } from "#domain/locale.ts";
import type { ProjectInput } from "#domain/projects/project-fields.ts";
import type { FeatureTag, SampleCountry } from "#domain/projects/vocabulary.ts";
import { pictureFolders } from "../brand/program-pictures.ts";
import { illustrated } from "./illustrated.generated.ts";
import data from "./projects.json" with { type: "json" };

type TranslatedSample = "title" | "description" | "asked" | "done";

/** A sample project, in every language. Every client is invented. */
interface Sample
  extends Omit<ProjectInput, "imageUrl" | "completedOn" | "en">,
    Translated<Record<TranslatedSample, string>> {
  /** Stable English name that pictures are tied to; never shown. */
  key: string;
  asked: string;
  done: string;
  country: SampleCountry;
  city: string | null;
  capacity: string | null;
  projectYear: number | null;
  tags: FeatureTag[];
  /** Day on which the project was entered; ISO 8601, UTC. */
  createdAt: string;
}

/** The same as it goes into an empty database. */
type SampleProject = Omit<Sample, keyof Translated | "tags"> & {
  tags: string[];
  imageUrl: string | null;
  completedOn: string;
};

/** The sample projects as they were written, newest first. */
export const samples = data as readonly Sample[];

/** The sample projects for an empty database: in Korean, since the lookup tables hold their English. */
export const sampleProjects: readonly SampleProject[] = samples.map(({ en: _, ...project }) => ({
  ...project,
  imageUrl: sampleImageUrl(project.key),
  completedOn: dayInKorea(new Date(project.createdAt)),
}));

/** Translations of the Korean texts of the samples. */
export const sampleTexts = {
  title: textsOf("title"),
  description: textsOf("description"),
  asked: textsOf("asked"),
  done: textsOf("done"),
};

function textsOf(text: TranslatedSample): Translated<Readonly<Record<string, string>>> {
  return inEach(translations, (locale) =>
    Object.fromEntries(samples.map((sample) => [sample[text], sample[locale][text]])),
  );
}

/** Address of a sample project's illustration; `null` where there is none. */
function sampleImageUrl(key: string): string | null {
  return illustrated.includes(key) ? `${pictureFolders.projects}/${key}.webp` : null;
}
