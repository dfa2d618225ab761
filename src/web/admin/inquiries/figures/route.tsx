import { useQuery } from "@tanstack/react-query";
import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import type { InquiryFigures } from "#domain/inquiries/work/figures.ts";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { pageTitle } from "../../page-title.ts";
import { productsQuery } from "../../products/product-api.ts";
import { useChoices } from "../../use-choices.ts";
import { InboxPage } from "../InboxPage.tsx";
import { figuresQuery } from "../state/inquiry-api.ts";
import { FiguresTable, percentOf } from "./FiguresTable.tsx";
import { PeriodChoice } from "./PeriodChoice.tsx";
import { erasedNotes, isPartlyErased, periodIn } from "./period.ts";

const words = inquiryWork.figures;

export const meta = () => pageTitle(words.title);

export default function InquiryFiguresPage() {
  const { state: period, change } = useChoices((query) => periodIn(query, new Date()));
  const notes = erasedNotes(period, new Date());
  const none = isPartlyErased(period, new Date()) ? words.noneKept : words.none;
  const { data, isError, isPlaceholderData, refetch } = useQuery(figuresQuery(period));
  return (
    <InboxPage words={words}>
      <PeriodChoice
        period={period}
        onChoose={(next) => change((now) => new URLSearchParams({ ...next(now) }).toString())}
      />
      {data === undefined ? (
        <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />
      ) : (
        <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-50">
          <Tiles figures={data} />
          {notes.length > 0 && <p className="mb-5 text-muted text-small">{notes.join(" ")}</p>}
          {data.total === 0 ? <p className="text-muted">{none}</p> : <Tables figures={data} />}
        </div>
      )}
    </InboxPage>
  );
}

function Tiles({ figures }: { figures: InquiryFigures }) {
  const { total, leftOut, answered, withinDay, medianHours, wonKrw, quotedKrw, statuses } = figures;
  const won = statuses.find(({ of }) => of === "won")?.count ?? 0;
  const krw = (value: number) => wholeNumber(value);
  const tiles = [
    [words.total, wholeNumber(total), leftOut > 0 ? fill(words.omitted, { count: leftOut }) : ""],
    [words.answered, wholeNumber(answered), total > 0 ? percentOf(answered, total) : ""],
    [
      words.speed,
      medianHours === null ? "–" : spanOf(medianHours),
      answered > 0 ? fill(words.withinDay, { percent: Math.round((100 * withinDay) / answered) }) : "",
    ],
    [
      words.won,
      wholeNumber(won),
      wonKrw > 0 ? fill(words.wonValue, { value: krw(wonKrw) }) : "",
      quotedKrw > 0 ? fill(words.quotedValue, { value: krw(quotedKrw) }) : "",
    ],
  ];
  return (
    <dl className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(([term, value, ...notes]) => (
        <div key={term} className="min-w-0 rounded-card border border-line bg-white p-4 sm:p-5">
          <dt className="text-muted text-small">{term}</dt>
          <dd className="figures mt-1 font-semibold text-2xl">{value}</dd>
          {notes.filter(Boolean).map((note) => (
            <dd key={note} className="figures mt-1 text-muted text-small">
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Tables({ figures }: { figures: InquiryFigures }) {
  const { data: products = [] } = useQuery(productsQuery);
  const { total } = figures;
  const regions = new Intl.DisplayNames("ko", { type: "region" });
  const named = <T extends string>(of: T | null, name: (known: T) => string) =>
    of === null ? words.unknown : of === "" ? words.others : name(of);
  const seriesName = (asked: string) => {
    const [slug, model] = asked.split("/");
    const name = products.find((product) => product.slug === slug)?.name ?? slug;
    return model ? `${name}, ${model.toUpperCase()}` : (name ?? asked);
  };
  const tables = [
    {
      title: words.months,
      isDense: true,
      rows: figures.months.map(({ of, ...row }) => ({ ...row, name: of })),
    },
    {
      title: words.statuses,
      rows: figures.statuses.map(({ of, ...row }) => ({ ...row, name: admin.inquiries.tabs[of] })),
    },
    {
      title: words.pages,
      rows: figures.pages.map(({ of, ...row }) => ({ ...row, name: named(of, decoded) })),
    },
    {
      title: words.products,
      rows: figures.products.map(({ of, ...row }) => ({
        ...row,
        name: of === null ? admin.inquiries.noProduct : admin.inquiries.products[of],
      })),
    },
    {
      title: words.series,
      rows: figures.series.map(({ of, ...row }) => ({ ...row, name: named(of, seriesName) })),
    },
    {
      title: words.countries,
      hint: words.countriesHint,
      rows: figures.countries.map(({ of, ...row }) => ({
        ...row,
        name: named(of, (code) => regions.of(code) ?? code),
      })),
    },
  ];
  return (
    <div className="gap-4 lg:columns-2">
      {tables.map((table) => (
        <FiguresTable key={table.title} total={total} {...table} />
      ))}
    </div>
  );
}

/** Decodes a path; returns an invalid one unchanged. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** @example spanOf(0.5) // "30분" */
function spanOf(hours: number): string {
  if (hours < 1) return fill(words.minutes, { minutes: Math.max(1, Math.round(hours * 60)) });
  if (hours < 48) return fill(words.hours, { hours: Number(hours.toFixed(1)) });
  return fill(words.daysLong, { days: Number((hours / 24).toFixed(1)) });
}
