import { type DetailView, detailViews } from "#content/details/detail-facts.ts";
import type { Content } from "#content/editing/defaults.ts";
import { figure } from "#content/figures/number-format.ts";
import { rangeOf } from "#content/figures/range.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { dayInWords } from "#content/languages.ts";
import { brandedTitle, type ProductView, productView } from "#content/lookup/product-view.ts";
import { paths } from "#content/paths.ts";
import { detailGroupWords } from "#content/records/model-details.ts";
import { modelColumnWords } from "#content/records/products.ts";
import { flowKindOf } from "#documents/drawing/flow-kind.ts";
import { flowShapes } from "#documents/drawing/flow-shapes.ts";
import { hasFigure, modelTableColumns } from "#documents/series/model-table.ts";
import { withoutBox } from "#documents/tender/option-clauses.ts";
import { type TenderClause, tenderOf } from "#documents/tender/tender.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { modelDrawing } from "#domain/products/drawing/model-drawing.ts";
import type { EditedProduct } from "#domain/products/product.ts";
import { drawingViews } from "#web/series/drawing-views.ts";
import { articleLinkBlock } from "./article-links.ts";
import type { Block, Catalog, Pair, Section, Table } from "./catalog.ts";
import { closingSections } from "./closing-sections.ts";

type SeriesWords = Content["series"][Locale];

/** A project that names a series, in the words of the catalogue. */
export interface NamedProject {
  title: string;
  location: string;
  year: string;
}

/** Sources of a catalogue besides the record. */
export interface CatalogSources {
  content: Content;
  siteUrl: string;
  projects: readonly NamedProject[];
}

