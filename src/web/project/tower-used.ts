import type { Content } from "#content/editing/defaults.ts";
import { brandedTitle, productView } from "#content/lookup/product-view.ts";
import { paths } from "#content/paths.ts";
import type { PictureView } from "#content/picture-key.ts";
import { hiddenPaths, pathWhileShown } from "#content/sections/hidden-paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { isNamed, type Product } from "#domain/products/product.ts";
import type { Project } from "#domain/projects/project.ts";
import type { PictureFiles } from "../pictures/picture-files.ts";
import { filesOf } from "../pictures/picture-view.ts";
import { productPicture } from "../pictures/product-picture.ts";

export interface TowerUsed {
  title: string;
  description: string;
  picture: PictureFiles | null;
  href: string;
}

type Described = Pick<Project, "title" | "description" | "coolingTowerType" | "tags">;
type Pages = Pick<Content, "industrial" | "package">;

/**
 * Product of a project, if its stored title or description contains the name of one of its type; else the
 * type alone. Records have no reference to a product.
 */
export function towerUsed(
  locale: Locale,
  project: Described,
  { products, pages }: { products: readonly Product[]; pages: Pages },
): TowerUsed {
  const ofItsKind = products.filter(({ category }) => category === project.coolingTowerType);
  const namedIn = (text: string) =>
    ofItsKind.find(({ projectWord }) => projectWord !== null && isNamed(projectWord, text));
  const named = namedIn(project.title) ?? namedIn(project.description);
  if (named === undefined) return kindOf(locale, project, { products, pages });
  const shown = productView(locale, named);
  const { description, imageUrl, href } = shown;
  const picture = imageUrl === null ? null : productPicture(imageUrl);
  return { title: brandedTitle(shown), description, picture, href };
}

function kindOf(
  locale: Locale,
  { coolingTowerType, tags }: Described,
  { products, pages }: { products: readonly Product[]; pages: Pages },
): TowerUsed {
  const { industrial, package: packages } = pages;
  const hidden = hiddenPaths(pages, products);
  const at = (path: string, picture: PictureView) => ({
    href: pathIn(locale, pathWhileShown(path, hidden)),
    picture: filesOf(picture),
  });
  if (coolingTowerType === "industrial") {
    const { h1, lead, picture, modular } = industrial[locale];
    return tags.includes("모듈형")
      ? {
          title: modular.title,
          description: modular.lead,
          ...at(paths.modular, modular.picture),
        }
      : { title: h1, description: lead, ...at(paths.industrial, picture) };
  }
  const { h1, lead, picture, bac } = packages[locale];
  return coolingTowerType === "bac"
    ? { title: bac.title, description: bac.description, ...at(paths.bac, picture) }
    : { title: h1, description: lead, ...at(paths.package, picture) };
}
