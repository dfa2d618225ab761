import { X } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { filmTools } from "#content/admin/films.ts";
import { pictureTools } from "#content/admin/pictures.ts";
import type { EditablePlace } from "#domain/content/content-calls.ts";
import { besidePath } from "#domain/content/edits.ts";
import type { Locale } from "#domain/locale.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { cardPosition, type Picked } from "../state/picked.ts";
import { EntryTools } from "./EntryTools.tsx";
import { PlaceFields } from "./PlaceFields.tsx";

interface EditCardProps {
  picked: Picked;
  state: DraftState;
  store: DraftStore;
  /** Language of the page that is shown: its field has the focus. */
  locale: Locale;
  onClose: () => void;
  /** The entry that it stands in is not there any more. */
  onGone: () => void;
  /** All of an entry is to be edited; given as its path. */
  onEntry: (entry: string) => void;
  /** Leads on from the place, where one goes through several. */
  next?: ReactNode;
}

const titles: Record<EditablePlace["kind"], string> = {
  text: editor.card.title,
  texts: editor.card.listTitle,
  fact: editor.card.factTitle,
  picture: pictureTools.title,
  document: editor.document.title,
  film: filmTools.title,
  list: editor.card.listTitle,
};

const width = 416;

/** Beside what was clicked: its words in both languages, and what can be done with the entry that it stands in. */
export function EditCard({ picked, state, store, locale, next, ...leave }: EditCardProps) {
  const { card } = editor;
  const { onClose, onGone, onEntry } = leave;
  const place = state.places.get(picked.path);
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const [position, setPosition] = useState(() =>
    cardPosition(picked.box, { width, height: 0 }, windowSize()),
  );
  useLayoutEffect(() => {
    const card = { width, height: section.current?.offsetHeight ?? 0 };
    setPosition(cardPosition(picked.box, card, windowSize()));
    // A text has the focus by itself.
    if (!section.current?.contains(document.activeElement)) section.current?.focus();
  }, [picked]);
  // A film is clicked at the picture that it opens with.
  const film = state.places.get(besidePath(picked.path, "film"));
  const inside = picked.inside === undefined ? undefined : state.places.get(picked.inside);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      style={{ top: position.top, left: position.left, width }}
      onKeyDown={(event) => event.key === "Escape" && !event.nativeEvent.isComposing && onClose()}
      className="max-sm:!inset-x-0 max-sm:!bottom-0 max-sm:!top-auto max-sm:!w-auto fixed z-20 max-h-[min(42rem,calc(100dvh-5rem))] overflow-y-auto rounded-card border border-line bg-white shadow-dialog outline-none max-sm:max-h-[60dvh] max-sm:rounded-b-none"
    >
      <header className="flex items-center justify-between border-line border-b px-4 py-2">
        <h2 id={headingId} className="text-base">
          {titles[place?.kind ?? "text"]}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={card.close}
          className="-mr-2 grid size-9 place-items-center rounded-button text-muted hover:bg-mist hover:text-ink"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </header>
      <div className="px-4 py-3.5">
        {place?.kind === "picture" && film?.kind === "film" && (
          <fieldset className="mb-3.5 border-line border-b pb-3.5">
            <legend className="mb-1.5 font-semibold text-note">{filmTools.title}</legend>
            <PlaceFields place={film} state={state} store={store} />
          </fieldset>
        )}
        {place ? (
          <PlaceFields place={place} state={state} store={store} first={locale} />
        ) : (
          <p className="text-muted text-note">{card.fixed}</p>
        )}
        {inside && (
          <details className="mt-3 border-line border-t pt-2 text-small">
            <summary className="cursor-pointer py-1 text-action">{card.linkText}</summary>
            <div className="pt-2">
              <PlaceFields place={inside} state={state} store={store} />
            </div>
          </details>
        )}
      </div>
      <EntryTools path={picked.path} state={state} store={store} onGone={onGone} onEntry={onEntry} />
      {next}
    </section>
  );
}

function windowSize() {
  return { width: innerWidth, height: innerHeight };
}
