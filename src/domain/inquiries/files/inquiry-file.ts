const megabyte = 1024 * 1024;

/** Number of files of an inquiry, and their size together, bytes. */
export const inquiryFileLimits = { maxFiles: 5, maxBytes: 10 * megabyte } as const;

/** Maximum size of the files of all inquiries, bytes, so that they cannot fill the disk. */
export const maxInquiryFileBytes = 5 * 1024 * megabyte;

/** The kinds of file that are taken, with the endings of their names; the first is written where a name has none of them. */
export const inquiryFileKinds = {
  pdf: { contentType: "application/pdf", endings: ["pdf"] },
  // No browser has a use for these: they are served as bytes to be saved.
  hwp: { contentType: "application/octet-stream", endings: ["hwp"] },
  hwpx: { contentType: "application/octet-stream", endings: ["hwpx"] },
  dwg: { contentType: "application/octet-stream", endings: ["dwg"] },
  dxf: { contentType: "application/octet-stream", endings: ["dxf"] },
  jpeg: { contentType: "image/jpeg", endings: ["jpg", "jpeg"] },
  png: { contentType: "image/png", endings: ["png"] },
  webp: { contentType: "image/webp", endings: ["webp"] },
  heic: { contentType: "image/heic", endings: ["heic", "heif"] },
  xlsx: {
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    endings: ["xlsx"],
  },
  xls: { contentType: "application/vnd.ms-excel", endings: ["xls"] },
  csv: { contentType: "text/csv", endings: ["csv"] },
  // Last: the newer formats of offices are archives, too.
  zip: { contentType: "application/octet-stream", endings: ["zip"] },
} as const satisfies Record<string, InquiryFileKind>;

/** Kind of file: its media type, and the endings of its names. */
export interface InquiryFileKind {
  contentType: string;
  endings: readonly [string, ...string[]];
}

/** Value of `<input accept>`. */
export const acceptAttribute = Object.values(inquiryFileKinds)
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  .join(",");

/** Longest name of a file, characters. */
export const maxFileNameLength = 150;

/** The kinds as visitors and staff read them: "PDF, HWP, HWPX…". */
export const inquiryFileTypes = Object.values(inquiryFileKinds)
  .map(({ endings: [ending] }) => (ending === "webp" ? "WebP" : ending.toUpperCase()))
  .join(", ");

/** Number of names of files that could not be attached that are kept with an inquiry. */
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
