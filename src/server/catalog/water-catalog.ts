import { pictureFolders } from "#content/brand/program-pictures.ts";
import type { Content } from "#content/editing/defaults.ts";
import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import type { PictureView } from "#content/picture-key.ts";
import { filesPath } from "#domain/files/stored-file.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { WaterSystem } from "#domain/products/generated-catalogs.ts";
import { articleLinkBlock } from "./article-links.ts";
import type { Block, Catalog, Pair, Section } from "./catalog.ts";
import { closingSections } from "./closing-sections.ts";

type WaterWords = Content["waterTreatment"][Locale];

interface Entry {
  title: string;
  description: string;
}

/** The catalogue of a water treatment system, from the words of its page; sections that the page hides are left out. */
export function waterCatalog(
  locale: Locale,
  system: WaterSystem,
  { content, siteUrl }: { content: Content; siteUrl: string },
): Catalog {
  const words = content.waterTreatment[locale];
  const { catalogFile } = content.series[locale];
  const { rows } = catalogFile.request;
  const item = content.catalog[locale].items.find(({ id }) => id === system);
  const name = item?.title ?? words.h1;
  const company = content.company.name[locale];
  const href = siteUrl + pathIn(locale, paths.waterTreatment);
  const picture = item?.picture;
  const sections = [
    ...(system === "sand-filter"
      ? filtration(words, { name: catalogFile.options.subject, features: content.catalog[locale].tagsLabel })
      : dosing(words)),
    ...together(words),
    {
      title: catalogFile.website,
      isOptional: true as const,
      blocks: [articleLinkBlock(content, locale, siteUrl, ["waterQuality", "fillService"])],
    },
  ];
  return {
    locale,
    title: fill(catalogFile.title, { title: name, name: company }),
    name,
    kind: words.h1,
    lead: item?.description ?? words.lead,
    facts: factsOf(words, system).slice(0, 3),
    picture: picture === undefined ? null : { address: addressOf(picture), alt: item?.alt ?? name },
    company,
    link: { text: href.replace(/^https?:\/\//, ""), href },
    words: { label: catalogFile.label, edition: "" },
    edition: null,
    sections: sections.filter(({ blocks }) => blocks.length > 0),
    shorter: [],
    closing: [
      {
        title: words.callToAction.title,
        blocks: [
          { kind: "text", text: words.callToAction.description },
          {
            kind: "form",
            rows: [rows.project, rows.flow, rows.water, rows.space, rows.power, rows.delivery],
          },
        ],
      },
      ...closingSections(locale, content).filter(({ blocks }) =>
        blocks.some(({ kind }) => kind === "offices"),
      ),
    ],
  };
}

function filtration(
  { sections, need, physical }: WaterWords,
  heads: { name: string; features: string },
): Section[] {
  const { backwash, filters } = physical;
  return [
    ...(sections.need ? [{ title: need.physical.title, blocks: list(need.physical.items) }] : []),
    ...(sections.physical
      ? [
          {
            title: physical.title,
            blocks: [
              { kind: "text", text: physical.lead } as const,
              {
                kind: "table",
                heads: [{ text: heads.name }, { text: physical.precision }, { text: heads.features }],
                rows: filters.map(({ title, value, description }) => [title, value, description]),
              } as const,
              { kind: "text", look: "note", text: physical.supplier } as const,
            ],
          },
          {
            title: backwash.title,
            blocks: [
              { kind: "text", text: backwash.description } as const,
              ...list(backwash.steps),
              ...figureBlocks(backwash.figuresTitle, backwash.figures, backwash.note),
            ],
          },
        ]
      : []),
  ];
}

function dosing({ sections, need, chemical }: WaterWords): Section[] {
  return [
    ...(sections.need ? [{ title: need.chemical.title, blocks: list(need.chemical.items) }] : []),
    ...(sections.chemical
      ? [
          {
            title: chemical.title,
            blocks: [{ kind: "text", text: chemical.lead } as const, ...list(chemical.steps)],
          },
          { title: chemical.chemicalsTitle, blocks: list(chemical.chemicals) },
        ]
      : []),
  ];
}

/** Both systems together, and their benefits. */
function together({ sections, combined, benefits }: WaterWords): Section[] {
  return [
    ...(sections.combined
      ? [
          {
            title: combined.title,
            blocks: [
              { kind: "text", text: combined.lead } as const,
              ...figureBlocks(undefined, combined.figures, combined.note),
            ],
          },
        ]
      : []),
    ...(sections.benefits ? [{ title: benefits.title, blocks: list(benefits.items) }] : []),
  ];
}

function list(entries: readonly Entry[]): Block[] {
  if (entries.length === 0) return [];
  return [{ kind: "list", items: entries.map(({ title, description }) => `${title}: ${description}`) }];
}

function figureBlocks(
  title: string | undefined,
  entries: readonly { value: string; label: string }[],
  note: string,
): Block[] {
  if (entries.length === 0) return [];
  return [
    ...(title === undefined ? [] : [{ kind: "heading", text: title } as const]),
    { kind: "pairs", pairs: figures(entries) },
    { kind: "text", look: "note", text: note },
  ];
}

function figures(entries: readonly { value: string; label: string }[]): Pair[] {
  return entries.map(({ value, label }) => ({ name: label, value }));
}

function factsOf({ sections, physical, combined }: WaterWords, system: WaterSystem): Pair[] {
  if (system === "chemical-injection") return sections.combined ? figures(combined.figures) : [];
  return sections.physical ? physical.filters.map(({ title, value }) => ({ name: title, value })) : [];
}

function addressOf(picture: PictureView): string {
  return typeof picture === "string"
    ? `${pictureFolders.pages}/${picture}-1000.webp`
    : `${filesPath}/${picture.file}`;
}
