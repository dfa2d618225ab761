import { optionsName } from "#calculator/selection/selection-texts.ts";

/** The query with the options in one parameter, as a selection has them: a form sends a box for every subject. */
export function withOptions(query: URLSearchParams): URLSearchParams {
  const names = query.getAll(optionsName).filter((name) => name !== "");
  const joined = new URLSearchParams(query);
  if (names.length > 0) joined.set(optionsName, names.join());
  else joined.delete(optionsName);
  return joined;
}
