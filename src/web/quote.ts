import type { UIMatch } from "react-router";

/** Data that a page adds to a request for a quote, in `quote` of its loader data. */
export interface Quote {
  /** Address of the inquiry form, with the carried data. */
  href: string;
  /** Short description of the data, such as the name of a series; empty if there is none, or none that is short. */
  carries: string;
  /** True if address and description follow a duty that the visitor can change on the page. */
  followsDuty?: boolean;
  /** True if the page finds a model for a duty, at `#find`. */
  hasFinder?: boolean;
}

export function quoteOf(matches: readonly UIMatch[]): Quote | undefined {
  for (const { loaderData } of matches) {
    // Read by name: loader data are not enumerable (see `withoutSerializedLoaderData`).
    const quote = (loaderData as { quote?: Quote } | null | undefined)?.quote;
    if (quote !== undefined) return quote;
  }
  return undefined;
}
