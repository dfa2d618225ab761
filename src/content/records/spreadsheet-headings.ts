import { headingParts } from "#domain/records/headings.ts";

/** A column that a heading names; its distance is 0 for the column's own name, and grows the further another name is. */
export interface HeadingMatch<Column extends string> {
  column: Column;
  distance: number;
}

/** Names of the columns of a kind of list. */
interface ColumnNames<Column extends string> {
  /** Names in the template, in exports and on the screen. */
  labels: Readonly<Record<Column, string>>;
  /** Further names that owners give them; own names come before those that may mean several columns. */
  others: Readonly<Record<string, readonly string[]>>;
  /** Columns in their order. */
  columns: readonly Column[];
}

/**
 * Finds the column that a heading names, in either language, with or without its unit. "영문 설명", "설명(영문)" and "Description
 * (English)" are the English text.
 */
export function columnFinder<Column extends string>({ labels, others, columns }: ColumnNames<Column>) {
  const byName = namesOf({ labels, others, columns });
  const named = (heading: string) => {
    const name = bare(heading);
    return name === "" ? undefined : byName.get(name);
  };
  return (heading: string): HeadingMatch<Column> | undefined => {
    const isEnglish = englishMark.test(heading);
    const withoutMark = heading.replace(englishMark, "");
    const found = named(withoutMark) ?? named(headingParts(withoutMark).name);
    if (!isEnglish || found === undefined) return found;
    const english = columns.find((column) => column === `en.${found.column}`);
    return english && { column: english, distance: found.distance };
  };
}

const englishMark = /영문|영어|\b(in )?english\b|\ben\b/i;

function namesOf<Column extends string>({ labels, others, columns }: ColumnNames<Column>) {
  return new Map(
    columns
      .filter((column) => !column.startsWith("en."))
      .flatMap((column) =>
        [labels[column], ...(others[column] ?? [])].map((name, distance) => ({ column, name, distance })),
      )
      .toReversed()
      .toSorted((one, other) => other.distance - one.distance)
      .map(({ column, name, distance }) => [bare(name), { column, distance }]),
  );
}

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
