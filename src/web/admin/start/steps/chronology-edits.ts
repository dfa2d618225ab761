import { monthName } from "#content/languages.ts";
import { type Edit, type ListEdit, textEdit } from "#domain/content/edits.ts";
import type { ChronologyEvent, ChronologyYear } from "#domain/start/chronology.ts";
import { changeList, newId, presentList } from "../../editing/state/entries.ts";
import { appended } from "../../editing/state/list-edits.ts";
import { type DraftAccess, factAt } from "../state/drafting.ts";
import { historyYears } from "./sample-words.ts";

/** Appends events to existing years and inserts new years in order, as copies with other events removed. */
export async function addChronology(
  { state, store }: DraftAccess,
  chronology: readonly ChronologyYear[],
): Promise<void> {
  if (chronology.length === 0) return;
  const before = presentList(state, historyYears);
  const yearOf = (id: string) => Number(factAt(store.state(), `${historyYears}[${id}].year`));
  const known = new Map(before.order.map((id) => [yearOf(id), id]));
  let years = before;
  const places = chronology.map(({ year, events }) => {
    const present = known.get(year);
    const id = present ?? newId([...years.order, ...years.removed]);
    if (present === undefined) years = appended(years, id);
    return { id, year, events, isNew: present === undefined };
  });
  const numbers = new Map(places.map(({ id, year }) => [id, year]));
  const numberOf = (id: string) => numbers.get(id) ?? yearOf(id);
  const order = years.order.toSorted((one, other) => numberOf(other) - numberOf(one));
  await changeList(store, historyYears, { ...years, order });
  const edits = places.flatMap(({ id, year, events, isNew }) => {
    const list = `${historyYears}[${id}].events`;
    const own = presentList(store.state(), list);
    return [
      ...(isNew ? [[`${historyYears}[${id}].year`, { kind: "fact", value: year }] as [string, Edit]] : []),
      ...eventEdits(list, isNew ? emptied(own) : own, events),
    ];
  });
  store.changeAll(edits.filter(([, edit]) => edit.kind === "list"));
  await store.flush();
  store.changeAll(edits.filter(([, edit]) => edit.kind !== "list"));
  await store.flush();
}

/** Empties a list; its removed entries can still be copied. */
function emptied({ order, removed, ...list }: ListEdit): ListEdit {
  return { ...list, order: [], removed: [...removed, ...order] };
}

function eventEdits(list: string, before: ListEdit, events: readonly ChronologyEvent[]): [string, Edit][] {
  let edit = before;
  const texts = events.flatMap(({ month, text }): [string, Edit][] => {
    const id = newId([...edit.order, ...edit.removed]);
    edit = appended(edit, id);
    return [
      [`${list}[${id}].month`, monthText(month)],
      [`${list}[${id}].text`, { kind: "text", ...text }],
    ];
  });
  return [[list, edit], ...texts];
}

function monthText(month: number | undefined): Edit {
  return textEdit((locale) => (month === undefined ? "" : monthName(locale, month)));
}
