import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { type InquiryWithHistory, isShortLived, type StaffStatus } from "#domain/inquiries/inbox.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { forgetInquiry } from "../reply/forget-inquiry.ts";
import { changeStatus, deleteInquiry } from "../state/checked-changes.ts";
import { storedInquiryOf } from "../state/outdated-inquiry.ts";
import { useInquiryChange } from "../state/use-inquiry-change.ts";

interface InquiryActionsProps {
  inquiry: InquiryWithHistory;
  onMoved: () => void;
}

export function InquiryActions({ inquiry, onMoved }: InquiryActionsProps) {
  const words = admin.inquiries;
  // As it was shown when the question was asked: the page behind the dialog may show newer changes.
  const [asked, setAsked] = useState<InquiryWithHistory>();
  const isPutAside = isShortLived(inquiry.status);
  const move = useInquiryChange({
    run: (status: StaffStatus) => changeStatus(inquiry, status),
    done: (_, status) => ({ title: words.moved[status] }),
    failed: words.failure,
    onDone: onMoved,
  });
  const deletion = useInquiryChange({
    run: deleteInquiry,
    done: () => ({ title: words.deletion.success }),
    failed: words.deletion.failure,
    onDone() {
      forgetInquiry(inquiry.id);
      setAsked(undefined);
      onMoved();
    },
    onFailed(failure) {
      if (storedInquiryOf(failure)) setAsked(undefined);
    },
  });
  return (
    <div className="mt-6 flex flex-wrap gap-2 border-line border-t pt-5">
      {[isPutAside ? ("new" as const) : ("spam" as const)].map((status) => (
        <ToolButton
          key={status}
          isDisabled={move.isPending}
          onClick={() => move.mutate(status)}
          className={toolButton("plain")}
        >
          {words.move[status]}
        </ToolButton>
      ))}
      <button type="button" onClick={() => setAsked(inquiry)} className={toolButton("warning", "ml-auto")}>
        {words.remove}
      </button>
      {asked && (
        <ConfirmDialog
          words={words.deletion}
          question={fill(words.deletion.question, { company: inquiry.company, name: inquiry.name })}
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
