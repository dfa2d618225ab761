import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import type { TypeNames } from "#content/lookup/terms.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { ConflictingField } from "../../records/conflict/ConflictNotice.tsx";
import type { NamedField } from "./block-names.ts";
import { valueText } from "./block-texts.ts";
import { differenceIn, type IsTheirs, type Versions } from "./difference.ts";

export type Values = Readonly<Record<string, unknown>>;

interface ValueHolder {
  fields: readonly NamedField[];
  key: string;
}

/** Returns the values in which two versions of a block or row differ, texts by language. */
export function valueConflict(
  versions: Versions<Values>,
  { fields, key, label, types }: ValueHolder & { label: string; types: TypeNames },
): ConflictingField[] {
  return partsOf(fields).flatMap((part) =>
    differenceIn(versions, {
      key: partKey(key, part),
      label: `${label} · ${part.label}`,
      of: (values) => valueIn(values, part),
      text: (values) => valueText(valueIn(values, part), types),
    }),
  );
}

/** Returns the own values with those chosen from the other version. */
export function mergedValues<T extends Values>(
  own: T,
  other: T,
  { fields, key, isTheirs }: ValueHolder & { isTheirs: IsTheirs },
): T {
  const merged: Record<string, unknown> = { ...own };
  for (const part of partsOf(fields).filter((each) => isTheirs(partKey(key, each)))) {
    const { field, locale } = part;
    const theirs = valueIn(other, part);
    merged[field] = locale ? { ...Object(merged[field]), [locale]: theirs } : theirs;
  }
  return merged as T;
}

interface Part {
  field: string;
  locale?: Locale;
  label: string;
}

function partsOf(fields: readonly NamedField[]): Part[] {
  return fields.flatMap(({ field, label, definition }): Part[] =>
    definition.kind === "words"
      ? locales.map((locale) => {
          const language = languageName(locale);
          return { field, locale, label: fill(pageFormWords.inLanguage, { label, language }) };
        })
      : [{ field, label }],
  );
}

function partKey(key: string, { field, locale }: Part): string {
  return [key, field, ...(locale ? [locale] : [])].join("/");
}

function valueIn(values: Values, { field, locale }: Part): unknown {
  return locale ? Object(values[field])[locale] : values[field];
}
