import { useEffect, useId, useRef, useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { filmTools } from "#content/admin/films.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import { factNames } from "#content/editing/facts.ts";
import { editOf } from "#content/editing/places.ts";
import type { EditablePlace } from "#domain/content/content-calls.ts";
import { type Edit, maxTextLength, textEdit, textsEdit } from "#domain/content/edits.ts";
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

interface PlaceFieldsProps {
  place: EditablePlace;
  state: DraftState;
  store: DraftStore;
  /** Language whose field is focused; none in a form of several fields. */
  first?: Locale;
  paragraph?: number | undefined;
  /** Label of a value that has no visible name. */
  label?: string;
}

/** Inputs of an editable field: both languages of a text, or the value of a fact. Changes are saved automatically. */
export function PlaceFields({ place, state, store, first, paragraph, label }: PlaceFieldsProps) {
  const { card } = editor;
  const edit = state.edits.get(place.path);
  const original = edit ? edit.original : editOf(place);
  return (
    <>
      <Conflict path={place.path} state={state} store={store} />
      {place.kind === "text" && place.isPhone && (
        <PhoneField place={place} state={state} store={store} isFirst={first !== undefined} />
      )}
      {(place.kind === "texts" || (place.kind === "text" && !place.isPhone)) && (
        <WordFields {...{ place, store, paragraph }} {...(first === undefined ? {} : { first })} />
      )}
      {place.kind === "document" && <DocumentFields place={place} state={state} store={store} />}
      {place.kind === "picture" && original?.kind === "picture" && (
        <PictureFields place={place} original={original} store={store} isFirst={first !== undefined} />
      )}
      {place.kind === "film" && <FilmFields place={place} store={store} />}
      {place.kind === "fact" && <FactField place={place} store={store} label={label ?? card.value} />}
      <PlaceNotes place={place} state={state} store={store} />
    </>
  );
}

export function PlaceNotes({ place, state, store }: Pick<PlaceFieldsProps, "place" | "state" | "store">) {
  const { card } = editor;
  const edit = state.edits.get(place.path);
  const problems = state.problems.get(place.path) ?? [];
  return (
    <>
      {problems.map((problem) => (
        <p key={problem} role="alert" className="mt-2 text-danger text-small">
          {problem}
        </p>
      ))}
      {edit?.isOriginalNew && <p className="mt-2 text-notice text-small">{card.newOriginal}</p>}
      {edit && place.kind !== "document" && !isAdded(place.path) && (
        <button
          type="button"
          onClick={() => store.change(place.path, null)}
          className={toolButton("quiet", "-ml-3 mt-1.5")}
        >
          {originalWords[place.kind] ?? card.original}
        </button>
      )}
    </>
  );
}

const originalWords: Partial<Record<EditablePlace["kind"], string>> = {
  picture: pictureTools.original,
  film: filmTools.back,
};

/** An entry added by the company has no default to reset to. */
function isAdded(path: string): boolean {
  return path.includes("[own-");
}

interface WordFieldsProps {
  place: Extract<EditablePlace, { kind: "text" | "texts" }>;
  store: DraftStore;
  first?: Locale;
  paragraph: number | undefined;
}

function WordFields({ place, store, first, paragraph }: WordFieldsProps) {
  const { card } = editor;
  const id = useId();
  const last = useRef<HTMLTextAreaElement>(null);
  const [start] = useState(() => first && place.kind === "texts" && paragraphStart(place[first], paragraph));
  useEffect(() => {
    if (typeof start === "number" && last.current) goTo(last.current, start);
  }, [start]);
  const write = (locale: Locale, entered: string) =>
    store.change(place.path, withText(place, locale, entered));
  const insert = (name: string) => {
    const field = last.current;
    if (!field) return;
    const { selectionStart: from, selectionEnd: to, value, lang } = field;
    write(lang as Locale, `${value.slice(0, from)}{${name}}${value.slice(to)}`);
    field.focus();
  };
  return (
    <>
      <div className={first === undefined ? "gap-x-4 sm:grid sm:grid-cols-2" : ""}>
        {locales.map((locale) => (
          <div key={locale} className="mb-3">
            <label htmlFor={`${id}-${locale}`} className="mb-1 block font-semibold text-small">
              {card[locale]}
            </label>
            <textarea
              id={`${id}-${locale}`}
              ref={locale === first ? last : undefined}
              lang={locale}
              // biome-ignore lint/a11y/noAutofocus: the card opened because this text was clicked
              autoFocus={locale === first}
              rows={place.kind === "texts" ? 7 : place[locale].length > 60 ? 4 : 2}
              maxLength={maxTextLength}
              value={entered(place, locale)}
              onFocus={(event) => {
                last.current = event.currentTarget;
              }}
              onChange={(event) => write(locale, event.currentTarget.value)}
              className={`${toolControl} resize-y`}
            />
          </div>
        ))}
      </div>
      {(place.kind === "texts" || place.mayBeEmpty) && (
        <p className="mb-2 text-muted text-small">
          {place.kind === "texts" && card.paragraphs} {place.mayBeEmpty && card.mayBeEmpty}
        </p>
      )}
      {!place.path.startsWith("company.") && <FactButtons onInsert={insert} />}
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
  place: Extract<EditablePlace, { kind: "fact" }>;
  store: DraftStore;
  label: string;
}

function FactField({ place, store, label }: FactFieldProps) {
  const id = useId();
  const { value, path, check } = place;
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

function entered(place: WordFieldsProps["place"], locale: Locale): string {
  return place.kind === "text" ? place[locale] : place[locale].join(emptyLine);
}

/** Empty lines separate paragraphs; an empty text has none. */
function withText(place: WordFieldsProps["place"], locale: Locale, text: string): Edit {
  if (place.kind === "text") return textEdit((each) => (each === locale ? text : place[each]));
  const texts = text.trim() === "" ? [] : text.split(/\n{2,}/);
  return textsEdit((each) => (each === locale ? texts : place[each]));
}
