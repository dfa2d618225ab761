import { optionsName } from "#domain/products/options/options-parameter.ts";

/** Name of the inputs for options: one for every subject. */
export const optionBoxName = "options[]";

/** Joins the options of a form's query in one parameter, the format of a selection. */
export function withOptions(query: URLSearchParams): URLSearchParams {
  if (!query.has(optionBoxName)) return query;
  const names = [...query.getAll(optionsName), ...query.getAll(optionBoxName)].filter((name) => name !== "");
  const joined = new URLSearchParams(query);
  joined.delete(optionBoxName);
  if (names.length > 0) joined.set(optionsName, names.join());
  return joined;
}
