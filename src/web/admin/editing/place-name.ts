import { entryNouns, partNames, wholeNames } from "#content/admin/place-names.ts";
import { fill } from "#content/fill.ts";
import type { EditablePlace } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";

type Places = ReadonlyMap<string, EditablePlace>;

/** Longest that an entry is quoted, characters. */
const maxQuoteLength = 18;
/** Keys whose text names an entry, the best first. */
const naming = [
  "title",
  "pageTitle",
  "name",
  "label",
  "text",
  "question",
  "year",
  "value",
  "number",
  "environment",
];

/**
 * Name of a place for people: its context, from the page downwards. An entry is named by its own words, else by
 * its position in the list; a part without a name by its text.
 * @param edit its last edit, where the place is gone
 * @example placeName("home.hero.slides[bac].title", places) // "첫 화면 · 슬라이드 ‘BAC 공식 대리점’ · 제목"
 */
export function placeName(path: string, places: Places, edit?: Edit): string {
  const [page = "", ...rest] = parts(path);
  const names = rest.flatMap((_, index) => {
    const whole = [page, ...rest.slice(0, index + 1)].join(".");
    return nameOf(whole, places) ?? [];
  });
  const last = nameOf(path, places) === undefined ? [quoted(saidAt(path, places, edit))] : [];
  const shown = [...names, ...last].filter((name) => name !== "");
  return shown.slice(-3).join(" · ");
}

/** Name of an entry of a list. */
export function entryName(list: string, id: string, places: Places): string {
  const noun = known(entryNouns, list) ?? entryNouns.other ?? "";
  const own = naming.map((name) => shortText(places.get(`${list}[${id}].${name}`))).find((text) => text);
  if (own) return `${noun} ${quoted(own)}`;
  const place = places.get(list);
  const at = place?.kind === "list" ? place.ids.indexOf(id) : -1;
  return at < 0 ? noun : fill(entryNouns.nth ?? "", { number: at + 1, noun });
}

function nameOf(path: string, places: Places): string | undefined {
  const [, list, id] = /^(.*)\[([^\]]+)\]$/.exec(path) ?? [];
  if (list !== undefined && id !== undefined) return entryName(list, id, places);
  const key = path.slice(path.lastIndexOf(".") + 1);
  return known(wholeNames, path) ?? partNames[key];
}

/** By the path with every entry as `*`. */
function known(names: Readonly<Record<string, string>>, path: string): string | undefined {
  return names[path.replace(/\[[^\]]*\]/g, "[*]")];
}

/** The steps of a path; an entry is a step together with its list. @example "a.b[c.d].e" → a, b[c.d], e */
function parts(path: string): string[] {
  return path.match(/[^.[\]]+(?:\[[^\]]*\])*/g) ?? [];
}

function saidAt(path: string, places: Places, edit: Edit | undefined): string {
  const place = places.get(path);
  if (place) return shortText(place);
  return edit?.kind === "text" ? short(edit.ko) : "";
}

function shortText(place: EditablePlace | undefined): string {
  if (place?.kind === "text") return short(place.ko);
  if (place?.kind === "texts") return short(place.ko[0] ?? "");
  return place?.kind === "fact" && !Array.isArray(place.value) ? short(String(place.value)) : "";
}

function short(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length > maxQuoteLength ? `${plain.slice(0, maxQuoteLength).trim()}…` : plain;
}

function quoted(text: string): string {
  return text === "" ? "" : `‘${text}’`;
}
