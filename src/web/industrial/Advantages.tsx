import type { industrial } from "#content/pages/industrial.ts";
import type { Locale } from "#domain/locale.ts";
import type { ArticleLink } from "../further-reading/article-links.ts";
import { ReadOn } from "../further-reading/ReadOn.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { Points } from "../ui/Points.tsx";

interface AdvantagesProps {
  text: (typeof industrial)[Locale]["advantages"];
  reading: readonly ArticleLink[];
}

/**
 * On wide screens the picture has the height of the list beside it: it is rendered wider than its box, and
 * cropped.
 */
export function Advantages({ text, reading }: AdvantagesProps) {
  if (text.items.length === 0) return null;
  return (
    <section className="section-space bg-mist">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div className="relative aspect-16/10 lg:aspect-auto print:aspect-3/1">
          <Picture
            picture={text.picture}
            alt={text.alt}
            sizes="(min-width: 1024px) 780px, calc(100vw - 40px)"
            className="absolute inset-0 size-full rounded-card object-cover"
          />
        </div>
        <div>
          <h2 className="heading-2 mb-8 lg:mb-10">{text.title}</h2>
          <Points items={text.items} columns={2} />
          <ReadOn links={reading} className="mt-8" />
        </div>
      </div>
    </section>
  );
}
