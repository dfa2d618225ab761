import { company } from "#content/company.ts";
import { officeAnchor } from "#content/derived/office-place.ts";
import { textEdit } from "#domain/content/edits.ts";
import { locales } from "#domain/locale.ts";
import type { DraftState } from "../../editing/state/draft-store.ts";
import { changeList, newId, presentList } from "../../editing/state/entries.ts";
import { appended } from "../../editing/state/list-edits.ts";
import type { DraftAccess } from "../state/drafting.ts";

export interface OfficeProps extends DraftAccess {
  id: string;
  name: string;
}

export const officesPath = "company.offices";

/** @example officePlace("seoul", "phone") // "company.offices[seoul].phone" */
export function officePath(id: string, field: string): string {
  return `${officesPath}[${id}].${field}`;
}

/** Returns the Korean name of an office, also of a removed one; `undefined` if it has no name. */
export function officeName(state: DraftState, id: string): string | undefined {
  const path = officePath(id, "name");
  const name = state.fields.get(path) ?? state.edits.get(path)?.edit;
  if (name?.kind === "text") return name.ko.trim() || undefined;
  return company.offices.find((office) => office.id === id)?.name.ko;
}

/** Returns the fragment id of an office on its page. */
export function anchorOf(state: DraftState, id: string, position: number): string {
  const address = state.fields.get(officePath(id, "address"));
  return officeAnchor({ id, address: address?.kind === "text" ? address : textEdit(() => "") }, position);
}

/** Required texts of an office: while they are empty, the draft cannot be published. */
const blankTexts = ["name", "address", "phone"];
const optionalTexts = ["way.transit", "way.exit", "way.minutes", "way.parking"];
const blankFacts = [
  "phoneHref",
  "email",
  "postal.street",
  "postal.locality",
  "postal.region",
  "postal.postalCode",
];

const pointFields = ["location.latitude", "location.longitude"];

/**
 * Appends an office with the hours and the country of the first one, and no other content; coordinates of 0 mean
 * none. @returns its id
 */
export async function addOffice({ state, store }: DraftAccess): Promise<string> {
  const offices = presentList(state, officesPath);
  const id = newId([...offices.order, ...offices.removed]);
  await changeList(store, officesPath, appended(offices, id));
  for (const field of [...blankTexts, ...optionalTexts])
    store.change(
      officePath(id, field),
      textEdit(() => ""),
    );
  for (const field of blankFacts) store.change(officePath(id, field), { kind: "fact", value: "" });
  for (const field of pointFields) store.change(officePath(id, field), { kind: "fact", value: 0 });
  return id;
}

/** Updates the text about weekdays with the hours, unless it contains more than these. */
export function followHours({ state, store }: DraftAccess, id: string, opens: string, closes: string): void {
  const path = officePath(id, "hours.weekday");
  const field = state.fields.get(path);
  const isPlain = (text: string) => /^\d\d:\d\d-\d\d:\d\d$/.test(text);
  if (field?.kind !== "text" || !locales.every((locale) => isPlain(field[locale]))) return;
  store.change(
    path,
    textEdit(() => `${opens}-${closes}`),
  );
}
