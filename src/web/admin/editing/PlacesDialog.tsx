import { Link } from "react-router";
import { brandWords } from "#content/admin/brand.ts";
import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import { type ContentPart, partsAt } from "#content/lookup/page-parts.ts";
import type { EditablePlace } from "#domain/content/content-calls.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { ModalDialog } from "../../ui/tools/ModalDialog.tsx";
import { ColorsField } from "../brand/ColorsField.tsx";
import { LogoField } from "../brand/LogoField.tsx";
import { builtInAddress, listedBuiltIn } from "../pages/state/built-in.ts";
import { pageName } from "./Differences.tsx";
import { PlaceFields } from "./page/PlaceFields.tsx";
import { entryName, placeName } from "./place-name.ts";
import type { DraftState, DraftStore } from "./state/draft-store.ts";
import { listEdit, withRestored } from "./state/list-edits.ts";
import { isPhoneLink } from "./state/phone-edits.ts";

interface PlacesDialogProps {
  kind: "settings" | "company";
  path: string;
  state: DraftState;
  store: DraftStore;
  shown: ReadonlySet<string>;
  onClose: () => void;
}

/** Fields that cannot be clicked: search and sharing texts, picture descriptions, links; or the company's facts. */
export function PlacesDialog({ kind, path, shown, onClose, ...draft }: PlacesDialogProps) {
  const { settings, company } = editor;
  const isCompany = kind === "company";
  const korean = pathIn(defaultLocale, path);
  const [own = "shared", ...others] = isCompany ? (["company"] as const) : partsAt(path);
  return (
    <ModalDialog title={isCompany ? company.title : settings.title} onClose={onClose} className="w-[44rem]">
      <div className="overflow-y-auto px-5 py-4">
        {isCompany ? (
          <>
            <BrandFields {...draft} />
            <PlacesGroup title="" places={fieldsOf("company", draft.state)} {...draft} />
          </>
        ) : (
          <>
            {listedBuiltIn(korean) && (
              <p className="mb-5">
                <Link to={builtInAddress(korean)} className={toolButton("plain")}>
                  {settings.blocks}
                </Link>
              </p>
            )}
            <PageSettings part={own} shown={shown} {...draft} />
          </>
        )}
        {others.map((part) => (
          <PartSettings key={part} part={part} shown={shown} {...draft} />
        ))}
        <Removed parts={[own, ...others]} {...draft} />
      </div>
    </ModalDialog>
  );
}

interface PartProps extends Pick<PlacesDialogProps, "state" | "store" | "shown"> {
  part: ContentPart;
}

function PageSettings({ part, shown, ...draft }: PartProps) {
  const { settings } = editor;
  const fields = fieldsOf(part, draft.state);
  const search = fields.filter(({ isForSearch }) => isForSearch);
  const sections = fields.filter(isSection);
  const others = fields.filter((place) => !search.includes(place) && !isSection(place));
  const hidden = others.filter(({ path }) => !shown.has(path));
  return (
    <>
      <PlacesGroup
        title={settings.sections}
        note={settings.sectionsNote}
        places={sections}
        nameOf={(path) => draft.state.places.get(path)?.names.at(-1) ?? ""}
        {...draft}
      />
      <PlacesGroup title={settings.search} note={settings.card} places={search} {...draft} />
      <PlacesGroup title={settings.hidden} places={hidden} {...draft} />
    </>
  );
}

/** Fields shared with other pages, collapsed because they are rarely edited here. */
function PartSettings({ part, shown, ...draft }: PartProps) {
  const hidden = fieldsOf(part, draft.state).filter(({ path }) => !shown.has(path));
  if (hidden.length === 0) return null;
  return (
    <details className="mb-4 border-line border-t pt-4">
      <summary className="mb-2 cursor-pointer py-1 font-semibold text-action">
        {fill(editor.settings.elsewhere, { part: pageName(part), count: hidden.length })}
      </summary>
      <PlacesGroup title="" places={hidden} {...draft} />
    </details>
  );
}

function placesOf(part: ContentPart, { places }: DraftState): EditablePlace[] {
  return [...places.values()].filter((place) => place.path.startsWith(`${part}.`));
}

/** Lists are edited in the page, logo and colors elsewhere, and links of telephone numbers are derived. */
function fieldsOf(part: ContentPart, state: DraftState): EditablePlace[] {
  return placesOf(part, state).filter(
    (place) => place.kind !== "list" && !isOfBrand(place) && !isPhoneLink(place),
  );
}

function isSection(place: EditablePlace): boolean {
  return place.kind === "fact" && place.check === "section";
}

export function isOfBrand(place: EditablePlace): boolean {
  return place.kind === "fact" && ["logo", "color", "darkColor"].includes(place.check);
}

export function BrandFields(draft: Pick<PlacesDialogProps, "state" | "store">) {
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
  note?: string;
  places: readonly EditablePlace[];
  /** Shorter name of a field whose context is shown. */
  nameOf?: (path: string) => string;
}

export function PlacesGroup({
  title,
  note,
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
      {note && <p className="mb-1 text-compact text-muted">{note}</p>}
      <ul className="divide-y divide-line">
        {places.map((place) => (
          <li key={place.path} data-place={place.path} className="py-3.5">
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

function Removed({
  parts,
  state,
  store,
}: Pick<PlacesDialogProps, "state" | "store"> & { parts: readonly ContentPart[] }) {
  const { settings } = editor;
  const all = parts.flatMap((part) => placesOf(part, state));
  const lists = all.flatMap((place) => {
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
                  store.change(place.path, withRestored(listEdit(place.ids, edit), id));
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
