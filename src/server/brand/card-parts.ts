import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { logoOf } from "#content/brand/logo.ts";
import type { Content } from "#content/editing/defaults.ts";
import type { SocialCard } from "#content/lookup/social-card.ts";
import type { Services } from "#data/services.ts";
import { pictures } from "#web/pictures/manifest.generated.ts";
import type { CardParts } from "./card.ts";

/** Wide enough for a card, px. */
const cardWidth = 1200;

/** Fetches what a card is drawn from. A picture that is not there is left out. */
export async function cardParts(
  { picture }: Pick<SocialCard, "picture">,
  { company }: Content,
  { logos }: Pick<Services, "logos">,
  publicFolder: string,
): Promise<CardParts> {
  const logo = logoOf(company.brand.logoOnDark) ?? logoOf(company.brand.logo);
  const file = programPicture(picture);
  return {
    company,
    picture:
      file === undefined
        ? undefined
        : await readFile(join(publicFolder, "images", file)).catch(() => undefined),
    isProduct: picture.startsWith("st-"),
    logo: logo && (await logos.png(logo.file)),
  };
}

/** The file of one of the program's pictures in the least width that fills a card. */
function programPicture(key: string): string | undefined {
  const known = Object.entries(pictures).find(([name]) => name === key)?.[1];
  if (!known) return undefined;
  const width = known.widths.find((each) => each >= cardWidth) ?? known.width;
  return `${key}-${width}.webp`;
}
