import { decoded } from "#domain/spreadsheets/decoded-text.ts";

/** Text of a file of weather. Without a known encoding it is read as UTF-8: only the names of an EPW have other letters than ASCII. */
export async function weatherText(file: Blob): Promise<string> {
  return decoded(new Uint8Array(await file.arrayBuffer())) ?? file.text();
}
