/** The forms in which an answer is kept, best first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** So many headers are remembered; browsers send a handful. */
const mostKnown = 100;
/** What has been read is not read again: it would take a fiftieth of what a page from memory costs. */
const known = new Map<string, Encoding>();

/**
 * The best kept form that a client takes, by RFC 9110 section 12.5.3: `q=0` refuses, `*` stands for whatever
 * is not named, an absent header takes the plain form.
 * @example bestEncoding("gzip, br;q=0") // "gzip"
 */
export function bestEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const best = known.get(header) ?? bestOf(qualities(header));
  if (known.size < mostKnown) known.set(header, best);
  return best;
}

function bestOf(quality: ReadonlyMap<string, number>): Encoding {
  const wildcard = quality.get("*");
  const isTaken = (encoding: Encoding) => (quality.get(encoding) ?? wildcard ?? 0) > 0;
  return encodings.find((encoding) => encoding === "identity" || isTaken(encoding)) ?? "identity";
}

function qualities(header: string): Map<string, number> {
  const entries = header.split(",").map((part): [string, number] => {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    return [name, q === undefined ? 1 : Number(q.slice(2)) || 0];
  });
  return new Map(entries);
}
