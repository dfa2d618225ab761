import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import type { PictureView } from "#content/picture-key.ts";
import { CoverPicture } from "../pictures/CoverPicture.tsx";
import { wholeFile } from "../pictures/picture-files.ts";
import { filesOf } from "../pictures/picture-view.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { pageGraph } from "../seo/structured-data/page-graph.ts";
import { productThing } from "../seo/structured-data/product.ts";
import { PageHero, pictureSizes } from "./hero/PageHero.tsx";
import type { PageWithHeader } from "./page-data.ts";

interface PageProps {
  page: PageWithHeader;
  /** `position` is the crop of a default picture. */
  headerPicture?: { picture: PictureView; alt: string; position?: string };
  drawing?: ReactNode;
  /** On narrow screens the header has no picture, so that the content reaches the first viewport. */
  isBrief?: boolean;
  /** True if the page is about the product in its picture. */
  isProduct?: boolean;
  things?: readonly Thing[];
  children: ReactNode;
}

export function Page({
  page,
  headerPicture,
  drawing,
  isBrief = false,
  isProduct = false,
  things = [],
  children,
}: PageProps) {
  const { path, title, words } = page;
  const { description } = words;
  const image = isProduct && headerPicture ? wholeFile(filesOf(headerPicture.picture)) : undefined;
  const made = image ? [productThing(page, { path, name: title, description, image })] : [];
  return (
    <>
      <PageHero
        page={page}
        isBrief={isBrief}
        picture={
          headerPicture ? (
            <CoverPicture {...headerPicture} sizes={pictureSizes[page.headerLayout ?? "company"]} first />
          ) : (
            drawing
          )
        }
      />
      {children}
      <StructuredData data={pageGraph(page, [...made, ...things])} />
    </>
  );
}
