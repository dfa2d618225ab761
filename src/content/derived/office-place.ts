import type { Locale } from "#domain/locale.ts";
import { company, type Office } from "../company.ts";
import { unmarked } from "../editing/marks.ts";

/**
 * A company makes the sample's offices its own place by place. Until all are done, what is left still belongs to the sample's office: pages
 * and search engines get no point or postal address where the office is not.
 */

/** Returns true unless the point on the map is that of a sample's office whose address is not shown any more. */
export function hasOwnPoint({ id, address, location }: Pick<Office, "id" | "address" | "location">): boolean {
  // A new office begins without a point.
  if (location.latitude === 0 && location.longitude === 0) return false;
  const sample = sampleOffice(id);
  const isSamplePoint =
    sample?.location.latitude === location.latitude && sample.location.longitude === location.longitude;
  return !isSamplePoint || isAtSampleAddress(address, sample);
}

/** The same of the English address in parts. */
export function hasOwnPostal({ id, address, postal }: Pick<Office, "id" | "address" | "postal">): boolean {
  const sample = sampleOffice(id);
  return sample?.postal.street !== postal.street || isAtSampleAddress(address, sample);
}

/**
 * The way to an office in a language, without the parts of a sample's office elsewhere, which an added office has
 * from the one that it copies; `undefined` if nothing is left.
 */
export function ownWay({ address, way }: Pick<Office, "address" | "way">, locale: Locale) {
  const elsewhere = company.offices.filter((sample) => !isAtSampleAddress(address, sample));
  const own = (part: keyof Office["way"][Locale]) => {
    const { text } = unmarked(way[locale][part]);
    const isOfSample = elsewhere.some((sample) => sample.way[locale][part] === text);
    return text === "" || isOfSample ? "" : way[locale][part];
  };
  const steps = [own("transit"), own("exit"), own("minutes")].filter((step) => step !== "");
  const parking = own("parking");
  return steps.length > 0 || parking !== "" ? { steps, parking } : undefined;
}

/**
 * The name of an office in addresses, such as `/company/contact#seoul`. That of a sample's office goes with its place.
 * @example officeAnchor({ id: "seoul", … }, 0) // "office-1" for a company in Busan
 */
export function officeAnchor(office: Pick<Office, "id" | "address">, position: number): string {
  const sample = sampleOffice(office.id);
  return !sample || isAtSampleAddress(office.address, sample) ? office.id : `office-${position + 1}`;
}

function sampleOffice(id: string): Office | undefined {
  return company.offices.find((office) => office.id === id);
}

function isAtSampleAddress(address: Office["address"], sample: Office): boolean {
  // In the draft every text ends with the mark of its place.
  return unmarked(address.ko).text === sample.address.ko;
}
