import { useSearchParams } from "react-router";

/**
 * State of a list in the URL's query, and a function to change it. A change is based on the present URL, not on that
 * of the last render: of two quick changes, such as a search and a filter, neither is lost.
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
  /** Replaces the history entry. */
  replace?: boolean;
  preventScrollReset?: boolean;
}
