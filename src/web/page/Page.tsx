import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { CoverPicture } from "../pictures/CoverPicture.tsx";
import type { PictureKey } from "../pictures/manifest.generated.ts";
import { filesOf } from "../pictures/Picture.tsx";
import { wholeFile } from "../pictures/picture-files.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { pageGraph } from "../seo/structured-data/page-graph.ts";
import { productThings } from "../seo/structured-data/product.ts";
import { PageHero } from "./PageHero.tsx";
import type { FramedPage } from "./page-data.ts";

interface PageProps {
  page: FramedPage;
  /** Beside the opening; `className` says which part of it is seen. */
  picture?: { name: PictureKey; alt: string; className?: string };
  /** The page is about a product, which this picture shows. */
  product?: PictureKey;
  /** What else the page is about, for search engines. */
  things?: readonly Thing[];
  children: ReactNode;
}

/** How wide the picture is drawn: on wide screens, where its place is high, wider than the place, and cut. */
const pictureSizes = "(min-width: 1024px) max(48vw, 800px), 100vw";

/** A page of the site: its opening, what it brings, and what search engines are told. */
export function Page({ page, picture, product, things = [], children }: PageProps) {
  const { path, title, words, locale } = page;
  const { description } = words;
  const image = product && wholeFile(filesOf(product));
  const made = image ? productThings(page, { path, name: title, description, image }) : [];
  return (
    <>
      <PageHero
        page={page}
        picture={picture && <CoverPicture {...picture} locale={locale} sizes={pictureSizes} first />}
      />
      {children}
      <StructuredData data={pageGraph(page, [...made, ...things])} />
    </>
  );
}
