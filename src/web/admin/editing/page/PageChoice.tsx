import { useQuery } from "@tanstack/react-query";
import { editor } from "#content/admin/editor.ts";
import { listedPages } from "#content/admin/own-pages/listed-pages.ts";
import { unlistedPages } from "#content/lookup/page-parts.ts";
import { isForVisitors, partnerSection } from "#content/lookup/product-view.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { productPath } from "#content/paths.ts";
import { defaultLocale, localeOf, pathIn } from "#domain/locale.ts";
import type { ListedProduct } from "#domain/products/product.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { productsQuery } from "../../products/product-api.ts";
import { readListState } from "../../projects/state/list-state.ts";
import { projectsQuery } from "../../projects/state/project-api.ts";
import type { DraftState } from "../state/draft-store.ts";

interface PageChoiceProps {
  path: string;
  onPage: (path: string) => void;
  fields: DraftState["fields"];
}

const unlisted: readonly Option[] = [
  { path: unlistedPages.inquiryPage, name: editor.unlisted.inquiryPage },
  { path: unlistedPages.inquirySent, name: editor.unlisted.inquirySent },
  { path: unlistedPages.sheet, name: editor.unlisted.sheet },
  { path: unlistedPages.missing, name: editor.unlisted.missing },
];

/** Pages that can be edited: those of the site and of visible products, and one project page as an example. */
export function PageChoice({ path, onPage, fields }: PageChoiceProps) {
  const { data: products = [] } = useQuery(productsQuery);
  const { data: list } = useQuery(projectsQuery(readListState(new URLSearchParams())));
  const section = fields.get(partnerSection);
  const hasPartner = section?.kind !== "fact" || section.value !== false;
  const locale = localeOf(path);
  const korean = pathIn(defaultLocale, path);
  const series = products.filter((product) => isForVisitors(product, hasPartner)).map(optionOf);
  const project = list?.projects.find(({ isHidden }) => !isHidden);
  const others = [
    ...(project ? [{ path: projectPath(project.id), name: editor.pages.project }] : []),
    ...unlisted,
  ];
  const isListed = [...listedPages, ...series, ...others].some((option) => option.path === korean);
  return (
    <select
      aria-label={editor.page}
      value={korean}
      onChange={(event) => onPage(pathIn(locale, event.target.value))}
      className={`${toolControl} min-w-0 max-sm:flex-1 sm:w-auto sm:max-w-[11rem]`}
    >
      {listedPages.map(toOption)}
      {series.length > 0 && <optgroup label={editor.pages.products}>{series.map(toOption)}</optgroup>}
      <optgroup label={editor.unlisted.title}>{others.map(toOption)}</optgroup>
      {/* A project page opened by a link; or a product page before the products are loaded. */}
      {!isListed && <option value={korean}>{nameOf(korean)}</option>}
    </select>
  );
}

function optionOf(product: ListedProduct): Option {
  const { brand, name } = product;
  return { path: productPath(product), name: brand === null ? name : `${brand} ${name}` };
}

interface Option {
  path: string;
  name: string;
}

function toOption({ path, name }: Option) {
  return (
    <option key={path} value={path}>
      {name}
    </option>
  );
}

function nameOf(path: string): string {
  return path.startsWith("/projects/") ? editor.pages.project : editor.pages.other;
}
