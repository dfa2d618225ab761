import { admin } from "#content/admin/admin.ts";
import { projectWorkWords } from "#content/admin/project-work.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { History } from "../../../ui/icons/admin-icons.ts";
import { UploadProgress } from "../../pictures/UploadProgress.tsx";

interface FormFooterProps {
  words: { submit: string; pending: string };
  isSaving: boolean;
  isBlocked: boolean;
  /** Upload progress in percent; `undefined` without an upload. */
  uploadPercent: number | undefined;
  onCancel: () => void;
  onHistory: (() => void) | undefined;
}

export const formId = "project-form";

export function FormFooter(props: FormFooterProps) {
  const { words, isSaving, isBlocked, uploadPercent, onCancel, onHistory } = props;
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2 border-line border-t bg-white px-5 py-3.5">
      <UploadProgress percent={uploadPercent} />
      {onHistory && uploadPercent === undefined && (
        <button type="button" onClick={onHistory} className={toolButton("quiet", "mr-auto")}>
          <History className="size-4" />
          {projectWorkWords.history.button}
        </button>
      )}
      <button type="button" onClick={onCancel} className={toolButton("plain")}>
        {isSaving ? admin.project.stop : admin.project.cancel}
      </button>
      <ToolButton
        type="submit"
        form={formId}
        isDisabled={isSaving || isBlocked}
        className={toolButton("primary", "min-w-24")}
      >
        {isSaving ? words.pending : words.submit}
      </ToolButton>
    </footer>
  );
}
