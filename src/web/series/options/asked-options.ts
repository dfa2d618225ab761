import { optionsName } from "#documents/selection/selection-texts.ts";

/** Name of the boxes of a form that asks for options: one for every subject. */
export const optionBoxName = "options[]";

/** The query of a form with the options in one parameter, as a selection has them. */
export function withOptions(query: URLSearchParams): URLSearchParams {
  if (!query.has(optionBoxName)) return query;
  const names = [...query.getAll(optionsName), ...query.getAll(optionBoxName)].filter((name) => name !== "");
  const joined = new URLSearchParams(query);
  joined.delete(optionBoxName);
  if (names.length > 0) joined.set(optionsName, names.join());
  return joined;
}
