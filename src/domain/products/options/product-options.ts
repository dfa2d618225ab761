import { kindTags } from "../../projects/kind-tags.ts";
import type { Columns, RowOf } from "../../records/column-types.ts";
import { maxOptionNameLength } from "./options-parameter.ts";

/** A name without the comma that parts names in an address. */
const withoutComma = /^[^,，、]+$/;

/**
 * Versions and materials of a series. Rows of one subject are alternatives; the first of them is the standard, for
 * which the figures of the models hold.
 */
export const optionColumns = {
  subject: { kind: "text", maxLength: 60, isRequired: true },
  subjectEn: { kind: "text", maxLength: 60 },
  name: { kind: "text", maxLength: maxOptionNameLength, isRequired: true, pattern: withoutComma },
  nameEn: { kind: "text", maxLength: maxOptionNameLength, pattern: withoutComma },
  /** Text on the page, and in the tender text where it is chosen. */
  text: { kind: "text", maxLength: 500 },
  textEn: { kind: "text", maxLength: 500 },
  /** "다름" where dimensions, weights, motors, pump head or sound differ from those of the models. */
  figures: { kind: "choice", of: ["다름"] },
  /** Tag that takes the place of the series' own tags of its group: see `towerKindOf`. */
  kind: { kind: "choice", of: kindTags },
} as const satisfies Columns;

export type OptionColumns = typeof optionColumns;
export type ProductOption = RowOf<OptionColumns>;

/** A version or a material, in the words of a page. */
export interface OptionView {
  name: string;
  /** Every name that an address may have for it: that of each language. */
  names: readonly string[];
  text: string | null;
  /** The figures of the models do not hold for it. */
  hasOwnFigures: boolean;
  /** Tag of the kind that it makes of the tower, if it makes another. */
  kind: ProductOption["kind"];
}

/** Alternatives; the first is the standard. */
export interface OptionSubject {
  subject: string;
  options: readonly [OptionView, ...OptionView[]];
}

/** An alternative that is chosen, with those that are not. */
export interface ChosenOption {
  subject: string;
  chosen: OptionView;
  isStandard: boolean;
  others: readonly OptionView[];
}

/** The options of a product by their subject, in the order of their rows. */
export function optionSubjects(rows: readonly ProductOption[], isKorean: boolean): OptionSubject[] {
  return [...Map.groupBy(rows, ({ subject }) => subject).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const view = ({ name, nameEn, text, textEn, figures, kind }: ProductOption): OptionView => ({
      name: (isKorean ? null : nameEn) ?? name,
      names: nameEn === null ? [name] : [name, nameEn],
      text: isKorean ? text : (textEn ?? text),
      hasOwnFigures: figures !== null,
      kind,
    });
    const subject = (isKorean ? null : first.subjectEn) ?? first.subject;
    return [{ subject, options: [view(first), ...others.map(view)] }];
  });
}

/**
 * Named option of every subject, else the standard.
 * @param names in any language
 */
export function chosenOptions(
  subjects: readonly OptionSubject[],
  names: readonly string[] = [],
): ChosenOption[] {
  return subjects.map(({ subject, options }) => {
    const [standard, ...alternatives] = options;
    const chosen = alternatives.find((option) => isNamed(option, names)) ?? standard;
    return {
      subject,
      chosen,
      isStandard: chosen === standard,
      others: options.filter((option) => option !== chosen),
    };
  });
}

/** Names of the chosen options for which the figures of the models do not hold. */
export function optionsWithOwnFigures(options: readonly ChosenOption[]): string[] {
  return options.filter(({ chosen }) => chosen.hasOwnFigures).map(({ chosen }) => chosen.name);
}

/** Names that no option of the product has. */
export function unknownOptions(subjects: readonly OptionSubject[], names: readonly string[]): string[] {
  const options = subjects.flatMap((each) => each.options);
  return names.filter((name) => !options.some((option) => isNamed(option, [name])));
}

/** @param name in any language */
export function hasName(name: string) {
  return (option: Pick<ProductOption, "name" | "nameEn">) => [option.name, option.nameEn].includes(name);
}

function isNamed(option: OptionView, names: readonly string[]): boolean {
  return option.names.some((name) => names.includes(name));
}
