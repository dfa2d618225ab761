import type { ReactNode } from "react";
import { finderWords } from "#content/calculator/finder/finder.ts";
import { towerKindWords } from "#content/calculator/plan/tower-kinds.ts";
import { lowNoiseText } from "#content/details/low-noise.ts";
import { oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { brandedTitle } from "#content/lookup/product-view.ts";
import type { compare } from "#content/pages/products/compare.ts";
import type { series } from "#content/pages/series.ts";
import { selectionQuery } from "#documents/selection/selection-texts.ts";
import { hasFigure, type ModelTableColumn, modelTableColumns } from "#documents/series/model-table.ts";
import type { Locale } from "#domain/locale.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import { isLimited } from "#engine/finder/finder.ts";
import { maxTowers } from "#engine/finder/tower.ts";
import { FoundNotes } from "#web/finder/FoundNotes.tsx";
import { type FoundFittings, preferencesOf } from "../series/duty/fitting.ts";
import type { Need } from "../series/duty/need.ts";
import { SetFacts } from "../series/duty/SetFacts.tsx";
import { inquiryAbout, selectionTextsOf } from "../series/inquiry-about.ts";
import { productFileAddress, tenderFiles } from "../series/product-files.ts";
import { InUnits } from "../series/units/UnitChoice.tsx";
import { Chips } from "../ui/Chips.tsx";
import type { Column } from "./columns.ts";
import { Elevation, extentOf } from "./Elevation.tsx";

interface Shown {
  locale: Locale;
  text: (typeof compare)[Locale];
  words: (typeof series)[Locale];
  need: Need;
}

interface ComparedRow {
  id: string;
  head: ReactNode;
  cell: (column: Column) => ReactNode;
}

/** Rows of the comparison, in this order; a figure that is known of none of them has no row. */
export function comparedRows(shown: Shown, columns: readonly Column[]): ComparedRow[] {
  const { result } = shown.text;
  return [
    { id: "type", head: result.type, cell: (column) => <Kind column={column} /> },
    { id: "model", head: result.model, cell: (column) => <Chosen shown={shown} column={column} /> },
    ...fronts(shown, columns),
    ...figures(shown, columns),
    ...together(shown, columns),
    {
      id: "features",
      head: result.features,
      cell: ({ product: { features } }) =>
        features.length === 0 ? (
          "–"
        ) : (
          <ul className="space-y-2">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        ),
    },
    {
      id: "specifications",
      head: result.specifications,
      cell: ({ product }) => product.specifications ?? "–",
    },
    { id: "next", head: result.files, cell: (column) => <Next shown={shown} column={column} /> },
  ];
}

/** The models as they stand beside one another, all at the same scale. */
function fronts({ text: { result } }: Shown, columns: readonly Column[]): ComparedRow[] {
  const extent = extentOf(columns.flatMap(({ models }) => models));
  if (!extent) return [];
  const labelOf = ({ name, length, height }: Column["models"][number]) =>
    fill(result.elevationOf, { model: name, length: length ?? 0, height: height ?? 0 });
  return [
    {
      id: "elevation",
      head: result.elevation,
      cell: ({ product, models }) =>
        models.map((model) => (
          <Elevation
            key={model.name}
            model={model}
            tags={product.storedTags}
            extent={extent}
            label={labelOf(model)}
          />
        )),
    },
  ];
}

function figures({ locale, words }: Shown, columns: readonly Column[]): ComparedRow[] {
  const models = columns.flatMap((column) => column.models);
  const facts = modelTableColumns(locale, words.models);
  const stated = facts.filter((fact) => models.some((model) => hasFigure(fact, model)));
  return stated.map((fact) => ({
    id: fact.id,
    head: <FactName fact={fact} />,
    cell: (column) => <FactCell fact={fact} column={column} />,
  }));
}

/** Sets that were found, as a whole: their figures, and those with one tower out. */
function together({ locale, need }: Shown, columns: readonly Column[]): ComparedRow[] {
  if (!columns.some(({ found }) => found?.sets.length)) return [];
  return [
    {
      id: "together",
      head: finderWords[locale].together,
      cell: ({ found }) => {
        const [fitting] = found?.sets ?? [];
        return fitting ? <SetFacts locale={locale} need={need} fitting={fitting} /> : "–";
      },
    },
  ];
}

function FactName({ fact: { head, units } }: { fact: ModelTableColumn }) {
  if (!units) return head;
  return (
    <>
      {head} (<InUnits {...units} />)
    </>
  );
}

/** A whole series has the figures of its smallest and of its largest model below one another, in the order of their names. */
function FactCell({ fact, column }: { fact: ModelTableColumn; column: Column }) {
  if (!column.models.some((model) => hasFigure(fact, model))) return "–";
  return column.models.map((model) => (
    <span key={model.name} className="block">
      {hasFigure(fact, model) ? (
        <InUnits metric={fact.text(model, "metric")} imperial={fact.text(model, "imperial")} />
      ) : (
        "–"
      )}
    </span>
  ));
}

function Kind({ column: { product } }: { column: Column }) {
  const { type, tags } = product;
  return (
    <>
      {type !== null && <p className="mb-2">{type}</p>}
      <div className="print:hidden">
        <Chips label={brandedTitle(product)} words={tags} />
      </div>
    </>
  );
}

interface ChosenProps {
  shown: Shown;
  column: Column;
}

/** The models, and what their selection rests on where that is not the method itself. */
function Chosen({ shown: { locale, text, need }, column }: ChosenProps) {
  const { product, basis } = column;
  const kinds = towerKindWords[locale];
  return (
    <>
      <Models column={column} text={text.result} />
      {column.lowNoiseOption !== undefined && (
        <span className="block">{lowNoiseText(locale, column.lowNoiseOption)}</span>
      )}
      {column.found && column.found.sets.length === 0 && column.found.onRequest.length === 0 && (
        <span className="block text-small">{noneText(locale, column.found, need)}</span>
      )}
      {column.found && (
        <FoundNotes words={finderWords[locale]} found={column.found} preferences={preferencesOf(need)} />
      )}
      {basis === "estimated" && <span className="block text-muted text-small">{kinds.estimatedNote}</span>}
      {basis === "on-request" && (
        <span className="block text-small">
          <a href={inquiryAbout(locale, product, { need })} className="text-link">
            {kinds.onRequest}
          </a>{" "}
          <span className="text-muted">{kinds.onRequestNote}</span>
        </span>
      )}
    </>
  );
}

function noneText(locale: Locale, found: FoundFittings, need: Need): string {
  const { noneWithin, none } = finderWords[locale];
  return isLimited(found, preferencesOf(need)) ? noneWithin : fill(none, { most: maxTowers });
}

interface ModelsProps {
  text: Shown["text"]["result"];
  column: Column;
}

function Models({ text, column: { models, towers, running } }: ModelsProps) {
  const [first, last] = models;
  if (!first) return text.unknown;
  if (last)
    return (
      <>
        <strong className="block">{first.name}</strong>
        <strong className="block">{last.name}</strong>
        <span className="text-muted text-small">{text.smallest}</span>
      </>
    );
  return (
    <>
      <strong className="block">{first.name}</strong>
      {towers > 1 &&
        fill(running < towers ? text.towersWithStandby : text.towers, {
          count: towers,
          crt: oneDecimal(first.crt * running),
        })}
    </>
  );
}

const link = "inline-flex min-h-11 items-center font-semibold text-action hover:underline print:hidden";

/** Downloads of the model, else of the series, and the link to an inquiry. */
function Next({ shown: { locale, text, need }, column }: { shown: Shown; column: Column }) {
  const { product, models, towers, found } = column;
  const [first, other] = models;
  const model = first && !other && modelSlug(first) !== "" ? first : undefined;
  const address = (file: string) => productFileAddress(product.href, file);
  const isDrawn = model && model.length !== null && model.width !== null && model.height !== null;
  const title = brandedTitle(product);
  const { result } = text;
  const isCounted = found !== undefined && found.sets.length > 0;
  const about = {
    model,
    towers: isCounted ? towers : undefined,
    lowNoiseOption: column.lowNoiseOption,
    need,
  };
  return (
    <p className="flex flex-wrap gap-x-5">
      <a
        href={
          address(model ? `${modelSlug(model)}.docx` : tenderFiles.word) +
          selectionQuery(selectionTextsOf(product, about))
        }
        download
        aria-label={`${model?.name ?? title} ${result.tender}`}
        className={link}
      >
        {result.tender}
      </a>
      {isDrawn && (
        <a
          href={address(`${modelSlug(model)}.dxf`) + selectionQuery({ quiet: column.lowNoiseOption })}
          download={`${model.name}.dxf`}
          aria-label={`${model.name} ${result.drawing}`}
          className={link}
        >
          {result.drawing}
        </a>
      )}
      <a
        href={inquiryAbout(locale, product, about)}
        aria-label={`${model?.name ?? title} ${result.ask}`}
        className={link}
      >
        {result.ask}
      </a>
    </p>
  );
}
