import { company } from "#content/company.ts";
import { officeAnchor } from "#content/world/office-place.ts";
import type { DraftState } from "../../editing/state/draft-store.ts";
import { changeList, newId, presentList } from "../../editing/state/entries.ts";
import { appended } from "../../editing/state/list-edits.ts";
import type { Drafting } from "../state/drafting.ts";

/** Props of the parts of one office. */
export interface OfficeProps extends Drafting {
  id: string;
  name: string;
}

export const officesPath = "company.offices";

/** @example officePlace("seoul", "phone") // "company.offices[seoul].phone" */
export function officePlace(id: string, field: string): string {
  return `${officesPath}[${id}].${field}`;
}

/** Korean name of an office, also when it was taken out; `undefined` where it has no name. */
export function officeName(state: DraftState, id: string): string | undefined {
  const path = officePlace(id, "name");
  const said = state.places.get(path) ?? state.edits.get(path)?.edit;
  if (said?.kind === "text") return said.ko.trim() || undefined;
  return company.offices.find((office) => office.id === id)?.name.ko;
}

/** The name of an office in the address of its page. */
export function anchorOf(state: DraftState, id: string, position: number): string {
  const address = state.places.get(officePlace(id, "address"));
  return officeAnchor({ id, address: address?.kind === "text" ? address : { ko: "", en: "" } }, position);
}

/** Texts that an added office must have: until then, nothing of the draft is published. */
const blankTexts = ["name", "address", "phone"];
/** Texts that it may have. */
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

/** Adds an office at the end. It begins with the hours and the country of the first, and says nothing else; 0 is no point. @returns its id */
export async function addOffice({ state, store }: Drafting): Promise<string> {
  const offices = presentList(state, officesPath);
  const id = newId([...offices.order, ...offices.removed]);
  await changeList(store, officesPath, appended(offices, id));
  for (const field of [...blankTexts, ...optionalTexts])
    store.change(officePlace(id, field), { kind: "text", ko: "", en: "" });
  for (const field of blankFacts) store.change(officePlace(id, field), { kind: "fact", value: "" });
  for (const field of pointFields) store.change(officePlace(id, field), { kind: "fact", value: 0 });
  return id;
}

/** The words about weekdays follow the hours, unless somebody has said more than these. */
export function followHours({ state, store }: Drafting, id: string, opens: string, closes: string): void {
  const path = officePlace(id, "hours.weekday");
  const place = state.places.get(path);
  const isPlain = (text: string) => /^\d\d:\d\d-\d\d:\d\d$/.test(text);
  if (place?.kind !== "text" || !isPlain(place.ko) || !isPlain(place.en)) return;
  const hours = `${opens}-${closes}`;
  store.change(path, { kind: "text", ko: hours, en: hours });
}
