import type { OwnPicture } from "../files/own-picture.ts";
import type { PublishedDocument } from "../files/published-document.ts";
import { type FilmSource, isPlayable } from "../films/film-source.ts";
import { type Locale, otherLocales } from "../locale.ts";
import type { BlockField, BlockFields, DescribedPicture, LocalizedDocument, Words } from "./block-fields.ts";
import { type BlockKindName, blockKinds, rowsOf } from "./block-kinds.ts";
import type { Block } from "./blocks.ts";

/** A picture with what it shows, in the language of the page. */
export interface PictureIn {
  picture: OwnPicture;
  alt: string;
}

/** A file for readers of a language: theirs, or another's where theirs is missing. */
export interface DocumentIn {
  document: PublishedDocument;
  /** The language for which it was entered. */
  locale: Locale;
}

/** Value of a field in one language; what is missing is "" or null, unless the field is required. */
type FieldView<F extends BlockField> = F extends { kind: "words" | "line" }
  ? string
  : F extends { isRequired: true }
    ? NonNullable<OptionalView<F>>
    : OptionalView<F>;

type OptionalView<F extends BlockField> = F extends { kind: "picture" }
  ? PictureIn | null
  : F extends { kind: "document" }
    ? DocumentIn | null
    : F extends { kind: "film" }
      ? FilmSource | null
      : F extends { kind: "choice"; of: readonly (infer Choice)[] }
        ? Choice | null
        : string | null;

type FieldsView<T extends BlockFields> = { -readonly [Name in keyof T]: FieldView<T[Name]> };

/** A block as the pages of a language show it. */
export interface BlockView<Kind extends BlockKindName> {
  id: string;
  kind: Kind;
  values: FieldsView<(typeof blockKinds)[Kind]["fields"]>;
  rows: (typeof blockKinds)[Kind] extends { rows: { fields: infer Fields extends BlockFields } }
    ? (FieldsView<Fields> & { id: string })[]
    : never[];
}

export type AnyBlockView = { [Kind in BlockKindName]: BlockView<Kind> }[BlockKindName];

/**
 * The blocks that visitors of a language see. A row that lacks what it requires is left out, and so is a block that lacks it or
 * has no row left.
 */
export function blocksIn(locale: Locale, blocks: readonly Block[]): AnyBlockView[] {
  return blocks.filter(({ isHidden }) => !isHidden).flatMap((block) => blockIn(locale, block) ?? []);
}

/** A picture in the language of a page. */
export function pictureIn(locale: Locale, { picture, alt }: DescribedPicture): PictureIn {
  return { picture, alt: alt[locale] };
}

function blockIn(locale: Locale, { id, kind, values, rows }: Block): AnyBlockView | undefined {
  const own = fieldsIn(locale, blockKinds[kind].fields, values);
  const fields = rowsOf(kind)?.fields;
  const complete = fields
    ? rows.flatMap((row) => {
        const shown = fieldsIn(locale, fields, row);
        return shown ? [{ id: row.id, ...shown }] : [];
      })
    : [];
  if (!own || (fields && complete.length === 0)) return undefined;
  const view: unknown = { id, kind, values: own, rows: complete };
  return view as AnyBlockView;
}

/** `undefined` where something is missing that is required. */
function fieldsIn(
  locale: Locale,
  fields: BlockFields,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  const shown = Object.entries(fields).map(([name, field]) => ({
    name,
    value: valueIn(locale, field, values[name]),
    isRequired: field.isRequired ?? false,
  }));
  return shown.some(({ value, isRequired }) => isRequired && (value === "" || value === null))
    ? undefined
    : Object.fromEntries(shown.map(({ name, value }) => [name, value]));
}

function valueIn(locale: Locale, field: BlockField, value: unknown): unknown {
  switch (field.kind) {
    case "words":
      return (value as Words)[locale];
    case "line":
      return field.isValid && !field.isValid(value as string) ? "" : value;
    case "picture":
      return value === null ? null : pictureIn(locale, value as DescribedPicture);
    case "document":
      return documentIn(locale, value as LocalizedDocument);
    case "film":
      return value !== null && isPlayable(value as FilmSource) ? value : null;
    default:
      return value;
  }
}

function documentIn(locale: Locale, documents: LocalizedDocument): DocumentIn | null {
  for (const each of [locale, ...otherLocales(locale)]) {
    const document = documents[each];
    if (document) return { document, locale: each };
  }
  return null;
}
