import type { FastifyRequest } from "fastify";
import { defaultLocale, isLocale, type Locale, storedLocale } from "#domain/locale.ts";

/**
 * Returns the language of a response: by the query's `lang`, else `Accept-Language`, else the cookie of the language toggle, else the
 * default.
 */
export function localeFor({ url, headers }: Pick<FastifyRequest, "url" | "headers">): Locale {
  // Not from the parsed query, which has the parameters of the route alone.
  const asked = new URLSearchParams(url.split("?")[1]).get("lang");
  if (isLocale(asked)) return asked;
  return preferredLocale(headers["accept-language"]) ?? storedLocale(headers.cookie) ?? defaultLocale;
}

/**
 * The one of our languages that an `Accept-Language` header prefers (RFC 9110 section 12.5.4), if any.
 * @example preferredLocale("fr, ko;q=0.8, en-US;q=0.9") // "en"
 */
export function preferredLocale(header: string | undefined): Locale | undefined {
  const ranges = (header ?? "").split(",").map((range) => {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { language: tag.split("-")[0], quality: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const wanted = ranges.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLocale);
}
