import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { editor } from "#content/admin/editor.ts";
import { filmTools } from "#content/admin/films.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import { besidePath } from "#domain/content/edits.ts";
import type { Locale } from "#domain/locale.ts";
import { X } from "../../../ui/icons/visitor-icons.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import type { Picked } from "../state/picked.ts";
import { EntryTools } from "./EntryTools.tsx";
import { FieldInputs } from "./FieldInputs.tsx";

interface EditCardProps {
  picked: Picked;
  state: DraftState;
  store: DraftStore;
  /** Language of the page; its field is focused. */
  locale: Locale;
  onClose: () => void;
  /** Called when the enclosing entry no longer exists. */
  onGone: () => void;
  onEntry: (entry: string) => void;
  /** Link to the next field of a sequence. */
  next?: ReactNode;
}

const titles: Record<EditableField["kind"], string> = {
  text: editor.card.title,
  texts: editor.card.listTitle,
  fact: editor.card.factTitle,
  picture: pictureTools.title,
  document: editor.document.title,
  film: filmTools.title,
  list: editor.card.listTitle,
};

/** The clicked field with the tools of its list entry, beside the page or below it: it covers no text. */
export function EditCard({ picked, state, store, locale, next, ...handlers }: EditCardProps) {
  const { card } = editor;
  const { onClose, onGone, onEntry } = handlers;
  const field = state.fields.get(picked.path);
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  // Text fields focus themselves.
  useLayoutEffect(() => {
    if (!section.current?.contains(document.activeElement)) section.current?.focus();
  }, []);
  // A film is selected by a click on its poster.
  const film = state.fields.get(besidePath(picked.path, "film"));
  const linkText = picked.linkTextPath === undefined ? undefined : state.fields.get(picked.linkTextPath);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      onKeyDown={(event) => event.key === "Escape" && !event.nativeEvent.isComposing && onClose()}
      className="z-10 shrink-0 scroll-pt-14 overflow-y-auto border-line bg-white outline-none max-[75rem]:h-1/2 max-[75rem]:border-t min-[75rem]:w-92 min-[75rem]:border-l"
    >
      <header className="sticky top-0 z-10 flex items-center justify-between border-line border-b bg-white px-4 py-2">
        <h2 id={headingId} className="text-base">
          {titles[field?.kind ?? "text"]}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={card.close}
          className="-mr-2 grid size-9 place-items-center rounded-button text-muted hover:bg-mist hover:text-ink"
        >
          <X className="size-4.5" />
        </button>
      </header>
      <div className="px-4 py-3.5">
        {field?.kind === "picture" && film?.kind === "film" && (
          <fieldset className="mb-3.5 border-line border-b pb-3.5">
            <legend className="mb-1.5 font-semibold text-note">{filmTools.title}</legend>
            <FieldInputs field={film} state={state} store={store} />
          </fieldset>
        )}
        {field ? (
          <FieldInputs
            {...{ field, state, store }}
            focusLocale={locale}
            paragraph={picked.paragraph}
            shownText={picked.node.nodeValue ?? undefined}
          />
        ) : (
          <p className="text-muted text-note">{card.fixed}</p>
        )}
        {linkText && (
          <details className="mt-3 border-line border-t pt-2 text-small">
            <summary className="cursor-pointer py-1 text-action">{card.linkText}</summary>
            <div className="pt-2">
              <FieldInputs field={linkText} state={state} store={store} />
            </div>
          </details>
        )}
      </div>
      <EntryTools path={picked.path} state={state} store={store} onGone={onGone} onEntry={onEntry} />
      {next}
    </section>
  );
}
