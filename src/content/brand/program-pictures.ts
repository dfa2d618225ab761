/** Folders of the shipped pictures, as they are served. */
export const pictureFolders = {
  pages: "/images",
  /** Illustrations of the sample projects, whole. */
  projects: "/images/projects",
  /** The same in the widths of cards. */
  projectCards: "/images/project-cards",
  /** Cards for social networks, with the name of the sample company. */
  socialCards: "/images/og",
} as const;

/**
 * The version of all shipped pictures and icons, which `tests/manifest.test.ts` compares with the files: one for
 * all, because the pages and the browser need no list then, and pictures change together or not at all.
 */
export const programPicturesVersion = "b19653bf";

const programPicture = /^\/(?:images\/[\w/.-]+|(?:favicon|apple-touch-icon|icon-)[\w-]*\.(?:svg|ico|png))$/;

/**
 * The public address of a picture or an icon. A shipped one carries its version, so that it is immutable in browsers;
 * uploads have the hash of their content in their name, and others are not ours.
 * @param path as it is stored, or as the file lies in the public folder
 * @example pictureAddress("/images/st-sf-1000.webp") // "/images/st-sf-1000.webp?v=c039feec"
 */
export function pictureAddress(path: string): string {
  return programPicture.test(path) ? `${path}?v=${programPicturesVersion}` : path;
}
