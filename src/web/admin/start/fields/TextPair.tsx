import { useId } from "react";
import { languageName } from "#content/languages.ts";
import { maxTextLength, textEditIn } from "#domain/content/edits.ts";
import { type Localized, locales } from "#domain/locale.ts";
import { toolControl } from "../../../ui/fields/tool-class.ts";
import { Conflict } from "../../editing/conflict/Conflict.tsx";
import { FieldNotes } from "../../editing/page/FieldInputs.tsx";
import type { DraftAccess } from "../state/drafting.ts";

interface TextPairProps extends DraftAccess {
  path: string;
  label: string;
  /** True when the context names the field. */
  isPlain?: boolean;
  /** Called with both languages after every change. */
  onWritten?: (texts: Localized<string>) => void;
}

/** A one-line text in both languages, side by side. Input is saved automatically. */
export function TextPair({ path, label, isPlain = false, state, store, onWritten }: TextPairProps) {
  const id = useId();
  const field = state.fields.get(path);
  if (field?.kind !== "text") return null;
  const isWrong = (state.problems.get(path) ?? []).length > 0;
  return (
    <fieldset className="min-w-0">
      <legend className={isPlain ? "sr-only" : "mb-1.5 font-semibold text-compact"}>{label}</legend>
      <Conflict path={path} state={state} store={store} />
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
        {locales.map((locale) => (
          <div key={locale}>
            <label htmlFor={`${id}-${locale}`} className="mb-1 block text-muted text-small">
              {languageName(locale)}
            </label>
            <input
              id={`${id}-${locale}`}
              lang={locale}
              maxLength={maxTextLength}
              value={field[locale]}
              {...(isWrong ? { "aria-invalid": field[locale].trim() === "" } : {})}
              onChange={(event) => {
                const edit = textEditIn(locale, event.currentTarget.value, field);
                store.change(path, edit);
                onWritten?.(edit);
              }}
              className={toolControl}
            />
          </div>
        ))}
      </div>
      <FieldNotes field={field} state={state} store={store} />
    </fieldset>
  );
}
