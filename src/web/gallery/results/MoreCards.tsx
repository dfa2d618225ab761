import { fill } from "#content/fill.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { cardsPerStep } from "../data/list-parts.ts";
import { type AddressKeys, type GalleryFilter, pageAddress } from "../filters/filter-state.ts";
import type { GalleryWords } from "../look/gallery-words.ts";

interface MoreCardsProps {
  text: GalleryWords["results"];
  shown: number;
  count: number | undefined;
  isExtending: boolean;
  onMore: () => void;
}

export function MoreCards({ text, shown, count, isExtending, onMore }: MoreCardsProps) {
  return (
    <div className="script-only mt-12 grid justify-items-center gap-4 print:hidden">
      {count !== undefined && (
        <p className="figures text-compact text-muted">
          {fill(text.shown, { count: count.toLocaleString("en"), shown: shown.toLocaleString("en") })}
        </p>
      )}
      <button
        type="button"
        aria-disabled={isExtending}
        onClick={() => !isExtending && onMore()}
        className={buttonClass("secondary", "min-w-60 aria-disabled:opacity-60")}
      >
        {isExtending ? text.moreLoading : text.more}
      </button>
    </div>
  );
}

interface PageLinksProps {
  text: GalleryWords["results"]["pages"];
  gallery: string;
  keys: AddressKeys;
  filter: GalleryFilter;
  count: number;
}

/**
 * Pagination links: for use without script, search engines, and visitors of a later page. A page after the
 * last one shows a notice.
 */
export function PageLinks({ text, gallery, keys, filter, count }: PageLinksProps) {
  const { page } = filter;
  const pages = Math.ceil(count / cardsPerStep);
  if (page > pages && count > 0) return <NoSuchPage {...{ text, gallery, keys, filter, pages }} />;
  if (pages < 2) return null;
  const link = (to: number, rel: "prev" | "next", name: string) => (
    <a
      href={pageAddress(gallery, { ...filter, page: to }, keys)}
      rel={rel}
      className={buttonClass("secondary")}
    >
      {name}
    </a>
  );
  return (
    <nav
      aria-label={text.label}
      className={`mt-12 flex flex-wrap items-center justify-center gap-x-6 gap-y-4 print:hidden ${page === 1 ? "no-script-only" : ""}`}
    >
      {page > 1 && link(page - 1, "prev", text.previous)}
      <p className="figures text-compact text-muted">{fill(text.place, { count: pages, page })}</p>
      {page < pages && link(page + 1, "next", text.next)}
    </nav>
  );
}

/** Notice on a page after the last one: a typed address, or a list that has become shorter. */
function NoSuchPage({
  text,
  gallery,
  keys,
  filter,
  pages,
}: Omit<PageLinksProps, "count"> & { pages: number }) {
  return (
    <div className="rounded-card bg-mist px-6 py-16 text-center lg:py-24">
      <p className="font-bold text-xl">{fill(text.beyond, { page: filter.page })}</p>
      <p className="mt-2 mb-7 text-muted">{fill(text.end, { count: pages })}</p>
      <a href={pageAddress(gallery, { ...filter, page: pages }, keys)} className={buttonClass("secondary")}>
        {text.toEnd}
      </a>
    </div>
  );
}
