import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Check } from "../../../ui/icons/visitor-icons.ts";
import { changeStatus } from "../state/checked-changes.ts";
import { useInquiryChange } from "../state/use-inquiry-change.ts";

/** Marks an inquiry as answered by telephone or another mail program. */
export function AnsweredButton({ inquiry, onMoved }: { inquiry: InboxInquiry; onMoved: () => void }) {
  const words = admin.inquiries;
  const move = useInquiryChange({
    run: () => changeStatus(inquiry, "in-progress"),
    done: () => ({ title: words.moved["in-progress"] }),
    failed: words.failure,
    onDone: onMoved,
  });
  if (inquiry.status !== "new" && inquiry.status !== "set-aside") return null;
  return (
    <ToolButton
      isDisabled={move.isPending}
      onClick={() => move.mutate(undefined)}
      className={toolButton("plain")}
    >
      <Check className="size-4" />
      {inquiryWork.answered}
    </ToolButton>
  );
}
