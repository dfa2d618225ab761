import type { Content } from "#content/editing/defaults.ts";
import { figure } from "#content/figures/number-format.ts";
import { rangeOf } from "#content/figures/range.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { dayInWords } from "#content/languages.ts";
import { brandedTitle, type ProductView, productView } from "#content/lookup/product-view.ts";
import { paths } from "#content/paths.ts";
import { flowKindOf } from "#documents/drawing/flow-kind.ts";
import { flowShapes } from "#documents/drawing/flow-shapes.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { EditableProduct } from "#domain/products/product.ts";
import { articleLinkBlock } from "./article-links.ts";
import type { Block, Catalog, Pair, Section } from "./catalog.ts";
import { closingSections } from "./closing-sections.ts";
import { detailSections } from "./series-sections/detail-sections.ts";
import { drawingSections, modelSections } from "./series-sections/model-sections.ts";
import type { SeriesWords } from "./series-sections/series-words.ts";
import { tenderSections } from "./series-sections/tender-sections.ts";

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
  product: EditableProduct,
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
  product: EditableProduct,
  { view, content, siteUrl, projects }: CatalogSources & { view: ProductView },
): Pick<Catalog, "sections" | "shorter"> {
  const words = content.series[locale];
  const hasModels = view.models.length > 0;
  const before = [
    ...construction(words, view),
    ...modelSections(locale, words, view),
    ...drawingSections(locale, words, product, view),
  ];
  const data = detailSections(locale, words, view);
  // Models specify a series by their figures; without them the text does.
  const text = hasModels ? [] : tenderSections(locale, words, view);
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
