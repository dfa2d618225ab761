import { fill } from "#content/fill.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { inLocale, termsIn } from "#content/lookup/projects.ts";
import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import type { StoredProject, WholeProject } from "#domain/projects/project.ts";
import { contentContext } from "../context.ts";
import { placeOf } from "../gallery/card/place-of.ts";
import { type Asked, type FramedPage, pageFacts } from "../page/page-data.ts";
import { socialPicture } from "./social-picture.ts";

/** What a result of a search shows of a description, characters. */
const longestDescription = 150;

/** A project's page: what it is called, where it stands, and what search engines and social networks are told of it. */
export function projectPage(asked: Asked, project: StoredProject): FramedPage {
  const facts = pageFacts(asked, { page: "gallery" });
  const { locale, shared } = facts;
  const { gallery, project: text } = asked.context.get(contentContext);
  const shown = inLocale(locale, project);
  const { card, h1 } = gallery[locale];
  const place = placeOf({ country: project.country, city: shown.city }, card, termsIn(locale));
  const path = projectPath(project.id);
  return {
    ...facts,
    path,
    title: shown.title,
    lead: "",
    words: {
      title: fill(text[locale].search.title, { title: shown.title, place }),
      description: summary(shown, place),
      keywords: [...shown.tags, shown.country, shown.city].filter(Boolean).join(", "),
    },
    picture: socialPicture(project),
    trail: [
      { label: shared.breadcrumbs.home, href: pathIn(locale, paths.home) },
      { label: h1, href: pathIn(locale, paths.gallery) },
      { label: shown.title, href: pathIn(locale, path) },
    ],
    trailLabel: shared.breadcrumbs.label,
  };
}

/** Who it was built for, where and how large, and then as much of what it was and what was done as is read. */
function summary({ clientCompany, capacity, description, done }: WholeProject, place: string): string {
  const facts = [clientCompany, place, capacity].filter(Boolean).join(", ");
  return shortened([`${facts}.`, description, done].filter(Boolean).join(" "), longestDescription);
}

/**
 * One line of a text, cut behind a word.
 * @example shortened("one two three", 9) // "one two…"
 */
export function shortened(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const part = line.slice(0, longest);
  const end = part.lastIndexOf(" ");
  // A single long word is cut where it is, but no letter in half.
  const whole = end > longest / 2 ? part.slice(0, end) : part.slice(0, -1).replace(/[\uD800-\uDBFF]$/, "");
  return `${whole.replace(/[\s.,]+$/, "")}…`;
}
