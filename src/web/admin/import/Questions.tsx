import { useId } from "react";
import { fill } from "#content/fill.ts";
import { toolControl } from "../../ui/fields/tool-class.ts";
import type { AnswerGroup, ImportSession, Question, SheetImportKind } from "./sheet-import-kind.ts";

/** One answer for many rows: a missing field, the unit of capacities, an unknown word. */
export function Questions({ session }: { session: ImportSession }) {
  const words = session.kind.words.questions;
  const open = session.questions.filter(({ isAnswered }) => !isAnswered).length;
  if (session.questions.length === 0) return null;
  return (
    <fieldset className="mt-5 rounded-button border border-notice-line bg-notice-soft p-4">
      <legend className="float-left w-full font-semibold">
        {open > 0 ? fill(words.title, { count: open }) : words.done}
      </legend>
      <p className="clear-both mb-3 text-compact">{words.hint}</p>
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {session.questions.map((question) => (
          <Answer key={keyOf(question)} question={question} session={session} />
        ))}
      </div>
    </fieldset>
  );
}

function keyOf(question: Question): string {
  if (question.kind === "word") return `word ${question.word}`;
  return question.kind === "blank" ? question.column : question.kind;
}

function Answer({ question, session }: { question: Question; session: ImportSession }) {
  const { kind } = session;
  const answers = kind.answersTo(question);
  const shown = { label: labelOf(question, kind), value: answerTo(question, session) };
  const answer = (text: string) => takeAnswer(question, session, text);
  if (answers) return <Choice {...shown} kind={kind} groups={answers} onChoose={answer} />;
  const isLong = question.kind === "blank" && kind.fieldOf(question.column)?.kind === "text";
  return <Text {...shown} isLong={isLong} onWrite={answer} />;
}

function labelOf(question: Question, { words: { questions: words }, labels }: SheetImportKind): string {
  const { rows } = question;
  switch (question.kind) {
    case "unit":
      return fill(words.unit, { rows });
    case "word":
      return fill(words.word, { word: question.word, rows });
    case "blank":
      return fill(question.isMissing ? words.forAll : words.forBlanks, {
        label: labels[question.column] ?? "",
        rows,
      });
  }
}

function answerTo(question: Question, { corrections: { unit, meanings, forAll } }: ImportSession): string {
  if (question.kind === "unit") return unit;
  return (question.kind === "word" ? meanings[question.word] : forAll[question.column]) ?? "";
}

function takeAnswer(question: Question, session: ImportSession, answer: string): void {
  if (question.kind === "unit") session.setUnit(answer);
  else if (question.kind === "word") session.explain(question.word, answer);
  else session.writeForAll(question.column, answer);
}

interface ChoiceProps {
  kind: SheetImportKind;
  label: string;
  value: string;
  groups: readonly AnswerGroup[];
  onChoose: (value: string) => void;
}

function Choice({ kind, label, value, groups, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="block font-semibold text-small">
      {label}
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)} className={control}>
        <option value="">{kind.words.questions.choose}</option>
        {groups.map(({ name, answers }) =>
          name === undefined ? (
            <Answers key={answers[0]?.value} answers={answers} />
          ) : (
            <optgroup key={name} label={name}>
              <Answers answers={answers} />
            </optgroup>
          ),
        )}
      </select>
    </label>
  );
}

function Answers({ answers }: Pick<AnswerGroup, "answers">) {
  return answers.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
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
