import type { Files } from "./files.ts";

/** Logos as PNG, for outputs that cannot contain SVG: icons, cards, papers. */
export interface Logos {
  /**
   * A logo as a PNG, at most 1024 px long, as it was drawn when the file was checked.
   * @returns `undefined` where there is no such file, or it cannot be drawn
   */
  png(file: string): Promise<Buffer | undefined>;
}

const maxCached = 8;

export function createLogos(files: Pick<Files, "logoPng">): Logos {
  const cache = new Map<string, Promise<Buffer | undefined>>();
  return {
    async png(file) {
      const cached = cache.get(file);
      if (cached) return cached;
      const logoPng = files.logoPng(file);
      if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? "");
      cache.set(file, logoPng);
      // A read that failed, for example without the database, is tried again.
      void logoPng.then(
        (png) => png ?? cache.delete(file),
        () => cache.delete(file),
      );
      return logoPng;
    },
  };
}
