import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import type { InboxInquiry, StaffStatus } from "#domain/inquiries/inbox.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { forgetInquiry } from "../reply/forget-inquiry.ts";
import { changeInquiry, deleteInquiry } from "../state/inquiry-api.ts";
import { useInquiryChange } from "../state/use-inquiry-change.ts";

export function InquiryActions({ inquiry, onMoved }: { inquiry: InboxInquiry; onMoved: () => void }) {
  const words = admin.inquiries;
  const [isAsking, setAsking] = useState(false);
  const isPutAside = inquiry.status === "spam" || inquiry.status === "set-aside";
  const move = useInquiryChange({
    run: (status: StaffStatus) => changeInquiry(inquiry.id, { status }),
    done: (_, status) => ({ title: words.moved[status] }),
    failed: words.failure,
    onDone: onMoved,
  });
  const deletion = useInquiryChange({
    run: () => deleteInquiry(inquiry.id),
    done: () => ({ title: words.deletion.success }),
    failed: words.deletion.failure,
    onDone() {
      forgetInquiry(inquiry.id);
      setAsking(false);
      onMoved();
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
      <button type="button" onClick={() => setAsking(true)} className={toolButton("warning", "ml-auto")}>
        {words.remove}
      </button>
      {isAsking && (
        <ConfirmDialog
          words={words.deletion}
          question={fill(words.deletion.question, { company: inquiry.company, name: inquiry.name })}
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
