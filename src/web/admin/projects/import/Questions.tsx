import { type ReactNode, useId } from "react";
import { importWords } from "#content/admin/project-import.ts";
import { fill } from "#content/fill.ts";
import { towerTypeLabels } from "#content/lookup/terms.ts";
import { sheetLabels } from "#content/records/project-sheet.ts";
import { fieldOf } from "#domain/projects/import/import-columns.ts";
import { featureTags, towerTypes } from "#domain/projects/vocabulary.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { noMeaning } from "./state/lines.ts";
import type { Question } from "./state/questions.ts";
import type { Import } from "./use-import.ts";

const words = importWords.questions;

/** One answer for many rows: a field that they lack, the unit of their capacities, a word of the office's own. */
export function Questions({ list }: { list: Import }) {
  const open = list.questions.filter(({ isAnswered }) => !isAnswered).length;
  if (list.questions.length === 0) return null;
  return (
    <fieldset className="mt-5 rounded-button border border-notice-line bg-notice-soft p-4">
      <legend className="float-left w-full font-semibold">
        {open > 0 ? fill(words.title, { count: open }) : words.done}
      </legend>
      <p className="clear-both mb-3 text-compact">{words.hint}</p>
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {list.questions.map((question) => (
          <Answer key={keyOf(question)} question={question} list={list} />
        ))}
      </div>
    </fieldset>
  );
}

function keyOf(question: Question): string {
  if (question.kind === "word") return `word ${question.word}`;
  return question.kind === "blank" ? question.column : question.kind;
}

function Answer({ question, list }: { question: Question; list: Import }) {
  switch (question.kind) {
    case "blank":
      return <Filling question={question} list={list} />;
    case "unit":
      return (
        <Choice
          label={fill(words.unit, { rows: question.rows })}
          value={list.corrections.unit}
          onChoose={list.takeUnit}
        >
          {units.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </Choice>
      );
    case "word":
      return (
        <Choice
          label={fill(words.word, { word: question.word, rows: question.rows })}
          value={list.corrections.meanings[question.word] ?? ""}
          onChoose={(meaning) => list.explain(question.word, meaning)}
        >
          <optgroup label={words.types}>
            <Types />
          </optgroup>
          <optgroup label={words.tags}>
            {featureTags.map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </optgroup>
          <option value={noMeaning}>{words.nothing}</option>
        </Choice>
      );
  }
}

/** Units that capacities are listed in. */
const units = ["RT", "CRT", "USRT", "kcal/h", "Mcal/h", "kW"] as const;

/** A value for every row that lacks it, where the sheet of one country or one kind of towers does not repeat it. */
function Filling({ question, list }: { question: Extract<Question, { kind: "blank" }>; list: Import }) {
  const { column, isMissing, rows } = question;
  const label = fill(isMissing ? words.forAll : words.forBlanks, { label: sheetLabels[column], rows });
  const value = list.corrections.forAll[column] ?? "";
  const write = (text: string) => list.writeForAll(column, text);
  if (column === "coolingTowerType")
    return (
      <Choice label={label} value={value} onChoose={write}>
        <Types />
      </Choice>
    );
  return <Text label={label} value={value} isLong={fieldOf(column)?.kind === "text"} onWrite={write} />;
}

function Types() {
  return towerTypes.map((type) => <option key={type}>{towerTypeLabels.ko[type]}</option>);
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="block font-semibold text-small">
      {label}
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)} className={control}>
        <option value="">{words.choose}</option>
        {children}
      </select>
    </label>
  );
}

interface TextProps {
  label: string;
  value: string;
  isLong: boolean;
  onWrite: (text: string) => void;
}

function Text({ label, value, isLong, onWrite }: TextProps) {
  const id = useId();
  const shown = { id, value, className: control };
  return (
    <label htmlFor={id} className="block font-semibold text-small">
      {label}
      {isLong ? (
        <textarea rows={1} {...shown} onChange={({ target }) => onWrite(target.value)} />
      ) : (
        <input {...shown} autoComplete="off" onChange={({ target }) => onWrite(target.value)} />
      )}
    </label>
  );
}

const control = `${toolControl} mt-1 font-normal`;
