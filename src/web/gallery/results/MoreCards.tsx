import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import { type GalleryFilter, pageAddress, type UrlSlugs } from "../../project-list/filter-state.ts";
import type { GalleryWords } from "../../project-list/gallery-words.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { ListNotice } from "../../ui/lists/ListNotice.tsx";
import { unmodifiedClick } from "../../unmodified-click.ts";
import { cardsPerStep } from "../data/list-parts.ts";

interface MoreCardsProps {
  text: GalleryWords["results"];
  shown: number;
  count: number | undefined;
  isExtending: boolean;
  /** Address of the next cards, for use without script and by search engines. */
  href: string;
  onMore: () => void;
}

export function MoreCards({ text, shown, count, isExtending, href, onMore }: MoreCardsProps) {
  return (
    <div className="mt-12 grid justify-items-center gap-4 print:hidden">
      {count !== undefined && (
        <p className="figures text-compact text-muted">
          {fill(text.shown, { count: wholeNumber(count), shown: wholeNumber(shown) })}
        </p>
      )}
      <a
        href={href}
        rel="next"
        aria-disabled={isExtending}
        onClick={unmodifiedClick(() => !isExtending && onMore())}
        className={buttonClass("secondary", "min-w-60 aria-disabled:opacity-60")}
      >
        {isExtending ? text.moreLoading : text.more}
      </a>
    </div>
  );
}

interface PageLinksProps {
  text: GalleryWords["results"]["pages"];
  galleryPath: string;
  slugs: UrlSlugs;
  filter: GalleryFilter;
  count: number;
}

/**
 * Pagination links of a later page: for use without script, search engines, and visitors who come to it. A page
 * after the last one shows a notice.
 */
export function PageLinks({ text, galleryPath, slugs, filter, count }: PageLinksProps) {
  const { page } = filter;
  const pages = Math.ceil(count / cardsPerStep);
  if (page > pages && count > 0) return <NoSuchPage {...{ text, galleryPath, slugs, filter, pages }} />;
  if (page === 1) return null;
  const link = (to: number, rel: "prev" | "next", name: string) => (
    <a
      href={pageAddress(galleryPath, { ...filter, page: to }, slugs)}
      rel={rel}
      className={buttonClass("secondary")}
    >
      {name}
    </a>
  );
  return (
    <nav
      aria-label={text.label}
      className="mt-12 flex flex-wrap items-center justify-center gap-x-6 gap-y-4 print:hidden"
    >
      {link(page - 1, "prev", text.previous)}
      <p className="figures text-compact text-muted">{fill(text.place, { count: pages, page })}</p>
      {page < pages && link(page + 1, "next", text.next)}
    </nav>
  );
}

/** Notice on a page after the last one: a typed address, or a list that has become shorter. */
function NoSuchPage({
  text,
  galleryPath,
  slugs,
  filter,
  pages,
}: Omit<PageLinksProps, "count"> & { pages: number }) {
  return (
    <ListNotice title={fill(text.beyond, { page: filter.page })} hint={fill(text.end, { count: pages })}>
      <a
        href={pageAddress(galleryPath, { ...filter, page: pages }, slugs)}
        className={buttonClass("secondary")}
      >
        {text.toEnd}
      </a>
    </ListNotice>
  );
}
