import { dayInKorea } from "#domain/korean-day.ts";
import type { Project } from "#domain/projects/project.ts";
import { sampleImageUrl } from "./project-pictures.ts";
import { type Reference, references } from "./references.ts";

/** A sample project as it goes into an empty database; pictures are tied to its `key`. */
export type SampleProject = Omit<Project, "id"> & { key: string };

/** The sample projects, newest first, in Korean as they are stored. */
export const sampleProjects: readonly SampleProject[] = references.map(inKorean);

function inKorean({ title, description, tags, ...facts }: Reference): SampleProject {
  return {
    ...facts,
    title: title.ko,
    description: description.ko,
    tags: [...tags],
    imageUrl: sampleImageUrl(facts.key),
    completedOn: dayInKorea(new Date(facts.createdAt)),
  };
}
