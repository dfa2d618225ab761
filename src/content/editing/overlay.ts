import type { DocumentEdit, Edit, Edits, FilmEdit, ListEdit, PictureEdit } from "#domain/content/edits.ts";
import { documentAddress } from "#domain/files/published-document.ts";
import { isPlayable } from "#domain/films/film-source.ts";
import { inEach, type Localized, locales } from "#domain/locale.ts";
import { type FilmView, isProgramFilm } from "../brand/program-films.ts";
import { mayServe } from "../brand/sample-files.ts";
import type { company } from "../company.ts";
import { checkOf, type Parts } from "../kinds/kind.ts";
import { isPictureKey, type PictureView } from "../picture-key.ts";
import { hasSameTypeAs } from "./edit-problems.ts";
import { type ContentTree, type Item, type Mapping, mapContent } from "./tree.ts";

/** Applies the company's edits. An edit whose field no longer exists or has another kind has no effect. */
export function overlay<Tree extends ContentTree>(defaults: Tree, edits: Edits, kinds?: Parts): Tree {
  const mapping: Mapping = {
    text(field, text) {
      const edit = editAt(edits, field, "text");
      return edit ? inEach(locales, (locale) => edit[locale]) : text;
    },
    texts(field, texts) {
      const edit = editAt(edits, field, "texts");
      return edit ? inEach(locales, (locale) => edit[locale]) : texts;
    },
    fact(field, fact) {
      const value = editAt(edits, field, "fact")?.value;
      return value !== undefined && hasSameTypeAs(checkOf(field.type), fact, value) ? value : fact;
    },
    document: (field, addresses) => withDocuments(addresses, editAt(edits, field, "document")),
    picture(field, illustration) {
      const edit = editAt(edits, field, "picture");
      if (!edit) return illustration;
      const { kind: _, ...edited } = edit;
      // The picture may be missing in a later version of the program.
      return isShownPicture(edited.picture) ? { ...edited, picture: edited.picture } : illustration;
    },
    film(field, film) {
      const edited = editAt(edits, field, "film")?.film;
      return edited !== undefined && isShownFilm(edited) ? edited : film;
    },
    list(field, items) {
      const edit = editAt(edits, field, "list");
      return edit ? arrangeEntries(items, edit) : items;
    },
  };
  return mapContent(defaults, mapping, kinds);
}

/** Returns the content with empty addresses for documents that the company's site may not serve. */
export function withServedDocuments<Tree extends ContentTree & { company: typeof company }>(
  content: Tree,
): Tree {
  const servedOrEmpty = (address: string) => (mayServe(address, content.company) ? address : "");
  return mapContent(content, {
    document: (_field, addresses) => inEach(locales, (locale) => servedOrEmpty(addresses[locale])),
  });
}

function editAt<Kind extends Edit["kind"]>(edits: Edits, { path }: { path: string }, kind: Kind) {
  const edit = edits.get(path);
  return edit && isOf(kind, edit) ? edit : undefined;
}

function isOf<Kind extends Edit["kind"]>(kind: Kind, edit: Edit): edit is Extract<Edit, { kind: Kind }> {
  return edit.kind === kind;
}

/** Arranges entries in the company's order; those of a later program version are hidden until accepted. */
export function arrangeEntries(items: readonly Item[], { order, removed, added }: ListEdit): Item[] {
  const known = new Map(items.map((item) => [item.id, item]));
  for (const { id, like } of added) {
    const original = known.get(like) ?? items[0];
    if (original && !known.has(id)) known.set(id, { id, value: renamed(original.value, id) });
  }
  const ordered = order.flatMap((id) => known.get(id) ?? []);
  const isUnlisted = ({ id }: { id: string }) => !order.includes(id) && !removed.includes(id);
  return [...ordered, ...added.filter(isUnlisted).flatMap(({ id }) => known.get(id) ?? [])];
}

/** Replaces the id of a copied entry, in every language. */
function renamed(value: unknown, id: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isLocalized(value)) return inEach(locales, (locale) => renamed(value[locale], id));
  return "id" in value ? { ...value, id } : value;
}

function isLocalized(value: object): value is Localized<unknown> {
  return locales.every((locale) => locale in value);
}

function isShownPicture(picture: PictureEdit["picture"]): picture is PictureView {
  return typeof picture === "object" || isPictureKey(picture);
}

/** False for a film that a later version of the program removed, and for an address that is not a film's. */
function isShownFilm(film: FilmEdit["film"]): film is FilmView {
  return typeof film === "object" ? isPlayable(film) : isProgramFilm(film);
}

/** Addresses of a document; files of the company replace those of the program. */
export function withDocuments(
  addresses: Localized<string>,
  edit: DocumentEdit | undefined,
): Localized<string> {
  return inEach(locales, (locale) => {
    const own = edit?.[locale];
    return own ? documentAddress(own) : addresses[locale];
  });
}
