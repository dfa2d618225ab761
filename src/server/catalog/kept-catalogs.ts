import type { DocumentFacts } from "#domain/files/document-facts.ts";

/** A catalogue that has been drawn; its file is dropped before its facts are. */
export interface KeptCatalog {
  pdf?: Buffer | undefined;
  facts: DocumentFacts;
}

interface Bounds {
  /** Sum of all files. */
  maxBytes: number;
  /** Facts are small: those of a hundred series in both languages, before and after a change. */
  maxEntries: number;
}

/** Catalogues by the hash of all that they are drawn from; the least recently used are dropped first. */
export function keptCatalogs({ maxBytes, maxEntries }: Bounds = { maxBytes: 8_000_000, maxEntries: 400 }) {
  const kept = new Map<string, KeptCatalog>();
  const inFlight = new Map<string, Promise<KeptCatalog>>();

  function keep(key: string, drawn: KeptCatalog): void {
    kept.delete(key);
    kept.set(key, drawn);
    let bytes = [...kept.values()].reduce((sum, { pdf }) => sum + (pdf?.length ?? 0), 0);
    for (const [each, { pdf, facts }] of kept) {
      if (bytes <= maxBytes) break;
      if (pdf) kept.set(each, { facts });
      bytes -= pdf?.length ?? 0;
    }
    for (const each of kept.keys()) {
      if (kept.size <= maxEntries) break;
      kept.delete(each);
    }
  }

  return {
    /** The kept catalogue, or one that is drawn once however many ask. @param needsPdf false for its facts alone */
    async get(key: string, needsPdf: boolean, draw: () => Promise<KeptCatalog>): Promise<KeptCatalog> {
      const known = kept.get(key);
      if (known && (known.pdf || !needsPdf)) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const pending = inFlight.get(key);
      if (pending) return pending;
      const drawing = draw()
        .then((drawn) => {
          keep(key, drawn);
          return drawn;
        })
        .finally(() => inFlight.delete(key));
      inFlight.set(key, drawing);
      return drawing;
    },
  };
}
