const megabyte = 1024 * 1024;

/** Files that administrators may upload for the pages, with their size, bytes. */
export const fileKinds = {
  picture: { maxBytes: 4 * megabyte },
  logo: { maxBytes: megabyte },
  document: { maxBytes: 20 * megabyte },
  technical: { maxBytes: 20 * megabyte },
  film: { maxBytes: 100 * megabyte },
  captions: { maxBytes: megabyte },
} as const;
export type FileKind = keyof typeof fileKinds;

/** Files that are held in memory while they are checked; a film is stored piece by piece as it comes. */
export type SmallFileKind = Exclude<FileKind, "film">;

/** Endings of the names of stored files, by kind. */
export const storedFileExtensions = {
  picture: ["webp"],
  logo: ["png", "svg"],
  document: ["pdf"],
  technical: ["pdf", "dwg", "dxf", "ifc", "step", "rfa", "zip"],
  film: ["mp4", "webm"],
  captions: ["vtt"],
} as const satisfies Record<FileKind, readonly string[]>;

/** Problems of a file; `content/problems/file-problems.ts` has their messages. */
export type FileProblem =
  | "missing"
  | "several"
  | "empty"
  | "tooLarge"
  | "otherType"
  | "damaged"
  | "encrypted"
  | "tooComplex"
  | "active"
  /** A film in a form that browsers do not play. */
  | "unplayable"
  /** Captions with invalid times. */
  | "badCues"
  /** The films take all the room that there is for them. */
  | "full";

/** A file as it is kept. */
export interface StoredFile {
  /** The hash of its content, or 128 random bits of a film, and its extension: the file of a name never changes. */
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

const hashDigits = 32;
const extensions = [...new Set(Object.values(storedFileExtensions).flat())].join("|");
const stored = new RegExp(`^[0-9a-f]{${hashDigits}}\\.(${extensions})$`);

/** Folder of stored files. */
export const filesPath = "/files";

/** @example isFileName("<hash of 32 digits>.pdf") // true */
export function isFileName(name: string): boolean {
  return stored.test(name);
}

/** Hexadecimal digits of its hash in the name of a file: 128 bits. */
export const fileHashDigits = hashDigits;
