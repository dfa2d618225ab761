import type { Files } from "./files.ts";

/** Logos as pixels, for what cannot draw: icons, cards, papers. */
export interface Logos {
  /**
   * A logo as a PNG, at most 1024 px long; kept, as a name never changes its file.
   * @returns `undefined` where there is no such file, or it cannot be drawn
   */
  png(file: string): Promise<Buffer | undefined>;
}

/** Sharp enough for 300 dots an inch on paper, and for the largest icon. */
const longest = 1024;
const maxCached = 8;
const patienceS = 10;

export function createLogos(files: Pick<Files, "whole">): Logos {
  const kept = new Map<string, Promise<Buffer | undefined>>();
  return {
    async png(file) {
      const known = kept.get(file);
      if (known) return known;
      const drawing = drawn(files, file);
      if (kept.size >= maxCached) kept.delete(kept.keys().next().value ?? "");
      kept.set(file, drawing);
      // What failed once, such as for want of the database, is tried again.
      void drawing.then(
        (png) => png ?? kept.delete(file),
        () => kept.delete(file),
      );
      return drawing;
    },
  };
}

async function drawn(files: Pick<Files, "whole">, name: string): Promise<Buffer | undefined> {
  const bytes = await files.whole(name);
  if (!bytes) return undefined;
  const { default: sharp } = await import("sharp");
  try {
    // A drawing is at most 512 px long by itself, of 72 to the inch.
    const whole = sharp(bytes, name.endsWith(".svg") ? { density: 144 } : {}).timeout({ seconds: patienceS });
    return await whole
      .resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    return undefined;
  }
}
