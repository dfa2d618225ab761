/** Words that British and American English spell differently, as parts of words, in lower case. */
const spellings = [
  ["centre", "center"],
  ["mould", "mold"],
  ["fibre", "fiber"],
  ["metre", "meter"],
  ["litre", "liter"],
  ["colour", "color"],
  ["vapour", "vapor"],
  ["harbour", "harbor"],
  ["aluminium", "aluminum"],
  ["sulphur", "sulfur"],
  ["grey", "gray"],
  ["catalogue", "catalog"],
  ["licence", "license"],
] as const;

/** @example inAmerican("data centre") // "data center" */
export function inAmerican(text: string): string {
  return spellings.reduce((spelt, [british, american]) => spelt.replaceAll(british, american), text);
}

/** @example inBritish("injection molding") // "injection moulding" */
export function inBritish(text: string): string {
  // By way of the American spelling: "catalogue" contains "catalog", and would otherwise become "catalogueue".
  return spellings.reduce(
    (spelt, [british, american]) => spelt.replaceAll(american, british),
    inAmerican(text),
  );
}

/** The spellings of a text in lower case, each once. @example spellingsOf("centre") // ["centre", "center"] */
export function spellingsOf(text: string): string[] {
  return [...new Set([text, inAmerican(text), inBritish(text)])];
}
