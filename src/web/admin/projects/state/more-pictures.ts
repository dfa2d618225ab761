import type { ProjectPicture } from "#domain/projects/pictures.ts";

/** A picture of the form: a stored one, or a file that is uploaded with the form. */
export interface PictureEntry<Selected> {
  key: string;
  /** "" before the upload. */
  url: string;
  selectedFile: Selected | undefined;
  alt: string;
  altEn: string;
}

export type Description = Pick<PictureEntry<unknown>, "alt" | "altEn">;

/** Pictures of a form without the address of the card's picture. */
export interface FormPictures<Selected> {
  /** Alternative text of the card's picture. */
  cardText: Description;
  others: readonly PictureEntry<Selected>[];
}

export const noText: Description = { alt: "", altEn: "" };

/** @param stored all pictures. @param imageUrl that of the card */
export function formPictures<Selected>(
  stored: readonly ProjectPicture[],
  imageUrl: string,
): FormPictures<Selected> {
  const [first, ...rest] = pictureEntries<Selected>(stored);
  return first !== undefined && first.url === imageUrl
    ? { cardText: { alt: first.alt, altEn: first.altEn }, others: rest }
    : { cardText: noText, others: pictureEntries<Selected>(stored) };
}

export function formIdentity({ cardText, others }: FormPictures<unknown>): string {
  return picturesIdentity([{ key: "card", ...cardText }, ...others]);
}

export function pictureEntries<Selected>(pictures: readonly ProjectPicture[]): PictureEntry<Selected>[] {
  return pictures.map(({ url, alt, altEn }) => ({
    key: url,
    url,
    selectedFile: undefined,
    alt: alt ?? "",
    altEn: altEn ?? "",
  }));
}

export function pictureOf({
  url,
  alt,
  altEn,
}: Omit<PictureEntry<unknown>, "key" | "selectedFile">): ProjectPicture {
  return { url, alt: alt.trim() || null, altEn: altEn.trim() || null };
}

export function picturesIdentity(
  entries: readonly Pick<PictureEntry<unknown>, "key" | "alt" | "altEn">[],
): string {
  return JSON.stringify(entries.map(({ key, alt, altEn }) => [key, alt.trim(), altEn.trim()]));
}

/** @example moved(["a", "b", "c"], 2, 0) // ["c", "a", "b"] */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1);
  return item === undefined || to < 0 || to >= items.length
    ? [...items]
    : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
