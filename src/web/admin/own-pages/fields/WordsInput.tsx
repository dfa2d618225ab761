import type { ClipboardEvent } from "react";
import { blockEditorWords } from "#content/admin/own-pages/block-editor.ts";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import type { Locale } from "#domain/locale.ts";
import type { BlockField, Words } from "#domain/own-pages/block-fields.ts";
import { linksIn } from "#domain/own-pages/rich-text.ts";
import { Field } from "../../../ui/fields/Field.tsx";
import { toolProps } from "../../../ui/fields/ToolField.tsx";
import { type FieldRef, fieldId } from "../state/field-id.ts";
import { type Change, usePageFields } from "./field-context.ts";
import { UnlistedLinks, useUnlistedLinks } from "./UnlistedLinks.tsx";

interface WordsInputProps {
  fieldRef: FieldRef;
  label: string;
  field: Omit<Extract<BlockField, { kind: "words" }>, "kind">;
  value: Words;
  change: Change<Words>;
  hint?: string;
  /** Handles a paste into a text line; returns true if it used the text. */
  onSheet?: ((text: string) => boolean) | undefined;
}

const rows = { text: 3, rich: 7 } as const;

export function WordsInput({ fieldRef, label, field, value, change, hint, onSheet }: WordsInputProps) {
  const { languages } = usePageFields();
  const shownHint = hint ?? (field.shape === "rich" ? blockEditorWords.rich : undefined);
  const hintId = `${fieldId(fieldRef)}_hint`;
  return (
    <div className="@container min-w-0">
      <div className={`grid grid-cols-1 gap-3 ${languages.length > 1 ? "@md:grid-cols-2" : ""}`}>
        {languages.map((locale) => (
          <InLanguage
            key={locale}
            fieldRef={{ ...fieldRef, locale }}
            label={label}
            locale={locale}
            field={field}
            text={value[locale]}
            describedBy={shownHint && hintId}
            onText={(text) => change((now) => ({ ...now, [locale]: text }))}
            onSheet={onSheet}
          />
        ))}
      </div>
      {shownHint && (
        <p id={hintId} className="mt-1 text-muted text-small">
          {shownHint}
        </p>
      )}
    </div>
  );
}

interface InLanguageProps extends Pick<WordsInputProps, "fieldRef" | "label" | "field" | "onSheet"> {
  locale: Locale;
  text: string;
  describedBy: string | undefined;
  onText: (text: string) => void;
}

function InLanguage(props: InLanguageProps) {
  const { fieldRef, label, locale, field, text, describedBy, onText, onSheet } = props;
  const { languages, problemAt } = usePageFields();
  const { shape, maxLength, isRequired = false } = field;
  const id = fieldId(fieldRef);
  const error = problemAt(fieldRef);
  const notice = useUnlistedLinks(shape === "rich" ? linksIn(text) : []);
  const language = languageName(locale);
  const control = {
    ...describedProps(id, error, describedBy, notice && `${id}_links`),
    lang: locale,
    value: text,
    maxLength,
    "aria-required": isRequired,
    onChange: (event: { currentTarget: { value: string } }) => onText(event.currentTarget.value),
    onPaste: (event: ClipboardEvent) => {
      if (onSheet?.(event.clipboardData.getData("text/plain"))) event.preventDefault();
    },
  };
  return (
    <Field
      id={id}
      label={languages.length > 1 ? fill(pageFormWords.inLanguage, { label, language }) : label}
      required={isRequired}
      error={error}
    >
      {shape === "line" ? (
        <input type="text" autoComplete="off" {...control} />
      ) : (
        <textarea rows={rows[shape]} {...control} className={`${control.className} resize-y`} />
      )}
      {shape === "rich" && <UnlistedLinks id={`${id}_links`} notice={notice} />}
    </Field>
  );
}

/** Returns attributes that connect a control with its label, error and hint. */
export function describedProps(
  id: string,
  error: string | undefined,
  ...hintIds: readonly (string | undefined)[]
) {
  const ids = [error === undefined ? undefined : `${id}-error`, ...hintIds].filter(Boolean).join(" ");
  return { ...toolProps(id, error), ...(ids === "" ? {} : { "aria-describedby": ids }) };
}
