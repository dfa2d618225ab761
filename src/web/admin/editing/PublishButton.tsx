import type { ReactNode } from "react";
import { editor } from "#content/admin/editor.ts";
import { fill } from "#content/fill.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import type { DraftState } from "./state/draft-store.ts";
import { unpublishedCount } from "./state/server-draft.ts";

interface PublishButtonProps {
  state: DraftState;
  onPublish: () => void;
  className?: string;
  children?: ReactNode;
}

/** Opens the publish dialog. Shows the number of changes and is disabled without any, and while a file is uploaded. */
export function PublishButton({ state, onPublish, className = "", children }: PublishButtonProps) {
  const count = unpublishedCount(state);
  const isUploading = state.uploads > 0;
  const counted = count === 0 ? editor.publish.none : fill(editor.publish.count, { count });
  return (
    <ToolButton
      isDisabled={count === 0 || isUploading}
      title={isUploading ? editor.upload.beforePublishing : counted}
      onClick={onPublish}
      className={toolButton("primary", className)}
    >
      {children ?? editor.publish.button}
      {count > 0 && <span className="figures rounded-full bg-white/20 px-1.5 text-small">{count}</span>}
    </ToolButton>
  );
}
