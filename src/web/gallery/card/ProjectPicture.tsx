import { fill } from "#content/fill.ts";
import type { PictureKey } from "#content/picture-key.ts";
import type { Project } from "#domain/gallery/project.ts";
import { cardSources } from "../../pictures/card-sources.ts";
import type { CardWords } from "../look/gallery-words.ts";
import { illustrationOf, illustrationWidths } from "./illustration.ts";

interface ProjectPictureProps {
  project: Project;
  text: CardWords;
}

const sizes =
  "(min-width: 1280px) 384px, (min-width: 1024px) 31vw, (min-width: 768px) 47vw, calc(100vw - 40px)";
const place = "absolute inset-0 size-full object-cover";

/**
 * The project's own picture, or that of a tower of its kind, which says what it is. A picture that cannot be
 * loaded is covered by its `::after`, which browsers draw on broken pictures only.
 */
export function ProjectPicture({ project, text }: ProjectPictureProps) {
  const { imageUrl } = project;
  if (imageUrl === null) return <Illustration project={project} text={text} />;
  const smaller = ownCardSources(imageUrl);
  const photograph = (
    <img
      src={imageUrl}
      {...(smaller ? { srcSet: smaller.webp, sizes } : {})}
      alt={fill(text.imageAlt, { title: project.title })}
      width={1600}
      height={1000}
      loading="lazy"
      decoding="async"
      data-missing={text.noImage}
      className={`${place} text-sm after:absolute after:inset-0 after:grid after:place-items-center after:bg-[#dfe3e8] after:text-muted after:content-[attr(data-missing)]`}
    />
  );
  if (smaller === undefined) return photograph;
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={smaller.avif} sizes={sizes} />
        {photograph}
      </picture>
      <IllustrationNote text={text} />
    </>
  );
}

/** The site's own pictures of projects are renderings, kept in smaller sizes too. */
function ownCardSources(imageUrl: string): { avif: string; webp: string } | undefined {
  const avif = cardSources(imageUrl, "avif");
  const webp = cardSources(imageUrl, "webp");
  return avif && webp ? { avif, webp } : undefined;
}

function Illustration({ project, text }: ProjectPictureProps) {
  const picture = illustrationOf(project);
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={sourcesOf(picture, "avif")} sizes={sizes} />
        <img
          src={`/images/${picture}-800.webp`}
          srcSet={sourcesOf(picture, "webp")}
          sizes={sizes}
          alt={fill(text.illustrationAlt, { title: project.title })}
          width={800}
          height={500}
          loading="lazy"
          decoding="async"
          className={place}
        />
      </picture>
      <IllustrationNote text={text} />
    </>
  );
}

/** A rendering says that it is one; screen readers learn it from the alternative text. */
function IllustrationNote({ text }: Pick<ProjectPictureProps, "text">) {
  return (
    <span
      aria-hidden="true"
      className="absolute right-3 bottom-3 rounded-[3px] bg-white/85 px-2 py-1 text-[12px] text-muted leading-none"
    >
      {text.illustration}
    </span>
  );
}

function sourcesOf(picture: PictureKey, format: "avif" | "webp"): string {
  return illustrationWidths.map((width) => `/images/${picture}-${width}.${format} ${width}w`).join(", ");
}
