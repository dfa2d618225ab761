/** A part of something, from the byte `from` to before the byte `to`. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * Parses a `Range` header. RFC 9110 section 14.
 * @param size of the whole, bytes
 * @returns "whole" for a header that is absent, malformed, in another unit or with several ranges, all of
 * which may be answered with the whole; "unsatisfiable" where nothing of it is there
 */
export function parseRange(header: string | undefined, size: number): ByteRange | "whole" | "unsatisfiable" {
  const [, first = "", last = ""] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(" ", "") ?? "") ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const length = Number(last);
    return length === 0 ? "unsatisfiable" : { from: Math.max(size - length, 0), to: size };
  }
  const [from, end] = [Number(first), last === "" ? size - 1 : Number(last)];
  if (from > end && last !== "") return "whole";
  return from >= size ? "unsatisfiable" : { from, to: Math.min(end + 1, size) };
}
