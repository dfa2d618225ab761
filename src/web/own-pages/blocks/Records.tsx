import { fill } from "#content/fill.ts";
import { brandedTitle, type ProductView } from "#content/lookup/product-view.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { urlSlugs } from "#content/lookup/projects.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { BlockView } from "#domain/own-pages/block-view.ts";
import type { Project } from "#domain/projects/project.ts";
import { productPicture } from "../../pictures/product-picture.ts";
import { ResponsivePicture } from "../../pictures/ResponsivePicture.tsx";
import { ProjectCard } from "../../project-list/card/ProjectCard.tsx";
import { filteredAddress, noFilter } from "../../project-list/filter-state.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ArrowRight } from "../../ui/icons/visitor-icons.ts";
import type { BlockWords } from "../block-words.ts";

interface ProjectsProps {
  locale: Locale;
  projects: readonly Project[];
  filter: Pick<BlockView<"projects">["values"], "towerType" | "tag">;
  words: BlockWords;
}

/** Projects that match a filter, and a link to all of them. */
export function Projects({ locale, projects, filter: { towerType, tag }, words }: ProjectsProps) {
  const asked = { ...noFilter, type: towerType ?? noFilter.type, tags: tag === null ? [] : [tag] };
  return (
    <>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:[zoom:0.7]">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard
              project={project}
              text={words.card}
              terms={words.terms}
              href={pathIn(locale, projectPath(project.id))}
              isBrief
            />
          </li>
        ))}
      </ul>
      <p className="mt-10 print:hidden">
        <ButtonLink
          href={filteredAddress(pathIn(locale, paths.gallery), asked, urlSlugs())}
          variant="secondary"
        >
          {words.blocks.projects}
          <ArrowRight className="size-4" />
        </ButtonLink>
      </p>
    </>
  );
}

interface ProductsProps {
  products: readonly ProductView[];
  words: BlockWords;
}

export function Products({ products, words }: ProductsProps) {
  return (
    <ul className="grid gap-6 md:grid-cols-3 print:grid-cols-3">
      {products.map((product) => (
        <ProductCard key={product.slug} product={product} more={words.blocks.product} />
      ))}
    </ul>
  );
}

function ProductCard({ product, more }: { product: ProductView; more: string }) {
  const title = brandedTitle(product);
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card bg-white ring-1 ring-line ring-inset">
      {product.imageUrl !== null && (
        <div className="aspect-4/3 overflow-hidden bg-blank">
          <ResponsivePicture
            files={productPicture(product.imageUrl)}
            alt={product.alt}
            sizes="(min-width: 2000px) 460px, (min-width: 1280px) 384px, (min-width: 768px) 31vw, calc(100vw - 40px)"
            className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
          />
        </div>
      )}
      <div className="flex grow flex-col p-6">
        {product.type !== null && <p className="font-semibold text-action text-compact">{product.type}</p>}
        <h3 className="wrap-anywhere mt-1 text-title-m">{title}</h3>
        <p className="mt-2 mb-5 text-compact text-muted leading-relaxed">{product.description}</p>
        <a
          href={product.href}
          className="mt-auto inline-flex items-center gap-1.5 self-start py-1 font-semibold text-compact text-action after:absolute after:inset-0 print:hidden"
        >
          {fill(more, { title })}
          <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
        </a>
      </div>
    </li>
  );
}
