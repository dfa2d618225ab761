import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { frequentWords } from "./frequent-words.ts";

/**
 * Guesses, as a power of ten, that a password has to withstand. From the network 109,500 a year may be tried (record 018);
 * a thousand million of the hashes take one core of a stolen copy years.
 */
const minGuesses = 9;

let loading: Promise<ZxcvbnFactory> | undefined;

/**
 * Returns true for a password that would be among the first to be guessed, by the estimate of zxcvbn: frequent
 * passwords and words, also Korean ones typed on Latin keys, rows of keys, repetitions, dates, and the own
 * names of the company and the user. The schema checks its length.
 * @param ownNames of the company and of the user, as they are written
 * @example await isGuessable("P@ssw0rd2026!", []) // true
 */
export async function isGuessable(password: string, ownNames: readonly string[]): Promise<boolean> {
  loading ??= loadEstimator();
  const estimator = await loading;
  // NFKC also joins what keyboards of some systems send as single letters of a syllable.
  const entered = password.normalize("NFKC");
  const names = ownNames.map((name) => name.normalize("NFKC")).flatMap((name) => [name, lettersOf(name)]);
  return spellingsOf(entered).some((text) => estimator.check(text, names).guessesLog10 < minGuesses);
}

/**
 * Loads zxcvbn when a password is set: its tables take 70 ms and 12 MB. The package has them by frequency, and so has
 * the list of this program.
 */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, own: [...frequentWords] },
    graphs: adjacencyGraphs,
  });
}

/** A password, and without its signs: these make "admin-2026!!" no harder to guess, and zxcvbn counts them as chance. */
function spellingsOf(entered: string): string[] {
  // It counts a Hangul syllable as a digit, which signs beside it make up for.
  const bare = /^[\x20-\x7e]*$/.test(entered) ? entered.replace(/[^A-Za-z0-9]/g, "") : "";
  return bare === "" ? [entered] : [entered, bare];
}

function lettersOf(text: string): string {
  return text.replace(/\P{L}/gu, "");
}
