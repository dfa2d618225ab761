import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import type { PictureView } from "#content/picture-key.ts";
import { CoverPicture } from "../pictures/CoverPicture.tsx";
import { wholeFile } from "../pictures/picture-files.ts";
import { filesOf } from "../pictures/picture-view.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { pageGraph } from "../seo/structured-data/page-graph.ts";
import { productThing } from "../seo/structured-data/product.ts";
import { PageHero } from "./PageHero.tsx";
import type { FramedPage } from "./page-data.ts";

interface PageProps {
  page: FramedPage;
  /** Beside the opening; `position` says which part of one of the program's own is seen. */
  opening?: { picture: PictureView; alt: string; position?: string };
  /** In the picture's place: a drawing, which covers it. */
  drawing?: ReactNode;
  /** On narrow screens the opening has words alone: what the page is for comes into the first of them. */
  isBrief?: boolean;
  /** The page is about a product, which the picture of its opening shows. */
  isProduct?: boolean;
  /** Class of another font than that of headings, for a heading that is the name of a record. */
  font?: string;
  /** Further subjects of the page, for search engines. */
  things?: readonly Thing[];
  children: ReactNode;
}

/** Width of the picture: on wide screens, where its place is high, it is wider than the place, and cut. */
const pictureSizes = "(min-width: 1024px) max(48vw, 800px), 100vw";

/** A page of the site: its opening, what it brings, and what search engines are told. */
export function Page({
  page,
  opening,
  drawing,
  isBrief = false,
  isProduct = false,
  font = "",
  things = [],
  children,
}: PageProps) {
  const { path, title, words } = page;
  const { description } = words;
  const image = isProduct && opening ? wholeFile(filesOf(opening.picture)) : undefined;
  const made = image ? [productThing(page, { path, name: title, description, image })] : [];
  return (
    <>
      <PageHero
        page={page}
        isBrief={isBrief}
        font={font}
        picture={opening ? <CoverPicture {...opening} sizes={pictureSizes} first /> : drawing}
      />
      {children}
      <StructuredData data={pageGraph(page, [...made, ...things])} />
    </>
  );
}
