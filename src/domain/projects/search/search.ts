import type { Project } from "../project.ts";
import { capacityTons } from "./capacity-tons.ts";
import { initialsOf, toJamo } from "./hangul.ts";
import { spellingsOf } from "./spelling.ts";

/** Fields of the gallery's text search. */
export type SearchedFields = Pick<Project, "title" | "description" | "clientCompany" | "city" | "capacity">;

/** Search index of a project, built once, so that every key press only compares strings. */
export type SearchIndex = {
  /** All fields in lower case, Hangul split into the letters as typed: "서울" is "ㅅㅓㅇㅜㄹ". */
  jamo: string;
  /** All fields in lower case, every Hangul syllable cut to its first consonant: "서울" is "ㅅㅇ". */
  initials: string;
  /** Its capacity, CRT, where the record states it. */
  tons: number | undefined;
};

/**
 * Prepares a project for `searchFor`.
 * @example searchIndexOf({ title: "병원 냉각탑", description: "…", clientCompany: "…", city: "서울" })
 */
export function searchIndexOf({
  title,
  description,
  clientCompany,
  city,
  capacity,
}: SearchedFields): SearchIndex {
  // No query holds a line break, so nothing is found across the edge of two fields.
  const text = [title, description, clientCompany, city ?? ""].map(normalizeForSearch).join("\n");
  return {
    jamo: toJamo(spellingsOf(text).join("\n")),
    initials: initialsOf(text),
    tons: capacityTons(capacity),
  };
}

/**
 * A case-insensitive substring search. A syllable that is still being typed finds what the finished
 * word will find ("냉ㄱ" and "냉가" find "냉각"), and first consonants alone find the word ("ㅅㅇ" finds "서울").
 * British and American spellings are equal, and so are Korean words with and without spaces. Cooling tons find the
 * projects of that capacity ("2,400 RT" and "2400rt"). An empty query finds everything.
 * @example projects.filter(searchFor("서우"))
 */
export function searchFor(query: string): (project: SearchIndex) => boolean {
  const text = normalizeForSearch(query);
  // An input method may have joined two consonants into one letter ("ㄳ"); they are taken apart again.
  const jamo = toJamo(text);
  if (asksForInitials(text)) return ({ initials }) => initials.includes(initialsOf(jamo));
  const tons = capacityTons(text);
  const spelt = spellingsOf(jamo);
  return (project) =>
    spelt.some((spelling) => project.jamo.includes(spelling)) ||
    (tons !== undefined && project.tons === tons);
}

/**
 * Lower case, one space between words, none beside Hangul: Korean compounds are written with and without it. Keyboards have
 * the straight apostrophe alone. "㈜" is "(주)", and wide letters are plain ones; letters of Hangul that stand alone stay as typed.
 */
function normalizeForSearch(text: string): string {
  const plain = text.replace(/[^ㄱ-ㆎ]+/g, (part) => part.normalize("NFKC"));
  const spaced = plain.toLowerCase().replace(/’/g, "'").replace(/\s+/g, " ").trim();
  return spaced.replace(/ (?=[ㄱ-ㅣ가-힣])/g, "").replace(/([ㄱ-ㅣ가-힣]) /g, "$1");
}

function asksForInitials(text: string): boolean {
  return /[ㄱ-ㅎ]/.test(text) && !/[가-힣]/.test(text);
}
