import type { OwnPicture } from "#domain/files/own-picture.ts";

/** Shipped pictures by their keys in the words; the page turns a key into files and sizes. */
export const pictureKeys = [
  "hero-modular",
  "hero-package",
  "hero-bac",
  "st-modular",
  "st-sf",
  "st-scp",
  "st-thf",
  "st-s3000",
  "st-pt2",
  "st-fxv",
  "st-hxv",
  "st-v-open",
  "st-v-closed",
  "st-filter",
  "st-filter-valves",
  "st-dosing",
  "yard-aerial",
  "roof-package",
  "row-evening",
  "module-lift",
  "site-sf",
  "site-thf",
  "site-modular",
  "video-overview",
  "video-assembly",
  "video-running",
] as const;
export type PictureKey = (typeof pictureKeys)[number];

/** Picture of a place: one of the program's, or one that the company has uploaded. */
export type PictureView = PictureKey | OwnPicture;

/** One of the program's pictures, in a place where the company may show another. */
export function shown(key: PictureKey): PictureView {
  return key;
}

export function isPictureKey(name: unknown): name is PictureKey {
  return pictureKeys.some((key) => key === name);
}
