import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";

interface FormFooterProps {
  words: { submit: string; pending: string };
  isSaving: boolean;
  /** Something has to be decided before the form can be sent. */
  isBlocked: boolean;
  /** How far the upload of a picture has come; `undefined` while there is none. */
  uploadPercent: number | undefined;
  /** Closes the form, or gives up what is being saved. */
  onCancel: () => void;
}

/** The form that the footer's button sends. */
export const formId = "project-form";

/** The buttons below the form, which stay in sight while it scrolls. */
export function FormFooter({ words, isSaving, isBlocked, uploadPercent, onCancel }: FormFooterProps) {
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2 border-line border-t bg-white px-5 py-3.5">
      {uploadPercent !== undefined && (
        <label className="mr-auto flex items-center gap-3 text-small text-muted">
          <progress max={100} value={uploadPercent} className="h-2 w-32 accent-action" />
          {fill(admin.project.picture.uploading, { percent: uploadPercent })}
        </label>
      )}
      <button type="button" onClick={onCancel} className={toolButton("plain")}>
        {isSaving ? admin.project.stop : admin.project.cancel}
      </button>
      <button
        type="submit"
        form={formId}
        disabled={isSaving || isBlocked}
        className={toolButton("primary", "min-w-24")}
      >
        {isSaving ? words.pending : words.submit}
      </button>
    </footer>
  );
}
