import * as z from "zod/mini";
import { type OwnPicture, ownPictureSchema } from "../files/own-picture.ts";
import { documentSchema, type PublishedDocument } from "../files/published-document.ts";
import { type FilmSource, filmSourceSchema } from "../films/film-source.ts";
import { inEach, type Localized, locales } from "../locale.ts";
import { unprintable } from "../records/unprintable.ts";
import { composed, oneLine } from "../tidy-text.ts";

/** A field of a block. Plain data, so that form, schema, checks and search texts follow from one table. */
export type BlockField =
  | WordsField
  | LineField
  | { kind: "day"; isRequired?: true }
  | { kind: "picture"; isRequired?: true }
  | { kind: "document"; isRequired?: true }
  | { kind: "film"; isRequired?: true }
  | { kind: "choice"; of: readonly string[]; isRequired?: true };

/** A text in every language. `rich`: with emphasis, links and lists, see `rich-text.ts`. */
interface WordsField {
  kind: "words";
  shape: "line" | "text" | "rich";
  maxLength: number;
  isRequired?: true;
}

/** A line that is the same in every language. */
interface LineField {
  kind: "line";
  maxLength: number;
  /** The line is the target of a link. */
  isLink?: true;
  /** Returns true for a line that may be published. */
  isValid?: (line: string) => boolean;
  isRequired?: true;
}

export type BlockFields = Readonly<Record<string, BlockField>>;

/** Days of news that may be published; a draft may have others. */
export const newsDayBounds = { first: "1950-01-01", last: "2099-12-31" } as const;

/** Other days, such as the last one of a certificate: some name one far ahead for "no end". */
export const dayBounds = { ...newsDayBounds, last: "9999-12-31" } as const;

export type Words = Localized<string>;

/** A picture of the company's with what it shows. */
export interface DescribedPicture {
  picture: OwnPicture;
  alt: Words;
}

/** A file for each language; where one has none, the other's is offered. */
export type LocalizedDocument = Localized<PublishedDocument | null>;

/** Value of a field: texts are "" and others null where nothing is entered. */
export type BlockValue<F extends BlockField> = F extends { kind: "words" }
  ? Words
  : F extends { kind: "line" }
    ? string
    : F extends { kind: "picture" }
      ? DescribedPicture | null
      : F extends { kind: "document" }
        ? LocalizedDocument
        : F extends { kind: "film" }
          ? FilmSource | null
          : F extends { kind: "choice"; of: readonly (infer Choice)[] }
            ? Choice | null
            : string | null;

export type BlockValues<T extends BlockFields> = { -readonly [Name in keyof T]: BlockValue<T[Name]> };

/** Schema of the values of some fields. It accepts what is unfinished: `page-problems.ts` says what keeps a page from being published. */
export function valuesSchema<T extends BlockFields>(fields: T): z.ZodMiniType<BlockValues<T>> {
  const shape = Object.entries(fields).map(([name, field]) => [
    name,
    z._default(valueSchema(field), emptyValue(field)),
  ]);
  const schema: z.ZodMiniType = z.object(Object.fromEntries(shape));
  return schema as z.ZodMiniType<BlockValues<T>>;
}

/** Values of a block or row that has just been added. */
export function emptyValues<T extends BlockFields>(fields: T): BlockValues<T> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]),
  ) as BlockValues<T>;
}

/** A text in no language yet. */
export function noWords(): Words {
  return inEach(locales, () => "");
}

function emptyValue(field: BlockField) {
  switch (field.kind) {
    case "words":
      return noWords();
    case "line":
      return "";
    case "document":
      return inEach(locales, () => null);
    default:
      return null;
  }
}

export const describedPictureSchema: z.ZodMiniType<DescribedPicture> = z.object({
  picture: ownPictureSchema,
  alt: wordsSchema({ shape: "line", maxLength: 300 }),
});

function valueSchema(field: BlockField): z.ZodMiniType {
  switch (field.kind) {
    case "words":
      return wordsSchema(field);
    case "line":
      return textSchema("line", field.maxLength);
    case "day":
      return z.nullable(z.iso.date());
    case "picture":
      return z.nullable(describedPictureSchema);
    case "document":
      return z.object(inEach(locales, () => z.nullable(documentSchema)));
    case "film":
      return z.nullable(filmSourceSchema);
    case "choice":
      return z.nullable(z.enum(field.of));
  }
}

export function wordsSchema({
  shape,
  maxLength,
}: Pick<WordsField, "shape" | "maxLength">): z.ZodMiniType<Words> {
  return z.object(inEach(locales, () => textSchema(shape, maxLength)));
}

function textSchema(shape: WordsField["shape"], maxLength: number) {
  return z.string().check(
    z.overwrite((text) => text.replace(unprintable, "")),
    z.overwrite(shape === "line" ? oneLine : (text) => text.replace(/\r\n?/g, "\n").trim()),
    z.overwrite(composed),
    z.maxLength(maxLength),
  );
}
