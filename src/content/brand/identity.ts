import { company, isSampleName } from "../company.ts";
import { isWithoutName, type Logo, logoOf } from "./logo.ts";
import { programPicturesVersion } from "./program-pictures.ts";
import { hashOf } from "./version.ts";

type Company = typeof company;

/** Mark of a company where there is little room: in tabs of browsers, on home screens. */
export type Sign =
  | { kind: "mark"; ground: string }
  | { kind: "letter"; letter: string; ground: string }
  | { kind: "logo"; logo: Logo };

/** A compact logo; else the first letter of the name, or the mark of the sample, on the dark colour. */
export function signOf({ name, brand }: Pick<Company, "name" | "brand">): Sign {
  const logo = logoOf(brand.logo);
  if (logo && isWithoutName(logo)) return { kind: "logo", logo };
  const ground = brand.dark;
  if (isSampleName({ name }) && !logo) return { kind: "mark", ground };
  return { kind: "letter", letter: firstLetter(name.ko), ground };
}

/** The version of a company's icons: that of the shipped pictures where they are the shipped files. */
export function iconVersion(own: Pick<Company, "name" | "brand">): string {
  const sign = signOf(own);
  if (sign.kind === "mark" && sign.ground === company.brand.dark) return programPicturesVersion;
  return hashOf(JSON.stringify(sign));
}

/**
 * Address of an icon.
 * @example iconAddress(company, "icon-512.png") // "/icon-512.png?v=1qk…"
 */
export function iconAddress(own: Pick<Company, "name" | "brand">, file: string): string {
  return `/${file}?v=${iconVersion(own)}`;
}

/** Address of the style sheet of the company's colours; `undefined` where they are the shipped ones. */
export function colorsAddress({ brand: { action, dark } }: Pick<Company, "brand">): string | undefined {
  if (action === company.brand.action && dark === company.brand.dark) return undefined;
  return `/brand/colors-${action.slice(1)}-${dark.slice(1)}.css`;
}

/** The picture of the company for search engines, with its size, px. */
export function logoPicture(own: Pick<Company, "name" | "brand">): {
  url: string;
  width: number;
  height: number;
} {
  const logo = logoOf(own.brand.logo);
  return logo ?? { url: iconAddress(own, "icon-512.png"), width: 512, height: 512 };
}

/** Initials in capitals, without the sign for the legal form before a Korean company's name. */
function firstLetter(name: string): string {
  const bare = name.trim().replace(/^(?:\(주\)|㈜|주식회사)\s*/, "");
  const [letter] = new Intl.Segmenter().segment(bare === "" ? name.trim() : bare);
  return (letter?.segment ?? "").toUpperCase();
}
