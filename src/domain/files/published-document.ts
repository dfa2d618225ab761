import * as z from "zod/mini";
import { cleanName, shortName } from "./file-name.ts";
import { filesPath, isFileName } from "./stored-file.ts";

/** Longest name of a document with its extension, in characters: file systems allow 255 bytes, and a Hangul syllable takes three. */
export const maxDocumentNameLength = 80;

/**
 * Characters that no file system takes in a name, and those that would end a name early in an address or a
 * header.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are searched for
const unfit = /[\u0000-\u001f\u007f-\u009f/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** A document of the company: the stored file, and under which name visitors save it. */
export const documentSchema = z.object({
  file: z.string().check(z.refine((name) => isFileName(name) && name.endsWith(".pdf"))),
  name: z.string().check(z.refine((name) => isDocumentName(name))),
  /** Bytes. */
  size: z.int().check(z.positive()),
});
export type PublishedDocument = z.infer<typeof documentSchema>;

/** Returns true for a name under which a document may be saved. */
export function isDocumentName(name: string, extension = "pdf"): boolean {
  return (
    name === name.normalize("NFC").trim() &&
    name.length > extension.length + 1 &&
    name.length <= maxDocumentNameLength &&
    name.endsWith(`.${extension}`) &&
    !name.startsWith(".") &&
    !unfit.test(name)
  );
}

/**
 * The nearest name under which a document may be saved, whatever was entered or its file was called.
 * @example documentName(" 카탈로그 2026/1 ") // "카탈로그 2026-1.pdf"
 */
export function documentName(entered: string, extension = "pdf"): string {
  const stem = entered.replace(new RegExp(`\\.${extension}\\s*$`, "i"), "");
  const name = shortName(cleanName(stem, unfit, "-"), maxDocumentNameLength - extension.length - 1);
  return `${name || "document"}.${extension}`;
}

/** Address of a document: it contains a hash of content and name, so that caches never show an older one. */
export function documentAddress({ file, name }: Pick<PublishedDocument, "file" | "name">): string {
  return `${filesPath}/${file}/${encodeURIComponent(name)}`;
}

/** The stored file that an address leads to, where it is one of a document. */
export function documentAt(address: string): string | undefined {
  const [, file = ""] = address.startsWith(`${filesPath}/`) ? address.slice(1).split("/") : [];
  return isFileName(file) && file.endsWith(".pdf") ? file : undefined;
}

/**
 * The header by which a browser shows a file and saves it under its name, or only saves it. RFC 6266 with RFC 8187; a client that does
 * not support the second form uses the first, in ASCII.
 */
export function dispositionOf(name: string, how: "inline" | "attachment" = "inline"): string {
  const ascii = name.replace(/[^\x20-\x7e]+/g, "_").replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
