import { useId, useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import { besidePath, textEdit } from "#domain/content/edits.ts";
import { type PhoneForms, phoneForms } from "#domain/content/phone-number.ts";
import { defaultLocale, locales, translations } from "#domain/locale.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { phoneEdits } from "../state/phone-edits.ts";

interface PhoneFieldProps {
  field: Extract<EditableField, { kind: "text" }>;
  state: DraftState;
  store: DraftStore;
  isFirst?: boolean;
}

/** The telephone number of an office; the displayed forms and the link are derived from it. */
export function PhoneField({ field, state, store, isFirst = false }: PhoneFieldProps) {
  const words = editor.phone;
  const id = useId();
  const [typed, setTyped] = useState("");
  const country = countryAt(state, field.path);
  const [forms] = [...translations, defaultLocale].flatMap(
    (locale) => phoneForms(field[locale], country) ?? [],
  );
  const isTyped =
    JSON.stringify(phoneEdits(field.path, typed, country)[0]?.[1]) ===
    JSON.stringify(textEdit((locale) => field[locale]));
  return (
    <>
      <label htmlFor={id} className="mb-1 block font-semibold text-compact">
        {words.label}
      </label>
      <input
        id={id}
        type="tel"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the card opened because this number was clicked
        autoFocus={isFirst}
        aria-describedby={`${id}-forms`}
        value={isTyped ? typed : field[defaultLocale]}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          store.changeAll(phoneEdits(field.path, value, country));
        }}
        onBlur={() => setTyped("")}
        className={toolControl}
      />
      <p
        id={`${id}-forms`}
        role="status"
        className={`mt-1.5 text-small ${forms ? "text-muted" : "text-danger"}`}
      >
        {forms
          ? fill(words.forms, { shown: shownForms(forms), link: forms.link.replace("tel:", "") })
          : words.noForms}
      </p>
      {forms && !forms.isValid && <p className="mt-1 text-notice text-small">{words.unusual}</p>}
    </>
  );
}

function shownForms(forms: PhoneForms): string {
  const shown = locales.map((locale) =>
    fill(editor.phone.form, { language: languageName(locale, defaultLocale), number: forms[locale] }),
  );
  return shown.join(", ");
}

function countryAt({ fields }: DraftState, path: string): string {
  const field = fields.get(besidePath(path, "postal.countryCode"));
  return field?.kind === "fact" ? String(field.value) : "";
}
