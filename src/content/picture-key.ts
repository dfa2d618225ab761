/** Pictures that words ask for; the page turns a key into files and sizes. */
export type PictureKey =
  | "hero-modular"
  | "hero-package"
  | "hero-bac"
  | "st-modular"
  | "st-sf"
  | "st-scp"
  | "st-thf"
  | "st-s3000"
  | "st-pt2"
  | "st-fxv"
  | "st-hxv"
  | "st-v-open"
  | "st-v-closed"
  | "st-filter"
  | "st-dosing"
  | "yard-aerial"
  | "roof-package"
  | "video-overview"
  | "video-assembly"
  | "video-running";

/** Something that may be illustrated; `satisfies readonly Pictured[]` checks the keys of a list. */
export type Pictured = { picture?: PictureKey; [other: string]: unknown };
