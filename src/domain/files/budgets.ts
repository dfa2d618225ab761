import { maxPictureSide } from "./picture-file.ts";

/*
 * The work that one file may cost, by kind: each is counted while the file is read, and a file that needs more is refused. Sizes in bytes of
 * what may be uploaded at all: `fileKinds` (`stored-file.ts`), `maxPictureBytes`, `inquiryFileLimits`. No kind of font is
 * accepted. Files of weather: `weatherFileBudget` of the engine. Reasons and figures: docs/decisions/074-budgets-of-files.md.
 */

const megabyte = 1024 * 1024;

/** Bounds of the process in which an uploaded file is checked. */
export const checkBudget = { ms: 20_000, heapMb: 256 } as const;

export const pdfBudget = {
  /** Limit of all object streams (PDF 1.5) together, as inflated. */
  inflatedBytes: 16 * megabyte,
  /** Characters passed to find the edges of dictionaries. A catalogue of 200 tagged pages needs a tenth. */
  steps: 20_000_000,
} as const;

export const pictureBudget = { pixels: maxPictureSide ** 2, decodingSeconds: 10 } as const;

export const svgBudget = {
  /** As written. */
  elements: 5_000,
  depth: 60,
  uses: 200,
  /** As drawn: with the contents of each mask, clip path, pattern, filter, marker and copy at each place that refers to it. */
  drawn: 20_000,
  /**
   * Surfaces as drawn, in units of a mask at 1,024 px (some 12 ms): a clip path, pattern, filter or blended group has one, a blur
   * twenty, another step of a filter two, a group that is only translucent an eighth.
   */
  surfaces: 200,
  /** Surfaces within surfaces. */
  surfaceDepth: 3,
} as const;

/** Films (MP4, WebM); nothing of them is decoded, only their headers are read. */
export const filmBudget = {
  /** Limit of all stored films together, bytes. */
  totalBytes: 4 * 1024 * megabyte,
  /** Boxes of an MP4, elements of a WebM that are passed before the header is found. */
  boxes: 10_000,
  /** The header: an hour of an MP4 needs 2 MB. */
  headerBytes: 8 * megabyte,
} as const;

/** Captions of a film (WebVTT). */
export const captionsBudget = {
  /** An hour of speech has some 1,000. */
  cues: 5_000,
  cueCharacters: 1_000,
} as const;

/** Spreadsheets (XLSX, CSV); they are read in the browser of the importer. */
export const sheetBudget = {
  fileBytes: 20 * megabyte,
  unpackedBytes: 80 * megabyte,
  /** Sheets that are read; a workbook may name one many times. */
  sheets: Number.POSITIVE_INFINITY,
  /** Elements, ends and texts of all XML parts that are read. */
  pieces: 6_000_000,
  /** Different texts of a workbook ("shared strings"), and their longest, characters, as Excel has it. */
  texts: 500_000,
  textCharacters: 32_767,
  rows: 20_000,
  columns: 200,
  /** Cells that are not empty, and the characters of all of them together. */
  cells: 1_000_000,
  characters: 40_000_000,
} as const;

/** A table of performance curves, which a visitor sends: others wait while the server reads it, 0.4 s for the worst that was found. */
export const smallSheetBudget = {
  ...sheetBudget,
  unpackedBytes: megabyte / 2,
  pieces: 30_000,
  cells: 20_000,
  characters: 400_000,
  sheets: 3,
} as const;

/** A backup, which the operator restores. */
export const backupBudget = {
  tables: 200,
  /** A stored picture has 1 MB, a piece of a file a quarter of it. */
  valueBytes: 32 * megabyte,
} as const;
