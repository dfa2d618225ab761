import { useId, useLayoutEffect, useRef, useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { companyPlaceholderNames } from "#content/editing/placeholders.ts";
import { languageName } from "#content/languages.ts";
import { type Edit, maxTextLength } from "#domain/content/edits.ts";
import { defaultLocale, type Locale, locales } from "#domain/locale.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import type { FieldProblem } from "../state/content-api.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { paragraphStart } from "../state/picked.ts";
import { FieldProblems, problemProps } from "./FieldProblems.tsx";
import { MarkedTextarea } from "./MarkedTextarea.tsx";
import { PlaceholderChips } from "./PlaceholderChips.tsx";
import { placeholderViews, valuesFilledIn } from "./placeholders.ts";
import { textInBox, type WordField, withText } from "./typed-text.ts";

export interface WordFieldsProps {
  field: WordField;
  /** The program's text; null if it has none. */
  defaultEdit: Edit | null;
  store: DraftStore;
  companyPlaceholders: DraftState["companyPlaceholders"];
  problems: readonly FieldProblem[];
  /** Language whose field is focused; none in a form of several fields. */
  focusLocale?: Locale | undefined;
  paragraph?: number | undefined;
  /** Text that the page shows for the field, in the language `focusLocale`. */
  shownText?: string | undefined;
}

/** Both languages of a text, with its placeholders and their values. */
export function WordFields({ field, defaultEdit, store, problems, ...props }: WordFieldsProps) {
  const { companyPlaceholders, focusLocale, paragraph = 0, shownText } = props;
  const id = useId();
  const areas = useRef<Partial<Record<Locale, HTMLTextAreaElement | null>>>({});
  const [typed, setTyped] = useState<Partial<Record<Locale, string>>>({});
  const [active, setActive] = useState(focusLocale ?? defaultLocale);
  const [values] = useState(() => clickedValues({ field, focusLocale, paragraph, shownText }));
  const [start] = useState(
    () => focusLocale && field.kind === "texts" && paragraphStart(field[focusLocale], paragraph),
  );
  useLayoutEffect(() => {
    const area = focusLocale && areas.current[focusLocale];
    if (!area) return;
    // A focus by script reveals the cursor, which may be below the edge of the card.
    if (typeof start === "number") area.setSelectionRange(start, start);
    area.focus();
  }, [focusLocale, start]);
  const write = (locale: Locale, text: string) => {
    setTyped({ ...typed, [locale]: text });
    store.change(field.path, withText(field, locale, text));
  };
  const insert = (locale: Locale, written: string) => {
    const area = areas.current[locale];
    if (!area) return;
    area.focus();
    // Only text inserted as if typed can be undone by the browser.
    if (document.execCommand("insertText", false, written)) return;
    area.setRangeText(written, area.selectionStart, area.selectionEnd, "end");
    write(locale, area.value);
  };
  return (
    <>
      <div className={focusLocale === undefined ? "gap-x-4 sm:grid sm:grid-cols-2" : ""}>
        {locales.map((locale) => {
          const text = textInBox(field, locale, typed[locale]);
          const problemsOfText = problems.filter((problem) => problem.locale === locale);
          const company = companyPlaceholders[locale];
          const views = placeholderViews(text, { locale, defaultEdit, company, shown: values });
          return (
            <div key={locale} className="mb-3">
              <label htmlFor={`${id}-${locale}`} className="mb-1 block font-semibold text-small">
                {languageName(locale)}
              </label>
              <MarkedTextarea
                id={`${id}-${locale}`}
                ref={(area) => {
                  areas.current[locale] = area;
                }}
                lang={locale}
                maxLength={maxTextLength}
                {...problemProps(`${id}-${locale}`, problemsOfText)}
                value={text}
                unknown={new Set(views.flatMap(({ state, written }) => (state === "unknown" ? written : [])))}
                onFocus={() => setActive(locale)}
                onChange={(event) => write(locale, event.currentTarget.value)}
              />
              <FieldProblems id={`${id}-${locale}`} problems={problemsOfText} />
              <PlaceholderChips views={views} onInsert={(written) => insert(locale, written)} />
            </div>
          );
        })}
      </div>
      <FieldProblems id={id} problems={problems.filter(({ locale }) => locale === undefined)} />
      <Notes field={field} />
      {!field.path.startsWith("company.") && (
        <PlaceholderButtons values={companyPlaceholders[active]} onInsert={(text) => insert(active, text)} />
      )}
    </>
  );
}

function Notes({ field }: Pick<WordFieldsProps, "field">) {
  const { card } = editor;
  if (field.kind === "text" && !field.mayBeEmpty) return null;
  return (
    <p className="mb-2 text-muted text-small">
      {field.kind === "texts" && card.paragraphs} {field.mayBeEmpty && card.mayBeEmpty}
    </p>
  );
}

interface PlaceholderButtonsProps {
  /** Values in the language of the text that was focused last. */
  values: Readonly<Record<string, string>>;
  onInsert: (placeholder: string) => void;
}

function PlaceholderButtons({ values, onInsert }: PlaceholderButtonsProps) {
  const { card } = editor;
  return (
    <details className="text-small">
      <summary className="cursor-pointer py-1 text-action">{card.facts}</summary>
      <p className="flex flex-wrap gap-1.5 pt-1.5">
        {companyPlaceholderNames.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => onInsert(`{${name}}`)}
            className={toolButton("plain", "wrap-anywhere min-h-8 px-2 text-left pointer-coarse:min-h-11")}
          >
            {card.factNames[name]}
            <span className="font-normal text-muted">{values[name]}</span>
          </button>
        ))}
      </p>
    </details>
  );
}

/** Values that the page has filled into the clicked text. */
function clickedValues({
  field,
  focusLocale,
  paragraph = 0,
  shownText,
}: Pick<WordFieldsProps, "field" | "focusLocale" | "paragraph" | "shownText">): ReadonlyMap<string, string> {
  if (focusLocale === undefined || shownText === undefined) return new Map();
  return valuesFilledIn(
    (field.kind === "text" ? field[focusLocale] : field[focusLocale][paragraph]) ?? "",
    shownText,
  );
}
