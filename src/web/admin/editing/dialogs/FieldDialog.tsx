import { type ReactNode, useEffect, useRef } from "react";
import { editor } from "#content/admin/editor.ts";
import { ModalDialog } from "../../../ui/tools/ModalDialog.tsx";
import { pageName } from "../Differences.tsx";
import type { DraftState, DraftStore } from "../state/draft-store.ts";
import { enteredAt } from "../state/phone-edits.ts";
import { BrandFields, FieldsGroup, isOfBrand } from "./SettingsDialog.tsx";

interface FieldDialogProps {
  path: string;
  state: DraftState;
  store: DraftStore;
  onClose: () => void;
  /** Link to the next field of a sequence. */
  next?: ReactNode;
}

/** One field that the page does not show. */
export function FieldDialog({ path, state, store, onClose, next }: FieldDialogProps) {
  const field = enteredAt(state.fields.get(path), state.fields);
  const fields = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field has the focus in its turn
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>("input, textarea, select, button")?.focus();
  }, [path]);
  return (
    <ModalDialog
      title={next ? pageName(path) : editor.publish.fixTitle}
      onClose={onClose}
      className="w-[44rem]"
    >
      <div ref={fields} className="overflow-y-auto px-5 py-4">
        {field && isOfBrand(field) && <BrandFields {...{ state, store }} />}
        {field && !isOfBrand(field) && <FieldsGroup title="" fields={[field]} {...{ state, store }} />}
      </div>
      {next}
    </ModalDialog>
  );
}
