import type { UIMatch } from "react-router";

/** Facts that a page adds to a request for a quote, as `quote` of its loader's data. */
export interface Quote {
  /** The inquiry form, with what it carries. */
  href: string;
  /** The same in a few words, such as the name of a series; empty while there is nothing yet. */
  carries: string;
  /** True when the visitor changes the duty on the page of the calculator. */
  takesDuty?: boolean;
  /** True when the page finds a model for a duty, at `#find`. */
  hasFinder?: boolean;
}

/** Quote facts of the current page, if any. */
export function quoteOf(matches: readonly UIMatch[]): Quote | undefined {
  for (const { loaderData } of matches) {
    // By its name: what loaders give can be read, but not listed (see `withoutHandover`).
    const quote = (loaderData as { quote?: Quote } | null | undefined)?.quote;
    if (quote !== undefined) return quote;
  }
  return undefined;
}
