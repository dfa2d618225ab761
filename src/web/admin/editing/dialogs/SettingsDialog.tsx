import { Link } from "react-router";
import { brandWords } from "#content/admin/brand.ts";
import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import { type ContentPart, partsAt } from "#content/lookup/page-parts.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ModalDialog } from "../../../ui/tools/ModalDialog.tsx";
import { ColorsField } from "../../brand/ColorsField.tsx";
import { LogoField } from "../../brand/LogoField.tsx";
import { builtInAddress, listedBuiltIn } from "../../own-pages/state/built-in.ts";
import { keepFocusNearby } from "../../records/restore-focus.ts";
import { pageName } from "../Differences.tsx";
import { entryName, fieldName } from "../field-name.ts";
import { FieldInputs } from "../page/FieldInputs.tsx";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { restorableEntries } from "../state/edits-to-review.ts";
import { listEdit, withRestored } from "../state/list-edits.ts";
import { isPhoneLink } from "../state/phone-edits.ts";

interface SettingsDialogProps {
  kind: "settings" | "company";
  path: string;
  state: DraftState;
  store: DraftStore;
  visiblePaths: ReadonlySet<string>;
  onClose: () => void;
}

/** Fields that cannot be clicked: search and sharing texts, picture descriptions, links; or the company's facts. */
export function SettingsDialog({ kind, path, visiblePaths, onClose, ...draftAccess }: SettingsDialogProps) {
  const { settings, company } = editor;
  const isCompany = kind === "company";
  const korean = pathIn(defaultLocale, path);
  const [pagePart = "shared", ...others] = isCompany ? (["company"] as const) : partsAt(path);
  return (
    <ModalDialog title={isCompany ? company.title : settings.title} onClose={onClose} className="w-[44rem]">
      <div className="overflow-y-auto px-5 py-4">
        {isCompany ? (
          <>
            <BrandFields {...draftAccess} />
            <FieldsGroup title="" fields={fieldsOf("company", draftAccess.state)} {...draftAccess} />
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
            <PageSettings part={pagePart} visiblePaths={visiblePaths} {...draftAccess} />
          </>
        )}
        {others.map((part) => (
          <PartSettings key={part} part={part} visiblePaths={visiblePaths} {...draftAccess} />
        ))}
        <Removed parts={[pagePart, ...others]} {...draftAccess} />
      </div>
    </ModalDialog>
  );
}

interface PartProps extends Pick<SettingsDialogProps, "state" | "store" | "visiblePaths"> {
  part: ContentPart;
}

function PageSettings({ part, visiblePaths, ...draftAccess }: PartProps) {
  const { settings } = editor;
  const fields = fieldsOf(part, draftAccess.state);
  const search = fields.filter(({ isForSearch }) => isForSearch);
  const sections = fields.filter(isSection);
  const others = fields.filter((field) => !search.includes(field) && !isSection(field));
  const hidden = others.filter(({ path }) => !visiblePaths.has(path));
  return (
    <>
      <FieldsGroup
        title={settings.sections}
        note={settings.sectionsNote}
        fields={sections}
        nameOf={(path) => draftAccess.state.fields.get(path)?.names.at(-1) ?? ""}
        {...draftAccess}
      />
      <FieldsGroup title={settings.search} note={settings.card} fields={search} {...draftAccess} />
      <FieldsGroup title={settings.hidden} fields={hidden} {...draftAccess} />
    </>
  );
}

/** Fields shared with other pages, collapsed because they are rarely edited here. */
function PartSettings({ part, visiblePaths, ...draftAccess }: PartProps) {
  const hidden = fieldsOf(part, draftAccess.state).filter(({ path }) => !visiblePaths.has(path));
  if (hidden.length === 0) return null;
  return (
    <details className="mb-4 border-line border-t pt-4">
      <summary className="mb-2 cursor-pointer py-1 font-semibold text-action">
        {fill(editor.settings.elsewhere, { part: pageName(part), count: hidden.length })}
      </summary>
      <FieldsGroup title="" fields={hidden} {...draftAccess} />
    </details>
  );
}

function fieldsOfPart(part: ContentPart, { fields }: DraftState): EditableField[] {
  return [...fields.values()].filter((field) => field.path.startsWith(`${part}.`));
}

/** Lists are edited in the page, logo and colors elsewhere, and links of telephone numbers are derived. */
function fieldsOf(part: ContentPart, state: DraftState): EditableField[] {
  return fieldsOfPart(part, state).filter(
    (field) => field.kind !== "list" && !isOfBrand(field) && !isPhoneLink(field),
  );
}

function isSection(field: EditableField): boolean {
  return field.kind === "fact" && field.check === "section";
}

export function isOfBrand(field: EditableField): boolean {
  return field.kind === "fact" && ["logo", "color", "darkColor"].includes(field.check);
}

export function BrandFields(draftAccess: Pick<SettingsDialogProps, "state" | "store">) {
  return (
    <section className="mb-6 grid gap-5 border-line border-b pb-6">
      <h3 className="text-base">{brandWords.title}</h3>
      <LogoField {...draftAccess} />
      <ColorsField {...draftAccess} />
    </section>
  );
}

interface FieldsGroupProps extends Pick<SettingsDialogProps, "state" | "store"> {
  title: string;
  note?: string;
  fields: readonly EditableField[];
  /** Shorter name of a field whose context is shown. */
  nameOf?: (path: string) => string;
}

export function FieldsGroup({
  title,
  note,
  fields,
  state,
  store,
  nameOf = (path) => fieldName(path, state.fields),
}: FieldsGroupProps) {
  if (fields.length === 0) return null;
  const Heading = title ? "h4" : "h3";
  return (
    <section className="mb-6">
      {title && <h3 className="mb-2 text-base">{title}</h3>}
      {note && <p className="mb-1 text-compact text-muted">{note}</p>}
      <ul className="divide-y divide-line">
        {fields.map((field) => (
          <li key={field.path} data-place={field.path} className="py-3.5">
            {field.kind !== "fact" && (
              <Heading className="mb-2 text-compact text-slate">{nameOf(field.path)}</Heading>
            )}
            <FieldInputs field={field} state={state} store={store} label={nameOf(field.path)} />
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
}: Pick<SettingsDialogProps, "state" | "store"> & { parts: readonly ContentPart[] }) {
  const { settings } = editor;
  const all = parts.flatMap((part) => fieldsOfPart(part, state));
  const lists = all.flatMap((field) => {
    const view = state.edits.get(field.path);
    if (field.kind !== "list" || view?.edit.kind !== "list") return [];
    const ids = restorableEntries(view);
    return ids.length > 0 ? [{ field, edit: view.edit, ids }] : [];
  });
  if (lists.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-base">{settings.removed}</h3>
      <ul className="flex flex-wrap gap-2">
        {lists.flatMap(({ field, edit, ids }) =>
          ids.map((id) => (
            <li key={`${field.path}[${id}]`}>
              <button
                type="button"
                className={toolButton("plain")}
                onClick={() => {
                  keepFocusNearby();
                  store.change(field.path, withRestored(listEdit(field.ids, edit), id));
                  void store.flush();
                }}
              >
                {entryName(field.path, id, state.fields)} · {settings.bringBack}
              </button>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
