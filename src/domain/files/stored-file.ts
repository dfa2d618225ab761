const megabyte = 1024 * 1024;

/** What administrators may bring for the pages, and how large, bytes. */
export const fileKinds = {
  picture: { most: 4 * megabyte },
  logo: { most: megabyte },
  document: { most: 20 * megabyte },
  technical: { most: 20 * megabyte },
} as const;
export type FileKind = keyof typeof fileKinds;

/** How the names of stored files may end, by kind. */
export const storedFileEndings = {
  picture: ["webp"],
  logo: ["png", "svg"],
  document: ["pdf"],
  technical: ["pdf", "dwg", "dxf", "ifc", "step", "rfa", "zip"],
} as const satisfies Record<FileKind, readonly string[]>;

/** What can be wrong with a file; `content/problems/file-problems.ts` words it. */
export type FileProblem =
  | "missing"
  | "several"
  | "empty"
  | "tooLarge"
  | "otherType"
  | "damaged"
  | "encrypted"
  | "tooComplex"
  | "active";

/** A file as it is kept. */
export interface StoredFile {
  /** The hash of its content and its ending: a name never changes its file. */
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

const hashDigits = 32;
const endings = [...new Set(Object.values(storedFileEndings).flat())].join("|");
const stored = new RegExp(`^[0-9a-f]{${hashDigits}}\\.(${endings})$`);

/** Where stored files are served. */
export const filesPath = "/files";

/** @example fileNamed("<hash of 32 digits>.pdf") // true */
export function isFileName(name: string): boolean {
  return stored.test(name);
}

/** How many hexadecimal digits of its hash name a file: 128 bits. */
export const fileHashDigits = hashDigits;
