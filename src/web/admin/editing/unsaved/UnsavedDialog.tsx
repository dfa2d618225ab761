import { editor } from "#content/admin/editor.ts";
import { locales } from "#domain/locale.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ListPlaceholder } from "../../../ui/lists/ListPlaceholder.tsx";
import { ModalDialog } from "../../../ui/tools/ModalDialog.tsx";
import { keepFocusNearby } from "../../records/restore-focus.ts";
import { Conflict } from "../conflict/Conflict.tsx";
import { fieldName } from "../field-name.ts";
import { FieldInputs } from "../page/FieldInputs.tsx";
import { readableEdit } from "../readable-edit.ts";
import type { DraftState, DraftStore } from "../state/draft-store.ts";

interface UnsavedDialogProps {
  state: DraftState;
  store: DraftStore;
  onClose: () => void;
}

export function UnsavedDialog({ state, store, onClose }: UnsavedDialogProps) {
  const paths = [...state.conflicts.keys(), ...state.refused];
  return (
    <ModalDialog title={editor.conflict.title} onClose={onClose} className="w-[44rem]">
      <div className="overflow-y-auto px-5 py-2">
        {paths.length === 0 && <ListPlaceholder>{editor.conflict.none}</ListPlaceholder>}
        <ul className="divide-y divide-line">
          {paths.map((path) => (
            <li key={path} data-place={path} className="py-4">
              <h3 className="mb-2 text-compact text-slate">
                {fieldName(path, state.fields, state.edits.get(path)?.edit)}
              </h3>
              <UnsavedField path={path} state={state} store={store} />
            </li>
          ))}
        </ul>
      </div>
    </ModalDialog>
  );
}

function UnsavedField({ path, state, store }: Omit<UnsavedDialogProps, "onClose"> & { path: string }) {
  const field = state.fields.get(path);
  if (field) return <FieldInputs field={field} state={state} store={store} />;
  if (state.conflicts.has(path)) return <Conflict path={path} state={state} store={store} />;
  const edit = state.edits.get(path)?.edit ?? null;
  return (
    <>
      {(state.problems.get(path) ?? []).map(({ sentence }) => (
        <p key={sentence} className="text-danger text-small">
          {sentence}
        </p>
      ))}
      {locales.map((locale) => (
        <p key={locale} lang={locale} className="whitespace-pre-wrap break-words text-note">
          {readableEdit(edit, locale, path, state.fields)}
        </p>
      ))}
      <button
        type="button"
        onClick={() => {
          keepFocusNearby();
          store.discardPending(path);
        }}
        className={toolButton("warning", "mt-2")}
      >
        {editor.conflict.discard}
      </button>
    </>
  );
}
