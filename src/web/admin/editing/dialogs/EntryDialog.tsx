import { editor } from "#content/admin/editor.ts";
import { ListPlaceholder } from "../../../ui/lists/ListPlaceholder.tsx";
import { ModalDialog } from "../../../ui/tools/ModalDialog.tsx";
import { entryName, fieldName } from "../field-name.ts";
import { EntryTools } from "../page/EntryTools.tsx";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { entryAround } from "../state/list-edits.ts";
import { isPhoneLink } from "../state/phone-edits.ts";
import { FieldsGroup } from "./SettingsDialog.tsx";

interface EntryDialogProps {
  /** Path, such as `intro.values.items[trust]`. */
  entry: string;
  state: DraftState;
  store: DraftStore;
  onClose: () => void;
}

/** All fields of a list entry, including empty ones, which cannot be clicked in the page. */
export function EntryDialog({ entry, state, store, onClose }: EntryDialogProps) {
  const within = (path: string) => path.startsWith(`${entry}.`) || path.startsWith(`${entry}[`);
  const fields = [...state.fields.values()].filter(
    (field) => field.kind !== "list" && within(field.path) && !isPhoneLink(field),
  );
  const { list, id } = entryAround(`${entry}.`) ?? { list: "", id: "" };
  // The dialog's title contains the preceding steps.
  const nameOf = (path: string) => fieldName(path, state.fields).split(" · ").at(-1) ?? "";
  return (
    <ModalDialog title={entryName(list, id, state.fields)} onClose={onClose} className="w-[44rem]">
      <div className="overflow-y-auto px-5 py-4">
        {fields.length === 0 && <ListPlaceholder>{editor.entry.none}</ListPlaceholder>}
        <FieldsGroup title="" nameOf={nameOf} {...{ fields, state, store }} />
      </div>
      <EntryTools path={`${entry}.`} state={state} store={store} onGone={onClose} />
    </ModalDialog>
  );
}
