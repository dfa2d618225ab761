import { useEffect, useRef, useState } from "react";
import { type Location, useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/tools/ConfirmDialog.tsx";
import { registerForm } from "./open-forms.ts";
import { useAskBeforeClosing } from "./use-ask-before-closing.ts";

interface LeaveQuestionProps {
  isUnsaved: () => boolean;
  /** True for screens that show the same unsaved draft. */
  keepsDraftOpen?: (path: Location["pathname"]) => boolean;
  /** Saves at once if possible; if nothing remains unsaved, no question is asked. */
  save?: () => Promise<unknown>;
  words: LeaveWords;
}

interface LeaveWords {
  title: string;
  question: string;
  leave: string;
  stay: string;
}

/** Time limit of saving before the question is shown, ms. */
const quickMs = 400;

/** Asks before a page with unsaved entries is left; the browser asks before the tab is closed. */
export function LeaveQuestion({ isUnsaved, keepsDraftOpen = () => false, save, words }: LeaveQuestionProps) {
  const latestIsUnsaved = useRef(isUnsaved);
  latestIsUnsaved.current = isUnsaved;
  const blocker = useBlocker(
    ({ nextLocation }) => latestIsUnsaved.current() && !keepsDraftOpen(nextLocation.pathname),
  );
  useEffect(() => registerForm(() => latestIsUnsaved.current()), []);
  useAskBeforeClosing(isUnsaved);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const ask = setTimeout(() => setAsking(true), save ? quickMs : 0);
    void save?.().then(() => {
      if (!latestIsUnsaved.current()) blocker.proceed();
    });
    return () => {
      clearTimeout(ask);
      setAsking(false);
    };
  }, [blocker, save]);
  if (blocker.state !== "blocked" || !isAsking) return null;
  return <LeaveDialog words={words} onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />;
}

interface LeaveDialogProps {
  words: LeaveWords;
  onLeave: () => void;
  onStay: () => void;
}

/** The question alone, for something on a page that is closed without leaving the page. */
export function LeaveDialog({ words, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      words={{ title: words.title, confirm: words.leave, cancel: words.stay }}
      question={words.question}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
