import { useQuery } from "@tanstack/react-query";
import { editor } from "#content/admin/editor.ts";
import { productPath } from "#content/paths.ts";
import { pages } from "#content/site.ts";
import { defaultLocale, localeOf, pathIn } from "#domain/locale.ts";
import type { EditedProduct } from "#domain/products/product.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { productsQuery } from "../../products/product-api.ts";

interface PageChoiceProps {
  /** Of the page that is edited, in its language. */
  path: string;
  onPage: (path: string) => void;
}

const namesOf = new Map<string, string>(Object.entries(editor.pages));

/** Every page that can be edited: those of the site and of the products that visitors see. */
export function PageChoice({ path, onPage }: PageChoiceProps) {
  const { data: products = [] } = useQuery(productsQuery);
  const locale = localeOf(path);
  const korean = pathIn(defaultLocale, path);
  const series = products.filter(({ isActive }) => isActive).map(optionOf);
  const own = Object.entries(pages).map(([name, page]) => ({
    path: page.path as string,
    name: "label" in page ? page.label.ko : (namesOf.get(name) ?? name),
  }));
  const isListed = [...own, ...series].some((option) => option.path === korean);
  return (
    <select
      aria-label={editor.page}
      value={korean}
      onChange={(event) => onPage(pathIn(locale, event.target.value))}
      className={`${toolControl} min-w-0 max-sm:flex-1 sm:w-auto sm:max-w-[11rem]`}
    >
      {own.map(toOption)}
      {series.length > 0 && <optgroup label={editor.pages.products}>{series.map(toOption)}</optgroup>}
      {/* One of many, which is come to by a link; and a product's while the products are still to come. */}
      {!isListed && <option value={korean}>{nameOf(korean)}</option>}
    </select>
  );
}

function optionOf(product: EditedProduct): Option {
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
