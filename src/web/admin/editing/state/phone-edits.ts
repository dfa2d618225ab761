import type { EditableField } from "#domain/content/content-calls.ts";
import { besidePath, type Edit, textEdit } from "#domain/content/edits.ts";
import { phoneForms } from "#domain/content/phone-number.ts";

type EditablePhoneField = Pick<Extract<EditableField, { kind: "text" }>, "path" | "ko" | "en">;
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
export function withCountry({ path, ko, en }: EditablePhoneField, country: string): PhoneEdits {
  const isOfCountry = phoneForms(ko, country)?.isValid === true;
  return phoneEdits(path, isOfCountry || !en.startsWith("+") ? ko : en, country);
}

/** Returns the field that edits of a field apply to: the number for a derived telephone link. */
export function enteredAt(field: EditableField | undefined, fields: ReadonlyMap<string, EditableField>) {
  return field && isPhoneLink(field) ? fields.get(besidePath(field.path, "phone")) : field;
}

export function isPhoneLink(field: EditableField): boolean {
  return field.kind === "fact" && field.check === "phoneLink";
}
