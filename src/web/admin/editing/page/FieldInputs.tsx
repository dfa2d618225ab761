import { useEffect, useId, useRef, useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { filmTools } from "#content/admin/films.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import { editOf } from "#content/editing/editable-fields.ts";
import { factNames } from "#content/editing/facts.ts";
import { languageName } from "#content/languages.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import { type Edit, maxTextLength, textEditIn, textsEdit } from "#domain/content/edits.ts";
import { writtenFact } from "#domain/content/fact-checks.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { Conflict } from "../conflict/Conflict.tsx";
import { DocumentFields } from "../document/DocumentFields.tsx";
import { FilmFields } from "../film/FilmFields.tsx";
import { PictureFields } from "../picture/PictureFields.tsx";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { emptyLine, paragraphStart } from "../state/picked.ts";
import { PhoneField } from "./PhoneField.tsx";

interface FieldInputsProps {
  field: EditableField;
  state: DraftState;
  store: DraftStore;
  /** Language whose field is focused; none in a form of several fields. */
  first?: Locale;
  paragraph?: number | undefined;
  /** Label of a value that has no visible name. */
  label?: string;
}

/** Inputs of an editable field: both languages of a text, or the value of a fact. Changes are saved automatically. */
export function FieldInputs({ field, state, store, first, paragraph, label }: FieldInputsProps) {
  const { card } = editor;
  const edit = state.edits.get(field.path);
  const original = edit ? edit.original : editOf(field);
  return (
    <>
      <Conflict path={field.path} state={state} store={store} />
      {field.kind === "text" && field.isPhone && (
        <PhoneField field={field} state={state} store={store} isFirst={first !== undefined} />
      )}
      {(field.kind === "texts" || (field.kind === "text" && !field.isPhone)) && (
        <WordFields {...{ field, store, paragraph }} {...(first === undefined ? {} : { first })} />
      )}
      {field.kind === "document" && <DocumentFields field={field} state={state} store={store} />}
      {field.kind === "picture" && original?.kind === "picture" && (
        <PictureFields field={field} original={original} store={store} isFirst={first !== undefined} />
      )}
      {field.kind === "film" && <FilmFields field={field} store={store} />}
      {field.kind === "fact" && <FactField field={field} store={store} label={label ?? card.value} />}
      <FieldNotes field={field} state={state} store={store} />
    </>
  );
}

export function FieldNotes({ field, state, store }: Pick<FieldInputsProps, "field" | "state" | "store">) {
  const { card } = editor;
  const edit = state.edits.get(field.path);
  const problems = state.problems.get(field.path) ?? [];
  return (
    <>
      {problems.map((problem) => (
        <p key={problem} role="alert" className="mt-2 text-danger text-small">
          {problem}
        </p>
      ))}
      {edit?.isOriginalNew && <p className="mt-2 text-notice text-small">{card.newOriginal}</p>}
      {edit && field.kind !== "document" && !isAdded(field.path) && (
        <button
          type="button"
          onClick={() => store.change(field.path, null)}
          className={toolButton("quiet", "-ml-3 mt-1.5")}
        >
          {originalWords[field.kind] ?? card.original}
        </button>
      )}
    </>
  );
}

const originalWords: Partial<Record<EditableField["kind"], string>> = {
  picture: pictureTools.original,
  film: filmTools.back,
};

/** An entry added by the company has no default to reset to. */
function isAdded(path: string): boolean {
  return path.includes("[own-");
}

interface WordFieldsProps {
  field: Extract<EditableField, { kind: "text" | "texts" }>;
  store: DraftStore;
  first?: Locale;
  paragraph: number | undefined;
}

function WordFields({ field, store, first, paragraph }: WordFieldsProps) {
  const { card } = editor;
  const id = useId();
  const last = useRef<HTMLTextAreaElement>(null);
  const [start] = useState(() => first && field.kind === "texts" && paragraphStart(field[first], paragraph));
  useEffect(() => {
    if (typeof start === "number" && last.current) goTo(last.current, start);
  }, [start]);
  const write = (locale: Locale, entered: string) =>
    store.change(field.path, withText(field, locale, entered));
  const insert = (name: string) => {
    const textarea = last.current;
    if (!textarea) return;
    const { selectionStart: from, selectionEnd: to, value, lang } = textarea;
    write(lang as Locale, `${value.slice(0, from)}{${name}}${value.slice(to)}`);
    textarea.focus();
  };
  return (
    <>
      <div className={first === undefined ? "gap-x-4 sm:grid sm:grid-cols-2" : ""}>
        {locales.map((locale) => (
          <div key={locale} className="mb-3">
            <label htmlFor={`${id}-${locale}`} className="mb-1 block font-semibold text-small">
              {languageName(locale)}
            </label>
            <textarea
              id={`${id}-${locale}`}
              ref={locale === first ? last : undefined}
              lang={locale}
              // biome-ignore lint/a11y/noAutofocus: the card opened because this text was clicked
              autoFocus={locale === first}
              rows={field.kind === "texts" ? 7 : field[locale].length > 60 ? 4 : 2}
              maxLength={maxTextLength}
              value={entered(field, locale)}
              onFocus={(event) => {
                last.current = event.currentTarget;
              }}
              onChange={(event) => write(locale, event.currentTarget.value)}
              className={`${toolControl} field-sizing-content max-h-96 min-h-16 resize-y`}
            />
          </div>
        ))}
      </div>
      {(field.kind === "texts" || field.mayBeEmpty) && (
        <p className="mb-2 text-muted text-small">
          {field.kind === "texts" && card.paragraphs} {field.mayBeEmpty && card.mayBeEmpty}
        </p>
      )}
      {!field.path.startsWith("company.") && <FactButtons onInsert={insert} />}
    </>
  );
}

function FactButtons({ onInsert }: { onInsert: (name: string) => void }) {
  const { card } = editor;
  return (
    <details className="text-small">
      <summary className="cursor-pointer py-1 text-action">{card.facts}</summary>
      <p className="flex flex-wrap gap-1.5 pt-1.5">
        {factNames.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => onInsert(name)}
            className={toolButton("plain", "min-h-8 px-2")}
          >
            {card.factNames[name]}
          </button>
        ))}
      </p>
    </details>
  );
}

