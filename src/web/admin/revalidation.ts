import type { ShouldRevalidateFunction } from "react-router";

/** The state of a list stands in the query: a change fetches the list, and not its page. */
export const forAnotherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.search === nextUrl.search;
