import type { EditablePlace } from "#domain/content/content-calls.ts";
import { besidePath, type Edit } from "#domain/content/edits.ts";
import { phoneForms } from "#domain/content/phone-number.ts";

type PhonePlace = Pick<Extract<EditablePlace, { kind: "text" }>, "path" | "ko" | "en">;
type PhoneEdits = readonly [readonly [path: string, number: Edit], readonly [path: string, link: Edit]];

/** The edits of a telephone number and of its link. A text that is no number yet stands as it is typed, without a link. */
export function phoneEdits(path: string, entered: string, country: string): PhoneEdits {
  const { ko = entered, en = entered, link = "" } = phoneForms(entered, country) ?? {};
  return [
    [path, { kind: "text", ko, en }],
    [besidePath(path, "phoneHref"), { kind: "fact", value: link }],
  ];
}

/** The same once the country of the office is another: a number that was entered as at home is read again. */
export function withCountry({ path, ko, en }: PhonePlace, country: string): PhoneEdits {
  const isOfCountry = phoneForms(ko, country)?.isValid === true;
  return phoneEdits(path, isOfCountry || !en.startsWith("+") ? ko : en, country);
}

/** The place where what somebody changes at a place is entered: for the link of a telephone number, the number. */
export function enteredAt(place: EditablePlace | undefined, places: ReadonlyMap<string, EditablePlace>) {
  return place && isPhoneLink(place) ? places.get(besidePath(place.path, "phone")) : place;
}

/** True for a link that derives from a telephone number, and is not edited itself. */
export function isPhoneLink(place: EditablePlace): boolean {
  return place.kind === "fact" && place.check === "phoneLink";
}