interface FactFieldProps {
  field: Extract<EditableField, { kind: "fact" }>;
  store: DraftStore;
  label: string;
}

function FactField({ field, store, label }: FactFieldProps) {
  const id = useId();
  const { value, path, check } = field;
  const change = (entered: Extract<Edit, { kind: "fact" }>["value"]) =>
    store.change(path, { kind: "fact", value: entered });
  if (typeof value === "boolean") {
    return (
      <label className="flex items-center gap-2 text-note">
        <input type="checkbox" checked={value} onChange={(event) => change(event.currentTarget.checked)} />
        {label}
      </label>
    );
  }
  return (
    <>
      <label htmlFor={id} className="mb-1 block font-semibold text-small">
        {label}
      </label>
      {Array.isArray(value) ? (
        <textarea
          id={id}
          rows={5}
          value={value.join("\n")}
          onChange={(event) => change(event.currentTarget.value.split("\n"))}
          className={`${toolControl} resize-y`}
        />
      ) : (
        <input
          id={id}
          type={typeof value === "number" ? "number" : "text"}
          step="any"
          value={value}
          onBlur={() => {
            const written = typeof value === "string" ? writtenFact(check, value) : value;
            if (written !== value) change(written);
          }}
          onChange={(event) => {
            const { value: entered, valueAsNumber } = event.currentTarget;
            if (typeof value !== "number") change(entered);
            else if (Number.isFinite(valueAsNumber)) change(valueAsNumber);
          }}
          className={toolControl}
        />
      )}
    </>
  );
}

/** Moves the caret to a character and scrolls to its line. */
function goTo(field: HTMLTextAreaElement, at: number): void {
  field.setSelectionRange(at, at);
  field.scrollTop = (field.scrollHeight * at) / Math.max(1, field.value.length);
}

function entered(field: WordFieldsProps["field"], locale: Locale): string {
  return field.kind === "text" ? field[locale] : field[locale].join(emptyLine);
}

/** Empty lines separate paragraphs; an empty text has none. */
function withText(field: WordFieldsProps["field"], locale: Locale, text: string): Edit {
  if (field.kind === "text") return textEditIn(locale, text, field);
  const texts = text.trim() === "" ? [] : text.split(/\n{2,}/);
  return textsEdit((each) => (each === locale ? texts : field[each]));
}
