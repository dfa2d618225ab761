const megabyte = 1024 * 1024;

/** Number of files of an inquiry, and their size together, bytes. */
export const inquiryFileLimits = { maxFiles: 5, maxBytes: 10 * megabyte } as const;

/** Maximum size of the files of all inquiries, bytes, so that they cannot fill the disk. */
export const maxInquiryFileBytes = 5 * 1024 * megabyte;

/** The kinds of file that are taken, with the extensions of their names; the first is written where a name has none of them. */
export const inquiryFileKinds = {
  pdf: { contentType: "application/pdf", extensions: ["pdf"] },
  // No browser has a use for these: they are served as bytes to be saved.
  hwp: { contentType: "application/octet-stream", extensions: ["hwp"] },
  hwpx: { contentType: "application/octet-stream", extensions: ["hwpx"] },
  dwg: { contentType: "application/octet-stream", extensions: ["dwg"] },
  dxf: { contentType: "application/octet-stream", extensions: ["dxf"] },
  jpeg: { contentType: "image/jpeg", extensions: ["jpg", "jpeg"] },
  png: { contentType: "image/png", extensions: ["png"] },
  webp: { contentType: "image/webp", extensions: ["webp"] },
  heic: { contentType: "image/heic", extensions: ["heic", "heif"] },
  xlsx: {
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    extensions: ["xlsx"],
  },
  xls: { contentType: "application/vnd.ms-excel", extensions: ["xls"] },
  csv: { contentType: "text/csv", extensions: ["csv"] },
  // Last: the newer formats of office programs are ZIP archives, too.
  zip: { contentType: "application/octet-stream", extensions: ["zip"] },
} as const satisfies Record<string, InquiryFileKind>;

/** Kind of file: its media type, and the extensions of its names. */
export interface InquiryFileKind {
  contentType: string;
  extensions: readonly [string, ...string[]];
}

/** Value of `<input accept>`. */
export const acceptAttribute = Object.values(inquiryFileKinds)
  .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
  .join(",");

/** Longest name of a file, characters. */
export const maxFileNameLength = 150;

/** The kinds as visitors and staff read them: "PDF, HWP, HWPX…". */
export const inquiryFileTypes = Object.values(inquiryFileKinds)
  .map(({ extensions: [extension] }) => (extension === "webp" ? "WebP" : extension.toUpperCase()))
  .join(", ");

/** Maximum number of files that could not be attached whose names are kept with an inquiry. */
export const maxMissingFiles = 10;

/** Name of the parts of a form that are files. */
export const inquiryFilesField = "files";

/** Problems of the files of an inquiry; `content/inquiries/inquiry.ts` has their messages. */
export const inquiryFileProblems = ["too-many", "too-large", "empty", "type", "full"] as const;
export type InquiryFileProblem = (typeof inquiryFileProblems)[number];

/** An incoming file: its type by its content, and a name that can be stored. */
export interface SentFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Size of some files together, bytes. */
export function totalBytes(files: readonly Pick<SentFile, "bytes">[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
