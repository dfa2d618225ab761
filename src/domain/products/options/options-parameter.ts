/** Parameter of an address: non-standard versions and materials of the product by name, separated by commas. */
export const optionsName = "options";

/** Most rows of a product. */
export const maxOptions = 60;
export const maxOptionNameLength = 60;
/** Length that holds the longest names of all subjects; each has a standard beside the chosen option. */
export const maxOptionsLength = (maxOptions / 2) * (maxOptionNameLength + 1);

/** @example optionNames("직교류형, FRP") // ["직교류형", "FRP"] */
export function optionNames(text?: string | null): string[] {
  const names = (text ?? "").split(",").map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== "");
}
