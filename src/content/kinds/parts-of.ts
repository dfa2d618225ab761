import type { Localized } from "#domain/locale.ts";
import type { FilmView } from "../brand/program-films.ts";
import type { PictureView } from "../picture-key.ts";
import type {
  DocumentKind,
  FactKind,
  FilmKind,
  FixedKind,
  LinkKind,
  ListKind,
  ParagraphsKind,
  PartKind,
  PictureKind,
  TextKind,
  WordsKind,
} from "./kind.ts";

/**
 * Kinds that localized words must declare: all except texts, which are of type `string`. A number, a switch, a list,
 * a picture or an address without a declared kind does not compile.
 */
export type WordParts<Words> = {
  readonly [Key in DeclaredKeys<Words>]: KindInWords<ValueAt<Words, Key>>;
} & {
  readonly [Key in Exclude<KeysOf<Words>, DeclaredKeys<Words>>]?: KindInWords<ValueAt<Words, Key>>;
};

/** Kinds that other values must declare: all of them, because a string may be of any kind. */
export type UnlocalizedParts<Value> = {
  readonly [Key in Exclude<keyof Value, "id">]-?: KindInUnlocalized<Value[Key]>;
};

type KindInWords<Value> = [PictureView] extends [Value]
  ? PictureKind
  : [FilmView] extends [Value]
    ? FilmKind
    : [Value] extends [string]
      ? TextKind | LinkKind | DocumentKind | FixedKind
      : [Value] extends [number | boolean]
        ? FactKind | FixedKind
        : [Value] extends [readonly (infer Entry)[]]
          ? KindOfArray<Entry>
          : WordParts<Value> | PartKind<WordParts<Value>> | FixedKind;

type KindOfArray<Entry> = [Entry] extends [string]
  ? ParagraphsKind | FixedKind
  : ListKind<WordParts<Entry>> | FixedKind;

type KindInUnlocalized<Value> = [Value] extends [string | number | boolean | readonly string[]]
  ? FactKind | LinkKind | FixedKind
  : [Value] extends [readonly (infer Entry)[]]
    ? ListKind<UnlocalizedParts<Entry>> | FixedKind
    : [Value] extends [Localized<infer Words>]
      ? [Words] extends [string]
        ? TextKind | DocumentKind | FixedKind
        : [Words] extends [readonly string[]]
          ? ParagraphsKind | FixedKind
          : WordsKind | FixedKind
      : UnlocalizedParts<Value> | PartKind<UnlocalizedParts<Value>> | FixedKind;

type DeclaredKeys<Words> = {
  [Key in KeysOf<Words>]: IsText<ValueAt<Words, Key>> extends true ? never : Key;
}[KeysOf<Words>];

/** Keys of all members of a union, without the id of an entry and the description of a picture. */
type KeysOf<Words> = Exclude<AllKeys<Words>, "id" | ("picture" extends AllKeys<Words> ? "alt" : never)>;
type AllKeys<Words> = Words extends unknown ? keyof Words : never;
type ValueAt<Words, Key> = Words extends unknown
  ? Key extends keyof Words
    ? NonNullable<Words[Key]>
    : never
  : never;

/** True for a text, and for a part that contains only texts. */
type IsText<Value> = [Value] extends [string]
  ? string extends Value
    ? true
    : false
  : [Value] extends [number | boolean | readonly unknown[]]
    ? false
    : [DeclaredKeys<Value>] extends [never]
      ? true
      : false;
