/** Encodings in which a response is kept, best first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The best of the kept encodings that a client accepts, by RFC 9110 section 12.5.3: `q=0` refuses, `*` stands for whatever
 * is not named; without the header the uncompressed body is sent.
 * @example bestEncoding("gzip, br;q=0") // "gzip"
 */
export function bestEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const quality = qualities(header);
  const wildcard = quality.get("*");
  const accepted = encodings.filter(
    (encoding) => encoding !== "identity" && (quality.get(encoding) ?? wildcard ?? 0) > 0,
  );
  return accepted[0] ?? "identity";
}

function qualities(header: string): Map<string, number> {
  const entries = header.split(",").map((part): [string, number] => {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    return [name, q === undefined ? 1 : Number(q.slice(2)) || 0];
  });
  return new Map(entries);
}
