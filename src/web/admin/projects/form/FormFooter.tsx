import { History } from "lucide-react";
import { admin } from "#content/admin/admin.ts";
import { keepingWords } from "#content/admin/project-keeping.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { UploadProgress } from "../../pictures/UploadProgress.tsx";

interface FormFooterProps {
  words: { submit: string; pending: string };
  isSaving: boolean;
  /** Something has to be decided before the form can be sent. */
  isBlocked: boolean;
  /** Progress of a picture's upload; `undefined` while there is none. */
  uploadPercent: number | undefined;
  /** Closes the form, or gives up what is being saved. */
  onCancel: () => void;
  /** Shows what the project was before; a new one was nothing. */
  onHistory: (() => void) | undefined;
}

/** The form that the footer's button sends. */
export const formId = "project-form";

/** The buttons below the form, which stay in sight while it scrolls. */
export function FormFooter(props: FormFooterProps) {
  const { words, isSaving, isBlocked, uploadPercent, onCancel, onHistory } = props;
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2 border-line border-t bg-white px-5 py-3.5">
      <UploadProgress percent={uploadPercent} />
      {onHistory && uploadPercent === undefined && (
        <button type="button" onClick={onHistory} className={toolButton("quiet", "mr-auto")}>
          <History aria-hidden="true" className="size-4" />
          {keepingWords.history.button}
        </button>
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
