import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { logoOf } from "#content/brand/logo.ts";
import type { Content } from "#content/editing/defaults.ts";
import type { SocialCard } from "#content/lookup/social-card.ts";
import type { PictureKey } from "#content/picture-key.ts";
import type { Services } from "#data/services.ts";
import { pictures } from "#web/pictures/manifest.generated.ts";
import type { CardParts } from "./card.ts";

/** Wide enough for a card, px. */
const cardWidth = 1200;

/** Fetches what a card is drawn from. A picture that is not there is left out. */
export async function cardParts(
  { picture }: Pick<SocialCard, "picture">,
  { company }: Content,
  { files, logos }: Pick<Services, "files" | "logos">,
  publicFolder: string,
): Promise<CardParts> {
  const logo = logoOf(company.brand.logoOnDark) ?? logoOf(company.brand.logo);
  return {
    company,
    picture:
      typeof picture === "object"
        ? await files.whole(picture.file)
        : await readFile(join(publicFolder, "images", fileOf(picture))).catch(() => undefined),
    focus: typeof picture === "object" ? picture.focus : undefined,
    isProduct: typeof picture === "string" && picture.startsWith("st-"),
    logo: logo && (await logos.png(logo.file)),
  };
}

/** The file of one of the program's pictures in the least width that fills a card. */
function fileOf(key: PictureKey): string {
  const { widths, width: whole } = pictures[key];
  const width = widths.find((each) => each >= cardWidth) ?? whole;
  return `${key}-${width}.webp`;
}
