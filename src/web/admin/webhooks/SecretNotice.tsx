import { useEffect, useRef } from "react";
import { webhookWords } from "#content/webhooks/webhook-words.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { CopyButton } from "../../ui/tools/CopyButton.tsx";
import { LeaveQuestion } from "../unsaved/LeaveQuestion.tsx";

interface SecretNoticeProps {
  secret: string;
  onClose: () => void;
}

export function SecretNotice({ secret, onClose }: SecretNoticeProps) {
  const words = webhookWords.secret;
  const notice = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another secret takes the focus again
  useEffect(() => notice.current?.focus(), [secret]);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby="webhook-secret"
      className="mb-4 rounded-card border border-notice-line bg-notice-soft p-5 outline-none"
    >
      <h2 id="webhook-secret" className="text-compact text-notice tracking-normal">
        {words.title}
      </h2>
      <p className="mt-1 text-note">{words.hint}</p>
      <code className="mt-3 block select-all break-all rounded-button bg-white px-3.5 py-2 text-note">
        {secret}
      </code>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={secret} words={words} />
        <button type="button" onClick={onClose} className={toolButton("quiet")}>
          {words.close}
        </button>
      </div>
      <LeaveQuestion isUnsaved={() => true} words={words.leaving} />
    </section>
  );
}
