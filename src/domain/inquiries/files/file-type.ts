import { cleanName, shortName } from "../../files/file-name.ts";
import {
  compoundSignature,
  isBinaryDxf,
  isDwg,
  isDxf,
  latin,
  startsWith,
  zipSignature,
} from "../../files/file-signature.ts";
import { type InquiryFileKind, inquiryFileKinds, maxFileNameLength } from "./inquiry-file.ts";

/** Distance in which readers look for the beginning of a PDF, bytes. ISO 32000-1, annex H.3.4.1. */
const pdfReach = 1024;

/** Brands of HEIF files with still pictures, as phones write them. ISO/IEC 23008-12; Android writes `mif1`. */
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** Signature of HWP: in the stream `FileHeader` of version 5 (Hancom, HWP Document File Formats 5.0, 3.2.1), at the start of older files. */
const hwpSignature = "HWP Document File";

const detectors: Record<keyof typeof inquiryFileKinds, (bytes: Uint8Array, name: string) => boolean> = {
  pdf: (bytes) => includes(bytes.subarray(0, pdfReach), "%PDF-"),
  hwp: isHwp,
  hwpx: (bytes) => startsWith(bytes, zipSignature) && latin(bytes, 30, 57) === "mimetypeapplication/hwp+zip",
  dwg: isDwg,
  // A DXF in text has no signature, so its name must end in .dxf, too.
  dxf: (bytes, name) => isDxf(bytes) && (isBinaryDxf(bytes) || /\.dxf\s*$/i.test(name)),
  jpeg: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  png: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: (bytes) => latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP",
  heic: (bytes) => latin(bytes, 4, 8) === "ftyp" && heicBrands.has(latin(bytes, 8, 12)),
  xlsx: isWorkbook,
  xls: isOldWorkbook,
  csv: isTable,
  zip: (bytes, name) => startsWith(bytes, zipSignature) && /\.zip\s*$/i.test(name),
};

/**
 * Kind of a file by its content and not by its name; `undefined` for kinds that are not accepted. A table
 * in text has no mark of its own: it is text, and called `.csv`. An archive may hold anything, and is accepted
 * only under its name: `.zip`.
 */
export function fileKindOf(bytes: Uint8Array, name: string): InquiryFileKind | undefined {
  const kinds = Object.keys(inquiryFileKinds) as (keyof typeof inquiryFileKinds)[];
  const kind = kinds.find((known) => detectors[known](bytes, name));
  return kind && inquiryFileKinds[kind];
}

/** Control characters, marks that turn the writing direction, and what no file system takes in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are searched for
const unfit = /[\u0000-\u001f\u007f-\u009f/\\:*?"<>|\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/;

/**
 * The name under which the staff save a file: the sender's name without the characters that a file name cannot have, with the extension
 * of its real type.
 * @example fileNameOf("C:\\도면/1층.exe", ["pdf"]) // "1층.exe.pdf"
 */
export function fileNameOf(sent: string, extensions: InquiryFileKind["extensions"]): string {
  const clean = cleanName(sent.split(/[/\\]/).at(-1) ?? "", unfit, "");
  const extension = extensions.find((known) => clean.toLowerCase().endsWith(`.${known}`));
  const stem = extension === undefined ? clean : clean.slice(0, -extension.length - 1).trimEnd();
  const last = extension ?? extensions[0];
  return `${shortName(stem, maxFileNameLength - last.length - 1) || "file"}.${last}`;
}

/**
 * The name of a file that could not be attached, without the characters that a file name cannot have.
 * @example missingFileName("C:\\현장.mov") // "현장.mov"
 */
export function missingFileName(sent: string): string {
  return fileNameOf(sent, [/\.(\w{1,10})\s*$/.exec(sent)?.[1] ?? ""]).replace(/\.$/, "");
}

function isHwp(bytes: Uint8Array): boolean {
  if (startsWith(bytes, compoundSignature)) return includes(bytes, hwpSignature);
  return latin(bytes, 0, hwpSignature.length) === hwpSignature;
}

/** A ZIP with the parts of a workbook, and without macros. The names of the parts are not compressed. */
function isWorkbook(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, zipSignature) &&
    includes(bytes, "[Content_Types].xml") &&
    includes(bytes, "xl/workbook.") &&
    !includes(bytes, "vbaProject.bin")
  );
}

/** A compound file with the stream of a workbook, and without macros. Its names are UTF-16. */
function isOldWorkbook(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, compoundSignature) &&
    ["Workbook\0", "Book\0"].some((stream) => includes(bytes, utf16(stream))) &&
    !includes(bytes, utf16("_VBA_PROJECT"))
  );
}

function isTable(bytes: Uint8Array, name: string): boolean {
  if (!/\.csv\s*$/i.test(name)) return false;
  // Excel writes the code page of a Korean Windows by default.
  const text = textOf(bytes, "utf-8") ?? textOf(bytes, "euc-kr");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text has none of them
  return text !== undefined && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text);
}

function textOf(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns true when Latin letters stand somewhere among the bytes. */
function includes(bytes: Uint8Array, letters: string): boolean {
  const wanted = [...letters].map((letter) => letter.charCodeAt(0));
  for (let at = 0; at + wanted.length <= bytes.length; at += 1) {
    let equal = 0;
    while (equal < wanted.length && bytes[at + equal] === wanted[equal]) equal += 1;
    if (equal === wanted.length) return true;
  }
  return false;
}

function utf16(letters: string): string {
  return [...letters].map((letter) => `${letter}\0`).join("");
}
