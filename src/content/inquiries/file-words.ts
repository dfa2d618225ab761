import {
  type InquiryFileProblem,
  inquiryFileLimits,
  inquiryFileTypes,
} from "#domain/inquiries/files/inquiry-file.ts";
import { fileSize } from "../figures.ts";
import { fill } from "../fill.ts";

const megabyte = 1024 * 1024;

/** Fills names and sizes of an inquiry's files into a sentence of `inquiry.files`. */
export function fileSentence(sentence: string, { name = "" }: { name?: string | undefined } = {}): string {
  return fill(sentence, {
    file: name,
    types: inquiryFileTypes,
    count: inquiryFileLimits.maxFiles,
    most: inquiryFileLimits.maxBytes / megabyte,
  });
}

/**
 * Sentence on a problem of an inquiry's files.
 * @param words of one language
 */
export function fileProblemSentence(
  words: Record<InquiryFileProblem, string>,
  { problem, name }: { problem: InquiryFileProblem; name?: string | undefined },
): string {
  return fileSentence(words[problem], { name });
}

/** @example fileLine({ name: "도면.pdf", size: 1_300_000 }) // "도면.pdf (1.2 MB)" */
export function fileLine({ name, size }: { name: string; size: number }): string {
  return `${name} (${fileSize(size)})`;
}
