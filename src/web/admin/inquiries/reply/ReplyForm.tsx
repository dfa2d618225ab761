import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fill } from "#content/fill.ts";
import { insertAboveQuote, mailAddress, mailFile, replyDraft } from "#content/inquiries/inquiry-reply.ts";
import type { InquiryWithHistory } from "#domain/inquiries/inbox.ts";
import { replyLimits } from "#domain/inquiries/work/history.ts";
import type { Localized } from "#domain/locale.ts";
import { offerFile } from "../../../offer-file.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { Mail, Send } from "../../../ui/icons/admin-icons.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { CopyButton } from "../../../ui/tools/CopyButton.tsx";
import { useIdentity } from "../../site-name.ts";
import { useAskBeforeClosing } from "../../unsaved/use-ask-before-closing.ts";
import { type Draft, useUnsavedDraft } from "../../unsaved/use-unsaved-draft.ts";
import { repliesIn } from "../state/history-text.ts";
import { inquiriesKey } from "../state/inquiry-api.ts";
import { storedInquiryOf } from "../state/outdated-inquiry.ts";
import { unsavedName } from "../state/unsaved-names.ts";
import { useInquiryChange } from "../state/use-inquiry-change.ts";
import { Attachments } from "./Attachments.tsx";
import { NewerReplies } from "./NewerReplies.tsx";
import { isKeyTaken, type ReplyTexts, replyTextsSchema, sendReply } from "./reply-api.ts";
import { forgetFiles, useReplyFiles } from "./reply-files.ts";
import { TemplateChoice } from "./TemplateChoice.tsx";

interface ReplyFormProps {
  inquiry: InquiryWithHistory;
  /** True when the site sends mail; otherwise the user's mail program does. */
  isMailSetUp: boolean;
  takesFocus: boolean;
  onSent: () => void;
}

const words = inquiryWork.reply;

/** Answers an inquiry. The browser keeps the text but not chosen files, so closing the tab asks first. */
export function ReplyForm({ inquiry, isMailSetUp, takesFocus, onSent }: ReplyFormProps) {
  const { name, email: ownEmail } = useIdentity();
  const id = useId();
  const form = useOpenedInView(takesFocus);
  const { draft, isTouched, change, discard, newer, files, setFiles, sending } = useReply(
    inquiry,
    name,
    onSent,
  );
  return (
    <form
      ref={form}
      method="post"
      aria-labelledby={`${id}-title`}
      className="mt-6 rounded-card border border-line bg-mist p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isMailSetUp) sending.mutate(draft);
      }}
    >
      <h3 id={`${id}-title`} className="text-compact">
        {words.title}
      </h3>
      <p className="wrap-anywhere mt-1 text-note text-muted">
        {words.to}: {inquiry.name} &lt;{inquiry.email}&gt;
      </p>
      <NewerReplies {...newer} />
      <Texts id={id} texts={draft.entry} isFixed={sending.isPending} onChange={change} />
      <TemplateChoice
        locale={inquiry.locale}
        onChoose={(text) =>
          change({ ...draft.entry, text: insertAboveQuote(draft.entry.text, text, inquiry) })
        }
      />
      {isMailSetUp ? (
        <Attachments inquiry={inquiry} files={files} onFiles={setFiles} isFixed={sending.isPending} />
      ) : (
        <p className="mt-4 text-small text-notice">{words.notMailed}</p>
      )}
      <p className="mt-3 text-small text-muted">{fill(words.arrives, { email: ownEmail })}</p>
      <p role="status" className="text-small text-notice not-empty:mt-1">
        {isTouched && !sending.isPending && words.draft}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {isMailSetUp ? (
          <ToolButton type="submit" isDisabled={sending.isPending} className={toolButton("primary")}>
            <Send className="size-4" />
            {sending.isPending ? words.sending : words.send}
          </ToolButton>
        ) : (
          <OwnProgram email={inquiry.email} texts={draft.entry} />
        )}
        {isTouched && !sending.isPending && <Discard onDiscard={discard} />}
      </div>
    </form>
  );
}

