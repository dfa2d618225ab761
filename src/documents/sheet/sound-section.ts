import { soundCaseWords } from "#content/calculator/sound/sound-case.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { caseRows, levelText, soundNotes, towersText } from "#documents/sound/case-rows.ts";
import type { SelectedTowers } from "#documents/sound/sound-parameter.ts";
import type { AnsweredSound } from "#documents/sound/sound-result.ts";
import { termTables } from "#documents/sound/term-tables.ts";
import type { Locale } from "#domain/locale.ts";
import { group, type Part, table, text, textElement } from "./paper-parts.ts";

/** Terms and notes that one page has room for beside levels and conditions; more notes without terms of reflections. */
const maxTables = 2;
const maxNotes = 4;
const maxNotesWithoutReflections = 7;

/** Sound at a neighbor on pages of the design sheet, without head and foot: one, or two where there is much to tell. */
export function soundSection(locale: Locale, sound: AnsweredSound, selected?: SelectedTowers): Part[][] {
  const words = soundCaseWords[locale];
  const [direct = [], ...reflected] = termTables(words.terms, sound.times).map(({ title, columns, rows }) => [
    group("div", "wide", [table({ title: `${title} (${words.terms.band})`, columns, rows })]),
  ]);
  const notes = soundNotes(locale, sound, selected);
  const others = [...reflected.flat(), text({ title: words.notes.title, paragraphs: notes })];
  const first = [...summary(locale, sound), ...direct];
  const noteRoom = reflected.length > 0 ? maxNotes : maxNotesWithoutReflections;
  const isShort = reflected.length < maxTables && notes.length <= noteRoom;
  return isShort ? [[...first, ...others]] : [first, [textElement("h2", "title", words.title), ...others]];
}

function summary(locale: Locale, sound: AnsweredSound): Part[] {
  const words = soundCaseWords[locale];
  const { source, place } = caseRows(locale, sound);
  return [
    group("div", undefined, [
      textElement("h2", "title", words.title),
      textElement("p", "muted", towersText(locale, sound)),
    ]),
    group("div", "wide", [table(limitTable(locale, sound))]),
    group("div", "uneven", [
      table({ title: words.towers.title, rows: source.map(sheetRow) }),
      table({ title: words.place, rows: place.map(sheetRow) }),
    ]),
  ];
}

function sheetRow({ label, figure }: { label: string; figure: string }) {
  return { label, figures: [figure] };
}

/** Level, limit and verdict by time; a column more where a limit was entered. */
function limitTable(locale: Locale, { times }: AnsweredSound) {
  const words = soundCaseWords[locale];
  const { level, limit, verdict, own } = words.columns;
  const hasUserLimit = times.some((at) => at.own !== undefined);
  const limitText = (value: number) => fill(words.limit, { limit: enteredFigure(value) });
  return {
    title: words.columns.title,
    columns: [level, limit, verdict, ...(hasUserLimit ? [own] : [])],
    rows: times.map((at) => ({
      label: `${words.times[at.time]} (${words.hours[at.time]})`,
      figures: [
        levelText(words, at.level),
        limitText(at.limit),
        words.verdicts[at.verdict],
        ...(hasUserLimit
          ? [at.own ? `${limitText(at.own.limit)}: ${words.verdicts[at.own.verdict]}` : "–"]
          : []),
      ],
    })),
  };
}
