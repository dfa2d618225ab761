import type { Content } from "#content/editing/defaults.ts";
import { paths } from "#content/paths.ts";
import type { PictureKey } from "#content/picture-key.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { Project } from "#domain/projects/project.ts";
import { anchorOf } from "../package/series.ts";

/** What the site says elsewhere of the tower that a project has. */
export interface TowerUsed {
  title: string;
  description: string;
  picture: PictureKey;
  href: string;
}

type Described = Pick<Project, "title" | "description" | "coolingTowerType" | "tags">;
type Products = Pick<Content, "industrial" | "package">;

/**
 * The series of a project, where its stored title or description names one, else the kind of tower that it is. A record
 * tells no more of it.
 */
export function towerUsed(locale: Locale, project: Described, products: Products): TowerUsed {
  const { own, bac } = products.package[locale];
  const series = { industrial: [], package: own.items, bac: bac.items }[project.coolingTowerType];
  const named =
    series.find(({ name }) => names(project.title, name)) ??
    series.find(({ name }) => names(project.description, name));
  if (named === undefined) return kindOf(locale, project, products);
  const { title, description, picture, id } = named;
  return { title, description, picture, href: `${pathIn(locale, paths.package)}#${anchorOf(id)}` };
}

/** Whether a text names a series, as a word. A name of one letter must be called a series: "V 시리즈". */
function names(text: string, name: string): boolean {
  const said = name.length === 1 ? `${name} 시리즈` : name;
  // Between its mentions stand the letters around each of them.
  const around = said === "" ? [text] : text.split(said);
  return around.some((before, index) => {
    const after = around[index + 1];
    return after !== undefined && !/[A-Za-z0-9]$/.test(before) && !/^[A-Za-z0-9]/.test(after);
  });
}

function kindOf(locale: Locale, { coolingTowerType, tags }: Described, products: Products): TowerUsed {
  const { industrial, package: packages } = products;
  const at = (path: string) => ({ href: pathIn(locale, path) });
  if (coolingTowerType === "industrial") {
    const { h1, lead, modular } = industrial[locale];
    return tags.includes("모듈형")
      ? { title: modular.title, description: modular.lead, picture: "st-modular", ...at(paths.modular) }
      : { title: h1, description: lead, picture: "hero-modular", ...at(paths.industrial) };
  }
  const { h1, lead, bac } = packages[locale];
  return coolingTowerType === "bac"
    ? { title: bac.title, description: bac.description, picture: "hero-bac", ...at(paths.bac) }
    : { title: h1, description: lead, picture: "hero-package", ...at(paths.package) };
}
