import type { ShouldRevalidateFunction } from "react-router";

/** List state is in the query string: changing it refetches the list, but not the page's loader. */
export const forAnotherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.search === nextUrl.search;
