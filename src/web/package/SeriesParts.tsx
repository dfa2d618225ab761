import type { ReactNode } from "react";
import { fill } from "#content/fill.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import { productPicture } from "../pictures/product-picture.ts";
import { ResponsivePicture, type ResponsivePictureProps } from "../pictures/ResponsivePicture.tsx";
import { Chips } from "../ui/Chips.tsx";
import { DisclosureArrow } from "../ui/DisclosureArrow.tsx";
import { FeatureList } from "../ui/FeatureList.tsx";
import { ArrowRight } from "../ui/icons/visitor-icons.ts";

/** On phones, unless letters are large: the picture beside the name, everything else below both. */
export const besideOnPhones = "max-md:min-[23rem]:grid-cols-[8rem_1fr] max-md:gap-x-4 max-md:items-start";

interface SeriesPictureProps extends Pick<ResponsivePictureProps, "alt" | "sizes" | "load" | "className"> {
  url: string | null;
}

export function SeriesPicture({ url, ...shown }: SeriesPictureProps) {
  return url === null ? null : <ResponsivePicture files={productPicture(url)} {...shown} />;
}

interface SeriesNameProps {
  series: ProductView;
}

/** Kind, name and description of a series. On phones the arrow of the name takes the place of `MoreLink`. */
export function SeriesName({ series }: SeriesNameProps) {
  return (
    <>
      <p className="font-semibold text-compact text-action">{series.type}</p>
      <h3 className="mt-1 text-xl md:text-2xl">
        <a href={series.href} className="hover:text-action hover:underline">
          {series.title}
          <ArrowRight className="mb-0.5 ml-1.5 inline-block size-4.5 text-action md:hidden" />
        </a>
      </h3>
      <p className="mt-2 text-muted max-md:text-compact max-md:leading-relaxed">{series.description}</p>
    </>
  );
}

/** Link to the page of a series, except on phones. */
export function MoreLink({ series, more }: { series: ProductView; more: string }) {
  return (
    <a
      href={series.href}
      className="group inline-flex items-center gap-1.5 py-1.5 font-semibold text-action text-compact max-md:hidden"
    >
      <span className="underline-offset-4 group-hover:underline">{fill(more, { title: series.title })}</span>
      <ArrowRight className="size-4" />
    </a>
  );
}

interface FoldedFeaturesProps {
  series: ProductView;
  label: string;
}

/** On phones features and tags are folded, beside the links of the series. */
export function FoldedFeatures({ series, label }: FoldedFeaturesProps) {
  if (series.features.length === 0 && series.tags.length === 0) return null;
  return (
    <FoldedOnPhones
      label={
        <>
          <span className="sr-only">{series.title}</span> {label}
        </>
      }
    >
      <FeatureList label={`${series.title} ${label}`} features={series.features} />
      <Chips label={series.title} words={series.tags} />
    </FoldedOnPhones>
  );
}

interface FoldedOnPhonesProps {
  label: ReactNode;
  children: ReactNode;
}

/** Disclosure in the row of links of a series, for phones only: wider pages show its content elsewhere. */
export function FoldedOnPhones({ label, children }: FoldedOnPhonesProps) {
  return (
    <details className="group open:basis-full md:hidden">
      <summary className="inline-flex cursor-pointer items-center gap-1.5 py-1.5 font-semibold text-action text-compact">
        {label}
        <DisclosureArrow className="size-4" />
      </summary>
      <div className="space-y-3 pt-1 pb-2">{children}</div>
    </details>
  );
}
