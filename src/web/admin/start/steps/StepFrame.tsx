import { type ReactNode, useState } from "react";
import { firstSteps } from "#content/admin/first-steps.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { EyeOff } from "../../../ui/icons/admin-icons.ts";
import { Eye } from "../../../ui/icons/visitor-icons.ts";
import type { DraftState } from "../../editing/state/draft-store.ts";
import { useWide } from "../../screen/use-wide.ts";
import { PagePreview, type PagePreviewProps } from "../preview/PagePreview.tsx";

interface StepFrameProps {
  lead: string;
  state: DraftState;
  /** Props of `PagePreview`; without them the step has no preview. */
  shown?: Omit<PagePreviewProps, "state">;
  children?: ReactNode;
}

/** Fields of a step with a preview of the page: beside them, or behind a button on narrow screens. */
export function StepFrame({ lead, state, shown, children }: StepFrameProps) {
  const { show, hide } = firstSteps.preview;
  const isWide = useWide();
  const [isOpen, setOpen] = useState(false);
  const isShown = shown !== undefined && (isWide || isOpen);
  const Icon = isOpen ? EyeOff : Eye;
  return (
    <div className="grid grid-cols-1 items-start gap-x-7 gap-y-5 lg:grid-cols-2">
      <div className={`grid min-w-0 gap-5 ${shown ? "" : "lg:col-span-2 lg:max-w-2xl"}`}>
        <p className="text-compact text-muted leading-relaxed">{lead}</p>
        {children}
      </div>
      {shown && (
        <div className="min-w-0 lg:sticky lg:top-16">
          {!isWide && (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className={toolButton("plain", "mb-3")}
            >
              <Icon className="size-4" />
              {isOpen ? hide : show}
            </button>
          )}
          {isShown && <PagePreview {...shown} state={state} />}
        </div>
      )}
    </div>
  );
}
