import { ArrowRight, ChevronDown } from "lucide-react";
import { fill } from "#content/fill.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import { productPicture } from "../pictures/product-picture.ts";
import { ResponsivePicture, type ResponsivePictureProps } from "../pictures/ResponsivePicture.tsx";
import { Chips } from "../ui/Chips.tsx";
import { FeatureList } from "../ui/FeatureList.tsx";

/** On phones, unless letters are large: the picture beside the name, everything else below both. */
export const besideOnPhones = "max-md:min-[23rem]:grid-cols-[8rem_1fr] max-md:gap-x-4 max-md:items-start";

interface SeriesPictureProps extends Pick<ResponsivePictureProps, "alt" | "sizes" | "load" | "className"> {
  url: string | null;
}

export function SeriesPicture({ url, ...shown }: SeriesPictureProps) {
  return url === null ? null : <ResponsivePicture files={productPicture(url)} {...shown} />;
}

export function MoreLink({ series, more }: { series: ProductView; more: string }) {
  return (
    <a
      href={series.href}
      className="group inline-flex items-center gap-1.5 py-1.5 font-semibold text-action text-note md:text-compact"
    >
      <span className="underline-offset-4 group-hover:underline">{fill(more, { title: series.title })}</span>
      <ArrowRight aria-hidden="true" className="size-4" />
    </a>
  );
}

/** On phones features and tags are folded, beside the links of the series. */
export function FoldedFeatures({ series, label }: { series: ProductView; label: string }) {
  if (series.features.length === 0 && series.tags.length === 0) return null;
  return (
    <details className="group open:basis-full md:hidden">
      <summary className="inline-flex cursor-pointer items-center gap-1.5 py-1.5 font-semibold text-action text-note">
        <span className="sr-only">{series.title}</span> {label}
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="space-y-3 pt-1 pb-2">
        <FeatureList label={`${series.title} ${label}`} features={series.features} />
        <Chips label={series.title} words={series.tags} />
      </div>
    </details>
  );
}
