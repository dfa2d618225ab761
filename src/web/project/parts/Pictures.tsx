import { pictureAddress } from "#content/brand/program-pictures.ts";
import { fill } from "#content/fill.ts";
import { type ProjectPicture, pictureText } from "#domain/projects/pictures.ts";
import { ResponsivePicture } from "../../pictures/ResponsivePicture.tsx";
import { projectPicture } from "../../project-list/card/project-picture.ts";
import type { ProjectView } from "./project-view.ts";

/** Pictures beyond the one in the header, each linked to its full file. */
export function Pictures({ view }: { view: ProjectView }) {
  const { project, pictures, text } = view;
  const others = pictures.filter(({ url }) => url !== project.imageUrl);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="pictures" className="page-width pb-14 lg:pb-22 print:pb-6">
      <h2 id="pictures" className="mb-8 text-part print:mb-4">
        {text.pictures.title}
      </h2>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-3">
        {others.map((picture) => (
          <li key={picture.url}>
            <Figure picture={picture} number={pictures.indexOf(picture) + 1} view={view} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FigureProps {
  picture: ProjectPicture;
  /** Index among all pictures of the project, from 1. */
  number: number;
  view: ProjectView;
}

function Figure({ picture, number, view }: FigureProps) {
  const { locale, project, text } = view;
  const described = pictureText(locale, picture);
  const alt = described ?? fill(text.pictures.numbered, { title: project.title, number });
  return (
    <figure>
      <a
        href={pictureAddress(picture.url)}
        className="relative block aspect-16/10 overflow-hidden rounded-card bg-blank outline-offset-4"
      >
        <ResponsivePicture
          files={projectPicture({ ...project, imageUrl: picture.url }).files}
          sizes="(min-width: 1280px) 384px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, calc(100vw - 40px)"
          alt={alt}
          className="absolute inset-0 size-full object-cover transition-transform duration-300 hover:scale-[1.02] motion-reduce:transition-none motion-reduce:hover:scale-100"
        />
      </a>
      {described && (
        <figcaption aria-hidden="true" className="wrap-anywhere mt-2.5 text-compact text-muted">
          {described}
        </figcaption>
      )}
    </figure>
  );
}