/** The catalogue of a series, from its record. */
export function seriesCatalog(
  locale: Locale,
  product: EditedProduct,
  { content, siteUrl, projects }: CatalogSources,
): Catalog {
  const words = content.series[locale];
  const view = productView(locale, product);
  const title = brandedTitle(view);
  const company = content.company.name[locale];
  const day = dayInKorea(new Date(product.updatedAt));
  const { catalogFile } = words;
  const href = siteUrl + view.href;
  return {
    locale,
    title: fill(catalogFile.title, { title, name: company }),
    name: title,
    kind: view.type,
    lead: view.description,
    facts: coverFacts(locale, words, view),
    picture: view.imageUrl === null ? null : { address: view.imageUrl, alt: view.alt },
    company,
    link: { text: href.replace(/^https?:\/\//, ""), href },
    words: {
      label: catalogFile.label,
      edition: fill(catalogFile.edition, { date: dayInWords(locale, day) }),
    },
    edition: product.updatedAt,
    ...sectionsOf(locale, product, { view, content, siteUrl, projects }),
    closing: closingSections(locale, content).map((section, index) =>
      index === 0 && view.models.length === 0 ? { ...section, beginsPage: true } : section,
    ),
  };
}

/** All sections; then without the projects, and without the tables of details too. */
function sectionsOf(
  locale: Locale,
  product: EditedProduct,
  { view, content, siteUrl, projects }: CatalogSources & { view: ProductView },
): Pick<Catalog, "sections" | "shorter"> {
  const words = content.series[locale];
  const hasModels = view.models.length > 0;
  const before = [
    ...construction(words, view),
    ...models(locale, words, view),
    ...drawing(locale, words, product, view),
  ];
  const data = details(locale, words, view);
  // Models specify a series by their figures; without them the text does.
  const text = hasModels ? [] : tender(locale, words, view);
  const links = hasModels ? [] : website(locale, content, siteUrl);
  return {
    sections: [...before, ...data.whole, ...text, ...references(words, projects), ...links],
    shorter: [
      [...before, ...data.whole, ...text, ...links],
      [...before, ...data.brief, ...text, ...links],
    ],
  };
}

function coverFacts(locale: Locale, { catalogFile }: SeriesWords, { models }: ProductView): Pair[] {
  if (models.length === 0) return [];
  const sizes = models.map(({ crt }) => crt);
  const heights = models.flatMap(({ height }) => height ?? []);
  return [
    { name: catalogFile.capacity, value: `${rangeOf(locale, sizes, enteredFigure)} CRT` },
    { name: catalogFile.models, value: fill(catalogFile.count, { count: models.length }) },
    ...(heights.length > 0
      ? [{ name: catalogFile.height, value: `${rangeOf(locale, heights, (mm) => figure(mm / 1_000, 1))} m` }]
      : []),
  ];
}

/** How the tower works, its features, main specifications and options. */
function construction(words: SeriesWords, view: ProductView): Section[] {
  const kind = flowKindOf(view.storedTags);
  const { diagram } = words;
  // Without figures there is room.
  const isLarge = view.models.length === 0;
  const picture: Block[] =
    isLarge && kind === undefined && view.imageUrl !== null ? [{ kind: "picture", alt: view.alt }] : [];
  const flow: Block[] =
    kind === undefined
      ? []
      : [{ kind: "flow", shapes: flowShapes(kind, diagram.labels), ...diagram.kinds[kind], isLarge }];
  const { features, specifications } = view;
  const all: Section[] = [
    { title: diagram.title, blocks: flow },
    { title: words.catalogFile.view, blocks: picture },
    { title: words.features, blocks: features.length === 0 ? [] : [{ kind: "list", items: features }] },
    {
      title: words.specifications,
      blocks: specifications === null ? [] : [{ kind: "text", text: specifications }],
    },
    { title: words.options.title, blocks: options(words, view) },
  ];
  return all.filter(({ blocks }) => blocks.length > 0);
}

function options({ catalogFile, options: { standardOf } }: SeriesWords, view: ProductView): Block[] {
  if (view.options.length === 0) return [];
  const { subject, standard, others } = catalogFile.options;
  const described = view.options.flatMap((each) =>
    each.options.flatMap(({ name, text }, index) =>
      text === null ? [] : [`${index === 0 ? fill(standardOf, { option: name }) : name}: ${text}`],
    ),
  );
  return [
    {
      kind: "table",
      heads: [{ text: subject }, { text: standard }, { text: others }],
      rows: view.options.map(({ subject: name, options: [first, ...alternatives] }) => [
        name,
        first.name,
        alternatives.map((option) => option.name).join(", ") || "–",
      ]),
    },
    ...(described.length > 0 ? [{ kind: "list" as const, items: described }] : []),
  ];
}

function models(locale: Locale, { models: words }: SeriesWords, view: ProductView): Section[] {
  if (view.models.length === 0) return [];
  const facts = modelTableColumns(locale, words).filter((fact) =>
    view.models.some((model) => hasFigure(fact, model)),
  );
  return [
    {
      title: words.title,
      blocks: [
        { kind: "text", text: words.description },
        {
          kind: "table",
          heads: [
            { text: modelColumnWords[locale].name },
            ...facts.map(({ head, units }) => ({ text: head, unit: units?.metric })),
          ],
          rows: view.models.map((model) => [
            model.name,
            ...facts.map((fact) => (hasFigure(fact, model) ? fact.text(model, "metric") : "–")),
          ]),
        },
        ...(view.hasSampleModels ? [{ kind: "text", look: "note", text: words.sampleNote } as const] : []),
      ],
    },
  ];
}

/** The outline of a model from the middle of the series, with its dimensions and connections. */
function drawing(
  locale: Locale,
  { drawings, catalogFile }: SeriesWords,
  product: EditedProduct,
  { href, models }: ProductView,
): Section[] {
  const views = drawingViews(locale, drawings, product, href);
  const view = views[Math.floor(views.length / 2)];
  const model = models.find(({ name }) => name === view?.model);
  const made = model && modelDrawing(model, product, drawings);
  if (!view || !made) return [];
  const connections = detailViews(locale, [model]).filter(({ id }) => id === "connections");
  return [
    {
      title: fill(catalogFile.drawing, { model: model.name }),
      blocks: [
        { kind: "text", text: catalogFile.drawingNote },
        {
          kind: "drawing",
          drawing: made,
          alt: view.alt,
          pairs: [
            ...view.facts,
            ...connections.flatMap(({ columns, rows: [row] }) =>
              columns.flatMap(({ head }, index) => {
                const cell = row?.cells[index];
                return cell ? [{ name: head, value: cell.metric }] : [];
              }),
            ),
          ],
        },
      ],
    },
  ];
}

function details(
  locale: Locale,
  words: SeriesWords,
  view: ProductView,
): Record<"whole" | "brief", Section[]> {
  const groups = detailViews(locale, view.models);
  if (groups.length === 0) return { whole: [], brief: [] };
  const blocksOf = (tableOf: (group: DetailView) => Table[]) =>
    groups.flatMap((group): Block[] => {
      const pairs = group.common.map(({ head, value }) => ({ name: head, value: value.metric }));
      const table = tableOf(group);
      if (pairs.length + table.length === 0) return [];
      return [
        { kind: "heading", text: detailGroupWords[locale][group.id] },
        ...(pairs.length > 0 ? [{ kind: "pairs" as const, pairs }] : []),
        ...table,
      ];
    });
  const { data: title, dataOnPage } = words.catalogFile;
  return {
    whole: [{ title, blocks: blocksOf((group) => detailTable(locale, group)) }],
    brief: [{ title, blocks: [{ kind: "text", text: dataOnPage }, ...blocksOf(() => [])] }],
  };
}

/** Few figures of not too many models take less room with the models beside each other. */
const besideEachOther = { columns: 3, models: 13, letters: 9 };

function detailTable(locale: Locale, { columns, rows }: DetailView): Table[] {
  if (columns.length === 0) return [];
  const name = { text: modelColumnWords[locale].name };
  const texts = rows.map(({ cells }) => cells.map((cell) => cell?.metric ?? "–"));
  const longest = Math.max(...texts.flat().map(({ length }) => length));
  const isFew = columns.length <= besideEachOther.columns && rows.length <= besideEachOther.models;
  if (isFew && longest <= besideEachOther.letters)
    return [
      {
        kind: "table",
        heads: [name, ...rows.map(({ model }) => ({ text: model }))],
        rows: columns.map(({ head, units }, index) => [
          units ? `${head} (${units.metric})` : head,
          ...texts.map((cells) => cells[index] ?? "–"),
        ]),
      },
    ];
  return [
    {
      kind: "table",
      heads: [name, ...columns.map(({ head, units }) => ({ text: head, unit: units?.metric }))],
      rows: rows.map(({ model }, index) => [model, ...(texts[index] ?? [])]),
    },
  ];
}

function tender(locale: Locale, words: SeriesWords, view: ProductView): Section[] {
  const { sections } = tenderOf(locale, words, view);
  return [
    {
      title: words.tender.title,
      beginsPage: true,
      blocks: sections.flatMap(({ title, clauses }): Block[] => [
        { kind: "heading", text: title },
        ...clauses.flatMap((clause) => tenderClause(locale, clause)),
      ]),
    },
  ];
}

function tenderClause(locale: Locale, { number, text, items, tables }: TenderClause): Block[] {
  return [
    { kind: "text", text: `${number} ${text}` },
    // A catalogue has bullets, and no boxes to tick.
    ...(items.length > 0
      ? [{ kind: "list" as const, items: items.map((item) => withoutBox(item.text)) }]
      : []),
    ...tables.map(({ columns, rows }): Table => {
      const heads = columns.map(({ name, unit }) => ({ text: name, unit: unit || undefined }));
      return {
        kind: "table",
        heads: [{ text: modelColumnWords[locale].name }, ...heads],
        rows: rows.map(({ model, cells }) => [model, ...cells.map((cell) => cell ?? "–")]),
      };
    }),
  ];
}

/** Pages of the site that lead on from a series. */
function website(locale: Locale, content: Content, siteUrl: string): Section[] {
  const own = (["compare", "submittal"] as const).map((page) => {
    const { h1: title, lead } = content[page][locale];
    return { href: pathIn(locale, paths[page]), title, lead };
  });
  const links = own.map(({ href, title, lead }) => ({ text: title, lead, href: siteUrl + href }));
  const others = articleLinkBlock(content, locale, siteUrl, [
    "calculator",
    "choosing",
    "waterQuality",
    "winter",
    "noise",
  ]);
  return [
    {
      title: content.series[locale].catalogFile.website,
      isOptional: true,
      blocks: [{ kind: "links", links }, others],
    },
  ];
}

function references({ catalogFile }: SeriesWords, projects: readonly NamedProject[]): Section[] {
  if (projects.length === 0) return [];
  const { title, project, place, year } = catalogFile.projects;
  return [
    {
      title,
      blocks: [
        {
          kind: "table",
          heads: [{ text: project }, { text: place }, { text: year }],
          rows: projects.map((each) => [each.title, each.location, each.year]),
        },
      ],
    },
  ];
}
