import type { UIMatch } from "react-router";

/** What a page gives along when its visitor asks for a quote, as `quote` of what its loader gives. */
export interface Quote {
  /** The inquiry form, with what it carries. */
  href: string;
  /** The same in a few words, such as the name of a series; empty while there is nothing yet. */
  carries: string;
  /** Whether the visitor changes it on the page: the duty of the calculator. */
  takesDuty?: boolean;
  /** Whether the page finds a model for a duty, at `#find`. */
  hasFinder?: boolean;
}

/** What the page that is shown gives along, if anything. */
export function quoteOf(matches: readonly UIMatch[]): Quote | undefined {
  for (const { loaderData } of matches) {
    // By its name: what loaders give can be read, but not listed (see `withoutHandover`).
    const quote = (loaderData as { quote?: Quote } | null | undefined)?.quote;
    if (quote !== undefined) return quote;
  }
  return undefined;
}