function useReply(inquiry: InquiryWithHistory, ownName: Localized<string>, onSent: () => void) {
  const client = useQueryClient();
  const replies = repliesIn(inquiry.history);
  const [shownFirst] = useState(() => replies.map(({ key }) => key));
  const [refusedWith, setRefusedWith] = useState(0);
  const { clearSent, renewKey, ...unsaved } = useUnsavedDraft(
    unsavedName.reply(inquiry.id),
    replyTextsSchema,
    () => ({ ...replyDraft(inquiry, ownName), seenKeys: shownFirst }),
  );
  const seenKeys = unsaved.draft.entry.seenKeys ?? shownFirst;
  const repliesSeen = Math.max(seenKeys.length, refusedWith);
  const [files, setFiles] = useReplyFiles(inquiry.id);
  useAskBeforeClosing(() => files.length > 0);
  const sending = useInquiryChange({
    run: ({ key, entry: { subject, text } }: Draft<ReplyTexts>) =>
      sendReply(inquiry.id, { key, entry: { subject, text, repliesSeen } }, files),
    done: () => ({ title: words.sent, description: words.sentDescription }),
    failed: words.failed,
    onDone(sent) {
      clearSent(sent);
      forgetFiles(inquiry.id);
      setFiles([]);
      onSent();
    },
    onFailed(failure) {
      const stored = storedInquiryOf(failure);
      if (stored) setRefusedWith(repliesIn(stored.history).length);
      if (!isKeyTaken(failure)) return;
      renewKey();
      // The message names the answer that was sent under the key.
      setRefusedWith(repliesSeen + 1);
      void client.invalidateQueries({ queryKey: inquiriesKey });
    },
  });
  // Not by their number: the clocks of several servers differ, so that a new answer may stand before older ones.
  const newer = { replies: replies.filter(({ key }) => !seenKeys.includes(key)), refusedWith };
  return { ...unsaved, newer, files, setFiles, sending };
}

function useOpenedInView(takesFocus: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    form.current?.querySelector("textarea")?.focus({ preventScroll: true });
    form.current?.scrollIntoView();
  }, [takesFocus]);
  return form;
}

interface TextsProps {
  id: string;
  texts: ReplyTexts;
  isFixed: boolean;
  onChange: (texts: ReplyTexts) => void;
}

function Texts({ id, texts, isFixed, onChange }: TextsProps) {
  return (
    <>
      <label htmlFor={`${id}-subject`} className="mt-3 mb-1 block font-semibold text-note">
        {words.subject}
      </label>
      <input
        id={`${id}-subject`}
        required
        maxLength={replyLimits.subject}
        value={texts.subject}
        readOnly={isFixed}
        onChange={({ target }) => onChange({ ...texts, subject: target.value })}
        className={toolControl}
      />
      <label htmlFor={`${id}-text`} className="mt-3 mb-1 block font-semibold text-note">
        {words.text}
      </label>
      <textarea
        id={`${id}-text`}
        required
        rows={14}
        maxLength={replyLimits.body}
        value={texts.text}
        readOnly={isFixed}
        onChange={({ target }) => onChange({ ...texts, text: target.value })}
        className={toolControl}
      />
    </>
  );
}

/** Links that open the text in the user's mail program or copy it. */
function OwnProgram({ email, texts }: { email: string; texts: ReplyTexts }) {
  const { href, isWhole } = mailAddress(email, texts);
  const saveFile = () =>
    offerFile("reply.eml", new Blob([mailFile(email, texts)], { type: "message/rfc822" }));
  return (
    <>
      {isWhole ? (
        <a href={href} className={toolButton("primary")}>
          <Mail className="size-4" />
          {words.own}
        </a>
      ) : (
        <button type="button" onClick={saveFile} className={toolButton("primary")}>
          <Mail className="size-4" />
          {words.ownFile}
        </button>
      )}
      <CopyButton text={texts.text} words={words} />
      {!isWhole && (
        <p className="basis-full text-small text-notice">
          {words.tooLong}{" "}
          <a href={href} className="text-action underline underline-offset-4">
            {words.ownSubject}
          </a>
        </p>
      )}
    </>
  );
}

function Discard({ onDiscard }: { onDiscard: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={toolButton("quiet")}>
        {words.discard}
      </button>
      {isAsking && (
        <ConfirmDialog
          words={{ title: words.discard, confirm: words.discardConfirm, cancel: words.cancel }}
          question={words.discardQuestion}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
