import { ownPath } from "../files/own-path.ts";
import { defaultLocale, type Locale } from "../locale.ts";
import type { Columns, RowOf } from "../records/column-types.ts";

/** Maximum number of pictures of a project. */
export const maxPictures = 20;

/** A picture of a project, with its description in each language. */
export const pictureColumns = {
  url: { kind: "text", maxLength: 500, isRequired: true, pattern: ownPath },
  alt: { kind: "text", maxLength: 300 },
  altEn: { kind: "text", maxLength: 300 },
} as const satisfies Columns;

export type ProjectPicture = RowOf<typeof pictureColumns>;

/** Display settings of a project, apart from its texts. */
export interface DisplaySettings {
  /** In the order of the project page. The first is that of the card, whose address is also `imageUrl`. */
  pictures: readonly ProjectPicture[];
  /** Hidden from visitors. */
  isHidden: boolean;
  /** Chosen for the home page, where it stands before newer projects. */
  isOnHome: boolean;
}

/** Description of a picture in the language of a page; `null` where there is none. */
export function pictureText(locale: Locale, { alt, altEn }: ProjectPicture): string | null {
  return locale === defaultLocale ? alt : altEn;
}

interface Pictured {
  imageUrl?: string | null | undefined;
  pictures?: readonly ProjectPicture[] | undefined;
}

/**
 * All pictures of a project, that of its card first, even if it is missing in the stored list.
 * @example picturesOf("/a.webp", []) // [{ url: "/a.webp", alt: null, altEn: null }]
 */
export function picturesOf(imageUrl: string | null, pictures: readonly ProjectPicture[]): ProjectPicture[] {
  if (imageUrl === null) return [...pictures];
  const first = pictures.find(({ url }) => url === imageUrl) ?? { url: imageUrl, alt: null, altEn: null };
  return [first, ...pictures.filter(({ url }) => url !== imageUrl)];
}

/**
 * Pictures of a project after it is stored. A request without `pictures` changes only the picture of the card and
 * keeps the others. Without an `imageUrl`, the first of `pictures` becomes the picture of the card.
 */
export function picturesAfterSave(
  entered: Pictured,
  former?: Pictured,
): { imageUrl: string | null; pictures: ProjectPicture[] } {
  const imageUrl = entered.imageUrl ?? entered.pictures?.[0]?.url ?? null;
  const others = former?.pictures?.filter(({ url }) => url !== former.imageUrl || url === imageUrl);
  const each = new Map((entered.pictures ?? others ?? []).map((picture) => [picture.url, picture]));
  return { imageUrl, pictures: picturesOf(imageUrl, [...each.values()]) };
}
