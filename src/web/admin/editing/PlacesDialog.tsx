import { brandWords } from "#content/admin/brand.ts";
import { editor } from "#content/admin/editor.ts";
import { projectIn } from "#content/lookup/project-in.ts";
import { pages } from "#content/site.ts";
import type { EditablePlace } from "#domain/content/content-calls.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { ModalDialog } from "../../ui/tools/ModalDialog.tsx";
import { ColorsField } from "../brand/ColorsField.tsx";
import { LogoField } from "../brand/LogoField.tsx";
import { PlaceFields } from "./page/PlaceFields.tsx";
import { entryName, placeName } from "./place-name.ts";
import type { DraftState, DraftStore } from "./state/draft-store.ts";
import { broughtBack, listEdit } from "./state/list-edits.ts";

interface PlacesDialogProps {
  kind: "settings" | "company";
  /** Of the page that is edited. */
  path: string;
  state: DraftState;
  store: DraftStore;
  /** Places that can be clicked in the page. */
  shown: ReadonlySet<string>;
  onClose: () => void;
}

/** What cannot be clicked: how a page is found and shared, descriptions of pictures, links; or the facts of the company. */
export function PlacesDialog({ kind, path, state, store, shown, onClose }: PlacesDialogProps) {
  const { settings, company } = editor;
  const within = kind === "company" ? "company" : pageAt(path);
  const places = [...state.places.values()].filter((place) => place.path.startsWith(`${within}.`));
  const fields = places.filter(({ kind, path }) => kind !== "list" && !path.startsWith("company.brand."));
  const search = fields.filter(({ path }) => /^\w+\.(meta|search)\./.test(path));
  const hidden = fields.filter((place) => !search.includes(place) && !shown.has(place.path));
  return (
    <ModalDialog
      title={kind === "company" ? company.title : settings.title}
      onClose={onClose}
      className="w-[44rem]"
    >
      <div className="overflow-y-auto px-5 py-4">
        {kind === "company" && <BrandFields state={state} store={store} />}
        {kind === "settings" && (
          <PlacesGroup title={settings.search} places={search} state={state} store={store} />
        )}
        <PlacesGroup
          title={kind === "company" ? "" : settings.hidden}
          places={kind === "company" ? fields : hidden}
          state={state}
          store={store}
        />
        <Removed places={places} state={state} store={store} />
      </div>
    </ModalDialog>
  );
}

function BrandFields(draft: Pick<PlacesDialogProps, "state" | "store">) {
  return (
    <section className="mb-6 grid gap-5 border-line border-b pb-6">
      <h3 className="text-base">{brandWords.title}</h3>
      <LogoField {...draft} />
      <ColorsField {...draft} />
    </section>
  );
}

interface PlacesGroupProps extends Pick<PlacesDialogProps, "state" | "store"> {
  title: string;
  places: readonly EditablePlace[];
  /** What a place is called here, where its whole name says what is known already. */
  nameOf?: (path: string) => string;
}

/** The fields of places under a heading. */
export function PlacesGroup({
  title,
  places,
  state,
  store,
  nameOf = (path) => placeName(path, state.places),
}: PlacesGroupProps) {
  if (places.length === 0) return null;
  const Heading = title ? "h4" : "h3";
  return (
    <section className="mb-6">
      {title && <h3 className="mb-2 text-base">{title}</h3>}
      <ul className="divide-y divide-line">
        {places.map((place) => (
          <li key={place.path} className="py-3.5">
            {place.kind !== "fact" && (
              <Heading className="mb-2 text-compact text-slate">{nameOf(place.path)}</Heading>
            )}
            <PlaceFields place={place} state={state} store={store} label={nameOf(place.path)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Entries that were taken out of the lists of the page. */
function Removed({ places, state, store }: Pick<PlacesGroupProps, "places" | "state" | "store">) {
  const { settings } = editor;
  const lists = places.flatMap((place) => {
    const edit = state.edits.get(place.path)?.edit;
    return place.kind === "list" && edit?.kind === "list" && edit.removed.length > 0 ? [{ place, edit }] : [];
  });
  if (lists.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-base">{settings.removed}</h3>
      <ul className="flex flex-wrap gap-2">
        {lists.flatMap(({ place, edit }) =>
          edit.removed.map((id) => (
            <li key={`${place.path}[${id}]`}>
              <button
                type="button"
                className={toolButton("plain")}
                onClick={() => {
                  store.change(place.path, broughtBack(listEdit(place.ids, edit), id));
                  void store.flush();
                }}
              >
                {entryName(place.path, id, state.places)} · {settings.bringBack}
              </button>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

/** Under which name the content holds the words of a page. */
function pageAt(path: string): string {
  if (projectIn(path) !== undefined) return "project";
  const korean = pathIn(defaultLocale, path);
  return Object.entries(pages).find(([, page]) => page.path === korean)?.[0] ?? "shared";
}
