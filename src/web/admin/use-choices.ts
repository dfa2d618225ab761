import { useSearchParams } from "react-router";

/**
 * State of a list in the query of its address, and a function to change it. A change starts from the present
 * address and not from that of the last render: of two choices in quick succession, as a word typed and a
 * country chosen before it was searched for, neither is lost.
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
