import { useId, useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { filmTools } from "#content/admin/films.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import { editOf } from "#content/editing/editable-fields.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import { formatFact } from "#domain/content/fact-checks.ts";
import type { Locale } from "#domain/locale.ts";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { Conflict } from "../conflict/Conflict.tsx";
import { DocumentFields } from "../document/DocumentFields.tsx";
import { FilmFields } from "../film/FilmFields.tsx";
import { PictureFields } from "../picture/PictureFields.tsx";
import type { FieldProblem } from "../state/content-api.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { isInAddedEntry } from "../state/entries.ts";
import { FieldProblems, problemProps } from "../words/FieldProblems.tsx";
import { WordFields } from "../words/WordFields.tsx";
import { PhoneField } from "./PhoneField.tsx";

interface FieldInputsProps {
  field: EditableField;
  state: DraftState;
  store: DraftStore;
  /** Language whose field is focused; none in a form of several fields. */
  focusLocale?: Locale;
  paragraph?: number | undefined;
  /** Text that the page shows for the field. */
  shownText?: string | undefined;
  /** Label of a value that has no visible name. */
  label?: string;
}

/** Inputs of an editable field: both languages of a text, or the value of a fact. Changes are saved automatically. */
export function FieldInputs({
  field,
  state,
  store,
  focusLocale,
  paragraph,
  shownText,
  label,
}: FieldInputsProps) {
  const { card } = editor;
  const edit = state.edits.get(field.path);
  const defaultEdit = edit ? edit.defaultNow : editOf(field);
  const problems = state.problems.get(field.path) ?? [];
  const isPhone = field.kind === "text" && field.isPhone === true;
  const isText = (field.kind === "text" && !isPhone) || field.kind === "texts";
  return (
    <>
      <Conflict path={field.path} state={state} store={store} />
      {isPhone && (
        <PhoneField field={field} state={state} store={store} isFirst={focusLocale !== undefined} />
      )}
      {isText && (
        <WordFields
          {...{ field, defaultEdit, store, problems, focusLocale, paragraph, shownText }}
          companyPlaceholders={state.companyPlaceholders}
        />
      )}
      {field.kind === "document" && <DocumentFields field={field} state={state} store={store} />}
      {field.kind === "picture" && defaultEdit?.kind === "picture" && (
        <PictureFields
          field={field}
          defaultEdit={defaultEdit}
          store={store}
          isFirst={focusLocale !== undefined}
        />
      )}
      {field.kind === "film" && <FilmFields field={field} store={store} />}
      {field.kind === "fact" && <FactField {...{ field, store, problems }} label={label ?? card.value} />}
      <FieldNotes {...{ field, state, store }} problems={isText || field.kind === "fact" ? [] : problems} />
    </>
  );
}

interface FieldNotesProps extends Pick<FieldInputsProps, "field" | "state" | "store"> {
  /** Problems that the control itself does not show. */
  problems?: readonly FieldProblem[];
}

export function FieldNotes({
  field,
  state,
  store,
  problems = state.problems.get(field.path) ?? [],
}: FieldNotesProps) {
  const { card } = editor;
  const id = useId();
  const edit = state.edits.get(field.path);
  return (
    <>
      <FieldProblems {...{ id, problems }} />
      {edit?.hasDefaultChanged && <p className="mt-2 text-notice text-small">{card.newOriginal}</p>}
      {edit && field.kind !== "document" && !isInAddedEntry(field.path) && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // The button disappears with the edit.
            controlBefore(currentTarget)?.focus();
            store.change(field.path, null);
          }}
          className={toolButton("quiet", "-ml-3 mt-1.5")}
        >
          {resetLabels[field.kind] ?? card.original}
        </button>
      )}
    </>
  );
}

function controlBefore(button: HTMLElement): HTMLElement | undefined {
  const controls = button.parentElement?.querySelectorAll<HTMLElement>("input, textarea, select") ?? [];
  const isBefore = (control: Node) =>
    control.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING;
  return [...controls].findLast(isBefore);
}

const resetLabels: Partial<Record<EditableField["kind"], string>> = {
  picture: pictureTools.original,
  film: filmTools.back,
};

interface FactFieldProps {
  field: Extract<EditableField, { kind: "fact" }>;
  store: DraftStore;
  problems: readonly FieldProblem[];
  label: string;
}

function FactField({ field, store, problems, label }: FactFieldProps) {
  const id = useId();
  /** Text of a number's box, which may be empty or a lone minus sign while it is typed. */
  const [typed, setTyped] = useState<string>();
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
          {...problemProps(id, problems)}
          className={`${toolControl} resize-y`}
        />
      ) : (
        <input
          id={id}
          type={typeof value === "number" ? "number" : "text"}
          step="any"
          value={typed ?? value}
          onBlur={() => {
            setTyped(undefined);
            const written = typeof value === "string" ? formatFact(check, value) : value;
            if (written !== value) change(written);
          }}
          onChange={(event) => {
            const { value: entered, valueAsNumber } = event.currentTarget;
            if (typeof value !== "number") return change(entered);
            setTyped(entered);
            if (Number.isFinite(valueAsNumber)) change(valueAsNumber);
          }}
          {...problemProps(id, problems)}
          className={toolControl}
        />
      )}
      <FieldProblems {...{ id, problems }} />
    </>
  );
}
