import type { Content } from "#content/editing/defaults.ts";
import { fileSize } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { ProductView } from "#content/lookup/product-view.ts";
import { documentAt } from "#domain/files/published-document.ts";
import type { Locale } from "#domain/locale.ts";
import {
  languageNames,
  type StoredTechnicalFile,
  storedTechnicalFiles,
  type TechnicalFileSource,
  technicalFacts,
} from "./file-facts.ts";
import type { SubmittalPart } from "./submittal-part.ts";

type Words = Content["submittal"][Locale];

/** Largest sum of the uploaded files in an archive, bytes. */
export const maxArchiveBytes = 200 * 1024 * 1024;

interface StoredSources {
  files: TechnicalFileSource;
  siteUrl: string;
}

interface Wanted {
  catalogs: ProductView["documents"];
  technical: ProductView["technicalFiles"];
}

/** The catalogues and technical files of a product for an archive; for one that it cannot have, a sentence. */
export async function storedParts(
  locale: Locale,
  words: Words,
  sources: StoredSources,
  { catalogs, technical }: Wanted,
): Promise<(SubmittalPart | string)[]> {
  const stored = await storedTechnicalFiles(sources.files, technical);
  const all = [
    ...(await catalogParts(locale, words, sources, catalogs)),
    ...stored.map((file) => technicalPart(locale, file)),
    ...technical
      .filter(({ file }) => !stored.some((each) => each.file === file))
      .map((file) => fill(words.missing.catalog, { title: technicalLabel(file) })),
    ...(technical.length === 0 ? [words.missing.technical] : []),
  ];
  let room = maxArchiveBytes;
  return all.map((part) => {
    if (typeof part === "string" || part.source.kind !== "stored") return part;
    const { size, href } = part.source;
    if (size > room)
      return fill(words.missing.tooLarge, { title: part.label, address: sources.siteUrl + href });
    room -= size;
    return part;
  });
}

function technicalPart(locale: Locale, file: StoredTechnicalFile): SubmittalPart {
  const [format = "", ...facts] = technicalFacts(locale, file);
  return {
    source: { kind: "stored", file: file.file, size: file.size, href: file.href },
    label: technicalLabel(file),
    extension: format.toLowerCase(),
    facts: [format, ...facts],
  };
}

function technicalLabel({ title, kind }: Wanted["technical"][number]): string {
  return title.includes(kind) ? title : `${kind} ${title}`;
}

async function catalogParts(
  locale: Locale,
  words: Words,
  { files, siteUrl }: StoredSources,
  catalogs: Wanted["catalogs"],
): Promise<(SubmittalPart | string)[]> {
  // The reader's own file, else everybody's: one on another site is not in the archive.
  const chosen = catalogs.map(({ title, href, file, isDrawn }) => ({
    title,
    isDrawn,
    address: [href, file].find((each) => each !== null && !URL.canParse(each)) ?? href ?? "",
  }));
  const stored = chosen.flatMap(({ address }) => documentAt(address) ?? []);
  const [sizes, declared] = [await files.storedSizes(stored), await files.documents(stored)];
  return chosen.map(({ title, address, isDrawn }) => {
    const label = fill(words.archive.catalog, { title });
    if (isDrawn) return catalog(locale, { kind: "catalog" }, label, { languages: [locale], size: undefined });
    const file = documentAt(address);
    const size = file === undefined ? undefined : sizes.get(file);
    if (file !== undefined && size !== undefined) {
      const { languages = [] } = declared.get(file) ?? {};
      return catalog(locale, { kind: "stored", file, size, href: address }, label, { languages, size });
    }
    return address === "" || file !== undefined
      ? fill(words.missing.catalog, { title: label })
      : fill(words.missing.elsewhere, { title: label, address: new URL(address, siteUrl).href });
  });
}

function catalog(
  locale: Locale,
  source: SubmittalPart["source"],
  label: string,
  { languages, size }: { languages: readonly string[]; size: number | undefined },
): SubmittalPart {
  const facts = [
    "PDF",
    ...(languages.length > 0 ? [languageNames(locale, languages)] : []),
    ...(size === undefined ? [] : [fileSize(size)]),
  ];
  return { source, label, extension: "pdf", facts };
}
