import { ArrowRight } from "lucide-react";
import { fill } from "#content/fill.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import { productPicture } from "../pictures/product-picture.ts";
import { ResponsivePicture, type ResponsivePictureProps } from "../pictures/ResponsivePicture.tsx";

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
      className="group inline-flex items-center gap-1.5 py-1.5 font-semibold text-action text-compact"
    >
      <span className="underline-offset-4 group-hover:underline">{fill(more, { title: series.title })}</span>
      <ArrowRight aria-hidden="true" className="size-4" />
    </a>
  );
}
