import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";

type Fields = ReadonlyMap<string, EditableField>;

/** Quoted entries are cut, characters. */
const maxQuoteLength = 18;
/** A readable id, such as a country; generated ids have Latin letters and digits. */
const koreanWords = /^[가-힣 ]+$/;
/** Keys whose text names an entry, best first. */
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
 * Returns the name of a field for people: its context, from the page downwards. An entry is named by its text, else
 * by its position in the list; a part without a name by its text.
 * @param edit last edit of a field that no longer exists
 * @example fieldName("home.hero.slides[bac].title", fields) // "첫 화면 · 슬라이드 ‘BAC 공식 대리점’ · 제목"
 */
export function fieldName(path: string, fields: Fields, edit?: Edit): string {
  const [page = "", ...segments] = segmentsOf(path);
  const declared = declaredNames(path, fields);
  const names = segments.map((_, index) => {
    const whole = [page, ...segments.slice(0, index + 1)].join(".");
    return segmentName(whole, declared[index] ?? "", fields);
  });
  if (names.at(-1) === "") names.push(quoted(textAt(path, fields, edit)));
  const shown = names.filter((name) => name !== "");
  return shown.slice(-3).join(" · ");
}

export function entryName(list: string, id: string, fields: Fields, noun = nounOf(fields.get(list))): string {
  const text = naming.map((name) => shortTextOf(fields.get(`${list}[${id}].${name}`))).find(Boolean);
  if (text) return `${noun} ${quoted(text)}`;
  const field = fields.get(list);
  const at = field?.kind === "list" ? field.ids.indexOf(id) : -1;
  if (at >= 0) return fill(editor.entry.nth, { number: at + 1, noun });
  // Pins of the map are named after their countries.
  return koreanWords.test(id) ? `${noun} ${quoted(id)}` : noun;
}

/** Names of a path's segments. Fields of a removed entry are named like those of another entry. */
function declaredNames(path: string, fields: Fields): readonly string[] {
  const field = fields.get(path);
  if (field) return field.names;
  const sought = withoutIds(path);
  return [...fields.values()].find((other) => withoutIds(other.path) === sought)?.names ?? [];
}

function withoutIds(path: string): string {
  return path.replace(/\[[^\]]*\]/g, "[]");
}

/** @param path of the segment, starting with the page */
function segmentName(path: string, name: string, fields: Fields): string {
  if (!path.endsWith("]")) return name;
  const start = path.lastIndexOf("[");
  const list = path.slice(0, start);
  return entryName(list, path.slice(start + 1, -1), fields, name || nounOf(fields.get(list)));
}

function nounOf(list: EditableField | undefined): string {
  return list?.kind === "list" ? list.noun : editor.entry.noun;
}

/** Splits a path; an entry and its list are one segment. @example "a.b[c.d].e" → a, b[c.d], e */
function segmentsOf(path: string): string[] {
  return path.match(/[^.[\]]+(?:\[[^\]]*\])*/g) ?? [];
}

function textAt(path: string, fields: Fields, edit: Edit | undefined): string {
  const field = fields.get(path);
  if (field) return shortTextOf(field);
  return edit?.kind === "text" ? shortened(edit.ko) : "";
}

function shortTextOf(field: EditableField | undefined): string {
  if (field?.kind === "text") return shortened(field.ko);
  if (field?.kind === "texts") return shortened(field.ko[0] ?? "");
  return field?.kind === "fact" && !Array.isArray(field.value) ? shortened(String(field.value)) : "";
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length > maxQuoteLength ? `${plain.slice(0, maxQuoteLength).trim()}…` : plain;
}

function quoted(text: string): string {
  return text === "" ? "" : `‘${text}’`;
}
