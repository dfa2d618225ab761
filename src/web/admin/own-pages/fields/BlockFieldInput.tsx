import type { ClipboardEvent } from "react";
import { admin } from "#content/admin/admin.ts";
import { blockEditorWords } from "#content/admin/own-pages/block-editor.ts";
import type { FilmSource } from "#domain/films/film-source.ts";
import {
  type BlockField,
  type DescribedPicture,
  dayBounds,
  type LocalizedDocument,
  type Words,
} from "#domain/own-pages/block-fields.ts";
import { Field } from "../../../ui/fields/Field.tsx";
import { toolProps } from "../../../ui/fields/ToolField.tsx";
import { useReadableInput } from "../../../ui/fields/use-readable-input.ts";
import { type FieldRef, fieldId } from "../state/field-id.ts";
import { DocumentInput } from "./DocumentInput.tsx";
import { FilmInput, type PosterOfFilm } from "./FilmInput.tsx";
import { type Change, usePageFields } from "./field-context.ts";
import { PictureInput } from "./PictureInput.tsx";
import { UnlistedLinks, useUnlistedLinks } from "./UnlistedLinks.tsx";
import { describedProps, WordsInput } from "./WordsInput.tsx";

interface BlockFieldInputProps {
  fieldRef: FieldRef;
  label: string;
  field: BlockField;
  value: unknown;
  change: Change<unknown>;
  hint?: string | undefined;
  /** Handles a paste into a text line; returns true if it used the text. */
  onSheet?: ((text: string) => boolean) | undefined;
  poster?: PosterOfFilm;
}

export function BlockFieldInput(props: BlockFieldInputProps) {
  const { fieldRef, label, field, value, change, hint, onSheet, poster = noPoster } = props;
  const of = { fieldRef, label };
  switch (field.kind) {
    case "words":
      return (
        <WordsInput
          {...of}
          field={field}
          value={value as Words}
          change={change as Change<Words>}
          onSheet={onSheet}
        />
      );
    case "picture":
      return (
        <PictureInput
          {...of}
          isRequired={field.isRequired === true}
          value={value as DescribedPicture | null}
          change={change as Change<DescribedPicture | null>}
        />
      );
    case "document":
      return (
        <DocumentInput
          {...of}
          isRequired={field.isRequired === true}
          value={value as LocalizedDocument}
          change={change as Change<LocalizedDocument>}
        />
      );
    case "film":
      return (
        <FilmInput
          {...of}
          isRequired={field.isRequired === true}
          value={value as FilmSource | null}
          change={change as Change<FilmSource | null>}
          poster={poster}
        />
      );
    case "line":
      return (
        <LineInput
          {...of}
          field={field}
          value={value as string}
          onText={(text) => change(() => text)}
          hint={hint}
          onSheet={onSheet}
        />
      );
    case "day":
      return <DayInput {...of} value={value as string | null} onDay={(day) => change(() => day)} />;
    case "choice":
      return (
        <ChoiceInput
          {...of}
          of={field.of}
          value={value as string | null}
          onChoice={(choice) => change(() => choice)}
        />
      );
  }
}

const noPoster: PosterOfFilm = { isThere: true, change: () => {} };

interface LineInputProps extends Pick<BlockFieldInputProps, "fieldRef" | "label" | "hint" | "onSheet"> {
  field: Extract<BlockField, { kind: "line" }>;
  value: string;
  onText: (text: string) => void;
}

function LineInput({ fieldRef, label, field, value, onText, hint, onSheet }: LineInputProps) {
  const id = fieldId(fieldRef);
  const error = usePageFields().problemAt(fieldRef);
  const notice = useUnlistedLinks(field.isLink ? [value.trim()] : []);
  return (
    <Field id={id} label={label} required={field.isRequired === true} error={error}>
      <input
        type="text"
        autoComplete="off"
        {...describedProps(id, error, hint && `${id}_hint`, notice && `${id}_links`)}
        aria-required={field.isRequired === true}
        maxLength={field.maxLength}
        value={value}
        onChange={(event) => onText(event.currentTarget.value)}
        onPaste={(event: ClipboardEvent) => {
          if (onSheet?.(event.clipboardData.getData("text/plain"))) event.preventDefault();
        }}
      />
      {hint && (
        <p id={`${id}_hint`} className="mt-1 text-muted text-small">
          {hint}
        </p>
      )}
      <UnlistedLinks id={`${id}_links`} notice={notice} />
    </Field>
  );
}

interface DayInputProps extends Pick<BlockFieldInputProps, "fieldRef" | "label"> {
  isRequired?: boolean;
  value: string | null;
  bounds?: { first: string; last: string };
  onDay: (day: string | null) => void;
}

export function DayInput({
  fieldRef,
  label,
  isRequired = false,
  value,
  bounds = dayBounds,
  onDay,
}: DayInputProps) {
  const id = fieldId(fieldRef);
  const problem = usePageFields().problemAt(fieldRef);
  const { isUnreadable, input } = useReadableInput(value ?? "", (day) => onDay(day || null));
  const error = isUnreadable ? admin.unreadable : problem;
  return (
    <Field id={id} label={label} required={isRequired} error={error}>
      <input type="date" {...toolProps(id, error)} min={bounds.first} max={bounds.last} {...input} />
    </Field>
  );
}

interface ChoiceInputProps extends Pick<BlockFieldInputProps, "fieldRef" | "label"> {
  of: readonly string[];
  value: string | null;
  onChoice: (choice: string | null) => void;
}

function ChoiceInput({ fieldRef, label, of, value, onChoice }: ChoiceInputProps) {
  const id = fieldId(fieldRef);
  const { types, problemAt } = usePageFields();
  const error = problemAt(fieldRef);
  const names: Readonly<Record<string, string>> = types;
  return (
    <Field id={id} label={label} error={error}>
      <select
        {...toolProps(id, error)}
        value={value ?? ""}
        onChange={(event) => onChoice(event.currentTarget.value || null)}
      >
        <option value="">{blockEditorWords.anyChoice}</option>
        {of.map((choice) => (
          <option key={choice} value={choice}>
            {names[choice] ?? choice}
          </option>
        ))}
      </select>
    </Field>
  );
}
