import type { ShouldRevalidateFunction } from "react-router";

/** What a list shows stands in the query: another choice there asks the server for the list, and not for its page. */
export const forAnotherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.search === nextUrl.search;
