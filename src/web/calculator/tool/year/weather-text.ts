/**
 * Text of a file of weather. Stations of Korea are published in code page 949. Without a known encoding, or where the decoder
 * cannot be loaded, it is read as UTF-8: only the names of an EPW have other letters than ASCII.
 */
export async function weatherText(file: Blob): Promise<string> {
  return (await decodedText(file).catch(() => undefined)) ?? file.text();
}

async function decodedText(file: Blob): Promise<string | undefined> {
  const { decoded } = await import("#domain/spreadsheets/delimited.ts");
  return decoded(new Uint8Array(await file.arrayBuffer()));
}
