import { useSearchParams } from "react-router";

/**
 * What a list shows, as the query of its address has it, and how to change it. A change starts from the address as it
 * stands when the choice is made, not as it stood when the page was last drawn: of two choices in quick succession, as
 * a word typed and a country chosen before it was searched for, neither is lost.
 */
export function useChoices<State>(read: (query: URLSearchParams) => State) {
  const [query, setQuery] = useSearchParams();
  return {
    state: read(query),
    change: (next: (now: State) => string, options?: ChangeOptions) =>
      setQuery(next(read(new URLSearchParams(window.location.search))), options),
  };
}

interface ChangeOptions {
  /** The way back skips what was shown before. */
  replace?: boolean;
  preventScrollReset?: boolean;
}
