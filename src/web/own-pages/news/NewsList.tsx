import type { Content } from "#content/editing/defaults.ts";
import { fill } from "#content/fill.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { NewsFilter, NewsPage, NewsSummary } from "#domain/own-pages/news-summary.ts";
import { pagePath } from "#domain/own-pages/own-page.ts";
import { CallToAction } from "../../page/CallToAction.tsx";
import { Page } from "../../page/Page.tsx";
import type { PageWithHeader } from "../../page/page-data.ts";
import { Picture } from "../../pictures/Picture.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { ListNotice } from "../../ui/lists/ListNotice.tsx";
import { NewsLabel } from "./NewsLabel.tsx";
import { newsAddress } from "./news-address.ts";

type NewsWords = Content["news"][Locale];

interface NewsListProps {
  page: PageWithHeader;
  text: NewsWords;
  filter: NewsFilter;
  listed: NewsPage;
}

/** News list with pagination and filter links. */
export function NewsList({ page, text, filter, listed }: NewsListProps) {
  const { locale } = page;
  return (
    <Page page={page}>
      <div className="page-width py-12 lg:py-18 print:py-6">
        <Filters {...{ locale, text, filter, listed }} />
        {listed.news.length === 0 ? (
          <ListNotice title={text.empty}>
            <a href={newsAddress(locale, noFilter)} className={buttonClass("secondary")}>
              {text.showAll}
            </a>
          </ListNotice>
        ) : (
          <ul aria-label={text.list} className="border-ink border-t-2">
            {listed.news.map((news, index) => (
              <Row key={news.id} {...{ locale, news, text }} isAbove={index < 2} />
            ))}
          </ul>
        )}
        <PageLinks {...{ locale, text, filter }} pages={listed.pages} />
      </div>
      <CallToAction page={page} />
    </Page>
  );
}

const noFilter: NewsFilter = { year: null, kind: null, page: 1 };

interface PartProps {
  locale: Locale;
  text: NewsWords;
  filter: NewsFilter;
}

/** Renders nothing without a choice. */
function Filters({ locale, text, filter, listed: { years, kinds } }: PartProps & { listed: NewsPage }) {
  const { all, yearValue } = text.filter;
  const to = (choice: Partial<NewsFilter>) => newsAddress(locale, { ...filter, ...choice, page: 1 });
  return (
    <div className="mb-8 grid gap-4 print:hidden">
      <Choices
        label={text.filter.kind}
        links={[
          { label: all, href: to({ kind: null }), isCurrent: filter.kind === null },
          ...kinds.map((kind) => ({
            label: text.kinds[kind],
            href: to({ kind }),
            isCurrent: filter.kind === kind,
          })),
        ]}
      />
      <Choices
        label={text.filter.year}
        links={[
          { label: all, href: to({ year: null }), isCurrent: filter.year === null },
          ...years.map((year) => ({
            label: fill(yearValue, { year }),
            href: to({ year }),
            isCurrent: filter.year === year,
          })),
        ]}
      />
    </div>
  );
}

interface ChoicesProps {
  label: string;
  links: readonly { label: string; href: string; isCurrent: boolean }[];
}

function Choices({ label, links }: ChoicesProps) {
  // "All", and a single option that equals it.
  if (links.length < 3) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1.5">
      <span aria-hidden="true" className="mr-2 text-muted text-small">
        {label}
      </span>
      {links.map(({ label, href, isCurrent }) => (
        <a
          key={href}
          href={href}
          aria-current={isCurrent ? "true" : undefined}
          className={`inline-flex min-h-11 items-center rounded-button px-4 font-semibold text-compact ${isCurrent ? "bg-navy text-white" : "bg-mist text-slate hover:text-action"}`}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

interface RowProps extends Omit<PartProps, "filter"> {
  news: NewsSummary;
  /** True if it may be inside the first viewport. */
  isAbove: boolean;
}

function Row({ locale, news, text, isAbove }: RowProps) {
  const { address, title, lead, newsKind, day, isPinned, picture } = news;
  return (
    <li
      className={`group relative grid gap-x-10 gap-y-5 border-line border-b py-7 lg:py-8 ${picture ? "sm:grid-cols-[minmax(0,1fr)_15rem]" : ""}`.trimEnd()}
    >
      <div className="min-w-0 max-w-[46rem]">
        <NewsLabel {...{ locale, day, isPinned, text }} kind={newsKind} />
        <h2 className="wrap-anywhere mt-2 text-title-m">
          <a
            href={pathIn(locale, pagePath("news", address))}
            className="after:absolute after:inset-0 group-hover:text-action"
          >
            {title[locale]}
          </a>
        </h2>
        <p className="wrap-anywhere mt-2 text-muted">{lead[locale]}</p>
      </div>
      {picture && (
        <div className="relative aspect-16/10 overflow-hidden rounded-card bg-blank max-sm:order-first">
          <Picture
            picture={picture.picture}
            alt=""
            load={isAbove ? "atOnce" : "near"}
            sizes="(min-width: 640px) 240px, calc(100vw - 40px)"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      )}
    </li>
  );
}

function PageLinks({ locale, text, filter, pages }: PartProps & { pages: number }) {
  const { page } = filter;
  if (pages < 2 || page > pages) return null;
  const link = (to: number, rel: "prev" | "next", name: string) => (
    <a href={newsAddress(locale, { ...filter, page: to })} rel={rel} className={buttonClass("secondary")}>
      {name}
    </a>
  );
  return (
    <nav
      aria-label={text.pages.label}
      className="mt-12 flex flex-wrap items-center justify-center gap-x-6 gap-y-4 print:hidden"
    >
      {page > 1 && link(page - 1, "prev", text.pages.previous)}
      <p className="figures text-compact text-muted">{fill(text.pages.place, { count: pages, page })}</p>
      {page < pages && link(page + 1, "next", text.pages.next)}
    </nav>
  );
}
