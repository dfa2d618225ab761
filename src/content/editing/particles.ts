/** Korean particles after a final consonant, and after a vowel. */
const particles = [
  ["은", "는"],
  ["이", "가"],
  ["을", "를"],
  ["과", "와"],
  ["으로", "로"],
  ["이라", "라"],
  ["이며", "며"],
  ["이나", "나"],
  ["이란", "란"],
] as const;

type Ending = "vowel" | "rieul" | "consonant";

/**
 * Appends a particle in the form that the sound of the name requires. Either form may be given; other suffixes are
 * appended unchanged.
 * @example withParticle("SD쿨링타워", "은") // "SD쿨링타워는"
 */
export function withParticle(name: string, particle: string): string {
  const pair = particles.find((forms) => forms.some((form) => form === particle));
  if (!pair) return name + particle;
  const ending = endingOf(name);
  // After ㄹ the form is "로", as after a vowel: 서울로.
  const isOpen = ending === "vowel" || (ending === "rieul" && pair[0] === "으로");
  return name + pair[isOpen ? 1 : 0];
}

export function isParticle(text: string): boolean {
  return particles.flat().some((form) => form === text);
}

const firstSyllable = "가".charCodeAt(0);
const lastSyllable = "힣".charCodeAt(0);
const finals = 28;
const rieul = 8;

/** A stop after a short vowel closes the syllable: Lab 랩, Tek 텍, Block 블록, but Heat 히트 and Lake 레이크. */
const closingStop = /((?<![aeiou])[aeiou][pbkt]|[aeiou]ck|oup|ook)$/;

/** Ending when read aloud in Korean; digits and single Latin letters have Korean names, Latin words are read as Korean loanwords. */
function endingOf(name: string): Ending {
  const letters = name.replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, "");
  const last = letters.at(-1) ?? "";
  const code = last.charCodeAt(0);
  if (code >= firstSyllable && code <= lastSyllable) {
    const final = (code - firstSyllable) % finals;
    return final === 0 ? "vowel" : final === rieul ? "rieul" : "consonant";
  }
  if (/([178lLR]|[a-z]le)$/.test(letters)) return "rieul";
  return /([036mMnNg]|[aeiou][mn]e)$/.test(letters) || closingStop.test(letters) ? "consonant" : "vowel";
}
