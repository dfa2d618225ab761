import type { EditablePlace } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import { phoneForms } from "#domain/content/phone-number.ts";

type PhonePlace = Pick<Extract<EditablePlace, { kind: "text" }>, "path" | "ko" | "en">;
type PhoneEdits = readonly [readonly [path: string, number: Edit], readonly [path: string, link: Edit]];

/** The edits of a telephone number and of its link. A text that is no number yet stands as it is typed, without a link. */
export function phoneEdits(path: string, entered: string, country: string): PhoneEdits {
  const { ko = entered, en = entered, link = "" } = phoneForms(entered, country) ?? {};
  return [
    [path, { kind: "text", ko, en }],
    [path.replace(/phone$/, "phoneHref"), { kind: "fact", value: link }],
  ];
}

/** The same once the country of the office is another: a number that was entered as at home is read again. */
export function withCountry({ path, ko, en }: PhonePlace, country: string): PhoneEdits {
  const isOfCountry = phoneForms(ko, country)?.isValid === true;
  return phoneEdits(path, isOfCountry || !en.startsWith("+") ? ko : en, country);
}
