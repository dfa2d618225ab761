import type { Edit, Edits } from "#domain/content/edits.ts";
import { documentAddress } from "#domain/files/document.ts";
import { type Localized, locales } from "#domain/locale.ts";
import { isOffered } from "../brand/sample-files.ts";
import type { company } from "../company.ts";
import { type ContentTree, isDocument, mapContent } from "./tree.ts";

type Addresses = Localized<string>;

/**
 * Address of each document: the company's own replaces the program's, also wherever that one is linked.
 * @returns the address for a path
 */
export function documentsShown(
  defaults: ContentTree,
  edits: Edits,
): (path: string, addresses: Addresses) => Addresses {
  const own = { ko: new Map<string, string>(), en: new Map<string, string>() };
  if ([...edits.values()].some(({ kind }) => kind === "document"))
    mapContent(defaults, {
      document(path, addresses) {
        const fresh = withDocuments(addresses, edits.get(path));
        for (const locale of locales) if (isDocument(path)) own[locale].set(addresses[locale], fresh[locale]);
        return addresses;
      },
    });
  return (path, addresses) =>
    isDocument(path)
      ? withDocuments(addresses, edits.get(path))
      : {
          ko: own.ko.get(addresses.ko) ?? addresses.ko,
          en: own.en.get(addresses.en) ?? addresses.en,
        };
}

/** The place of the document that is found at each address, for links to tell which one they lead to. */
export function documentPlaces(content: ContentTree): Localized<ReadonlyMap<string, string>> {
  const places = { ko: new Map<string, string>(), en: new Map<string, string>() };
  mapContent(content, {
    document(path, addresses) {
      for (const locale of locales)
        if (isDocument(path) && !places[locale].has(addresses[locale]))
          places[locale].set(addresses[locale], path);
      return addresses;
    },
  });
  return places;
}

/** The content without addresses of files that the company may not offer: such a document has none. */
export function withOfferedDocuments<Tree extends ContentTree & { company: typeof company }>(
  content: Tree,
): Tree {
  const offered = (address: string) => (isOffered(address, content.company) ? address : "");
  return mapContent(content, { document: (_path, { ko, en }) => ({ ko: offered(ko), en: offered(en) }) });
}

function withDocuments({ ko, en }: Addresses, edit: Edit | undefined): Addresses {
  if (edit?.kind !== "document") return { ko, en };
  return {
    ko: edit.ko ? documentAddress(edit.ko) : ko,
    en: edit.en ? documentAddress(edit.en) : en,
  };
}
