import { fill } from "#content/fill.ts";
import { brandedTitle, type ProductView } from "#content/lookup/product-view.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import type { Terms } from "#content/lookup/projects.ts";
import type { series } from "#content/pages/series.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { Project } from "#domain/projects/project.ts";
import { ProjectCard } from "../project-list/card/ProjectCard.tsx";
import type { CardWords } from "../project-list/gallery-words.ts";
import { sizesLink } from "../project-list/sizes-link.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { ArrowRight } from "../ui/icons/visitor-icons.ts";
import { SectionHead } from "../ui/SectionHead.tsx";

interface UsedInProps {
  locale: Locale;
  text: (typeof series)[Locale]["projects"];
  product: ProductView;
  projects: readonly Project[];
  card: CardWords;
  terms: Terms;
}

const columns = 3;

/** Projects that mention the series, in whole rows; renders nothing without any. */
export function UsedIn({ locale, text, product, projects, card, terms }: UsedInProps) {
  if (projects.length === 0) return null;
  const gallery = pathIn(locale, paths.gallery);
  const sizes = sizesOf(product);
  const ofSize = sizes && sizesLink(gallery, text.ofSize, sizes);
  const word = product.projectWord;
  // One or two cards would leave columns empty: the head stands in the first one, and a single card is two columns wide.
  const isShort = projects.length < columns;
  const shown = isShort ? projects : projects.slice(0, projects.length - (projects.length % columns));
  return (
    <section className="py-12 lg:py-16 print:hidden">
      <div className={`page-width ${isShort ? "gap-x-6 lg:grid lg:grid-cols-3" : ""}`}>
        <SectionHead
          isNarrow={isShort}
          title={text.title}
          description={fill(text.description, { title: brandedTitle(product) })}
        />
        <ul className={`grid gap-6 sm:grid-cols-2 ${isShort ? "lg:col-span-2" : "lg:grid-cols-3"}`}>
          {shown.map((project) => (
            <li key={project.id} className={`drawn-in-view ${shown.length === 1 ? "sm:col-span-2" : ""}`}>
              <ProjectCard
                project={project}
                text={card}
                terms={terms}
                href={pathIn(locale, projectPath(project.id))}
                isBrief
                isWide={shown.length === 1}
              />
            </li>
          ))}
        </ul>
        <p className="mt-10 flex flex-wrap gap-3 lg:col-span-2 lg:col-start-2 print:hidden">
          {word !== null && (
            <ButtonLink href={`${gallery}?${new URLSearchParams({ s: word })}`} variant="secondary">
              {text.all}
              <ArrowRight className="size-4" />
            </ButtonLink>
          )}
          {ofSize && (
            <ButtonLink href={ofSize.href} variant="secondary">
              {ofSize.label}
              <ArrowRight className="size-4" />
            </ButtonLink>
          )}
        </p>
      </div>
    </section>
  );
}

/** The capacities of the smallest and the largest model, whole CRT; `undefined` without models. */
function sizesOf({ models }: ProductView) {
  const sizes = models.map(({ crt }) => crt);
  return sizes.length === 0
    ? undefined
    : { from: Math.floor(Math.min(...sizes)), to: Math.ceil(Math.max(...sizes)) };
}
