import { escapeHtml } from "#domain/escape-html.ts";
import type { Locale } from "#domain/locale.ts";
import { iconAddress } from "../brand/identity.ts";
import { isWithoutName, logoOf } from "../brand/logo.ts";
import { paletteOf } from "../brand/palette.ts";
import type { company as sampleCompany } from "../company.ts";
import type { Letterhead } from "./mail-page.ts";

type Company = typeof sampleCompany;

/** Height of the logo, px. */
const height = 40;

/**
 * The head of a mail: the company's logo and name above a line of its accent. The site's icon replaces an SVG logo, which mail
 * programs do not show, or a missing one.
 * @param siteUrl any URL of the site; only its origin counts
 */
export function letterhead(
  company: Pick<Company, "name" | "brand">,
  locale: Locale,
  siteUrl: string,
): Letterhead {
  const colors = paletteOf(company.brand);
  const { accent, ink } = colors;
  const name = company.name[locale];
  const { path, width, needsNameBeside } = pictureOf(company);
  const source = escapeHtml(new URL(path, siteUrl).href);
  const alt = needsNameBeside ? "" : escapeHtml(name);
  const picture = `<img src="${source}" alt="${alt}" width="${width}" height="${height}" style="display:block;border:0">`;
  const words = needsNameBeside
    ? `<td style="padding:0 0 12px;font-size:18px;font-weight:bold;color:${ink}">${escapeHtml(name)}</td>`
    : "";
  const html = `<table role="presentation" cellspacing="0" style="width:100%;margin-bottom:20px;border-bottom:3px solid ${accent}"><tr><td style="padding:0 12px 12px 0;width:${width}px">${picture}</td>${words}</tr></table>`;
  return { html, colors };
}

function pictureOf(company: Pick<Company, "name" | "brand">): {
  path: string;
  width: number;
  needsNameBeside: boolean;
} {
  const logo = logoOf(company.brand.logo);
  if (!logo?.file.endsWith(".png"))
    return { path: iconAddress(company, "icon-192.png"), width: height, needsNameBeside: true };
  const width = Math.round((height * logo.width) / logo.height);
  return { path: logo.url, width, needsNameBeside: isWithoutName(logo) };
}
