import type { EditableField } from "#domain/content/content-calls.ts";
import { besidePath, type Edit, textEdit } from "#domain/content/edits.ts";
import { phoneForms } from "#domain/content/phone-number.ts";
import { defaultLocale, type Locale, translations } from "#domain/locale.ts";

type EditablePhoneField = Pick<Extract<EditableField, { kind: "text" }>, "path" | Locale>;
type PhoneEdits = readonly [readonly [path: string, number: Edit], readonly [path: string, link: Edit]];

/** Returns the edits of a telephone number and its link. Other text is stored as typed, without a link. */
export function phoneEdits(path: string, entered: string, country: string): PhoneEdits {
  const forms = phoneForms(entered, country);
  return [
    [path, textEdit((locale) => forms?.[locale] ?? entered)],
    [besidePath(path, "phoneHref"), { kind: "fact", value: forms?.link ?? "" }],
  ];
}

/** Returns the edits after a change of the office's country: national numbers are parsed again. */
export function withCountry(field: EditablePhoneField, country: string): PhoneEdits {
  const home = field[defaultLocale];
  const abroad = translations.map((locale) => field[locale]).find((text) => text.startsWith("+"));
  const isOfCountry = phoneForms(home, country)?.isValid === true;
  return phoneEdits(field.path, isOfCountry ? home : (abroad ?? home), country);
}

/** Returns the field that edits of a field apply to: the number for a derived telephone link. */
export function enteredAt(field: EditableField | undefined, fields: ReadonlyMap<string, EditableField>) {
  return field && isPhoneLink(field) ? fields.get(besidePath(field.path, "phone")) : field;
}

export function isPhoneLink(field: EditableField): boolean {
  return field.kind === "fact" && field.check === "phoneLink";
}
