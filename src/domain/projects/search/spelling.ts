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
  ["draught", "draft"],
  ["neighbour", "neighbor"],
  ["odour", "odor"],
  ["theatre", "theater"],
] as const;

/** Whole words whose American spelling is a part of others: "entire", "laboratory", "history". */
const wholeWords = [
  ["tyre", /\btire(?=s?\b)/g],
  ["labour", /\blabor(?=s?\b)/g],
  ["storey", /\bstory\b/g],
  ["storeys", /\bstories\b/g],
] as const;

const endings = "(?=(?:e[drs]?|ers|ing|able|ations?)\\b)";
/**
 * "galvanised" and "analyser", not "exercise", "precise", "noise" and "rise". Where another word is changed ("premises"), the result is
 * no word, so that it matches nothing else.
 */
const britishEnding = new RegExp(`([a-z]{2}[dglmnrt]i|[a-z]{2}ly)s${endings}`, "g");
const americanEnding = new RegExp(`([a-z]{2}[dglmnrt]i|[a-z]{2}ly)z${endings}`, "g");

/** Leaves the whole words British: their American spelling would be found in other words. @example inAmerican("data centre") // "data center" */
export function inAmerican(text: string): string {
  return spellings
    .reduce((spelt, [british, american]) => spelt.replaceAll(british, american), text)
    .replace(britishEnding, "$1z");
}

/** @example inBritish("injection molding") // "injection moulding" */
export function inBritish(text: string): string {
  // By way of the American spelling: "catalogue" contains "catalog", and would otherwise become "catalogueue".
  const american = inAmerican(text).replace(americanEnding, "$1s");
  const spelt = spellings.reduce((done, [british, word]) => done.replaceAll(word, british), american);
  return wholeWords.reduce((done, [british, word]) => done.replace(word, british), spelt);
}

/** The spellings of a text in lower case, each once. @example spellingsOf("centre") // ["centre", "center"] */
export function spellingsOf(text: string): string[] {
  return [...new Set([text, inAmerican(text), inBritish(text)])];
}
