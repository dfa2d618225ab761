import { useEffect, useRef } from "react";
import { type Location, useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/tools/ConfirmDialog.tsx";
import { countForm } from "../records/unsaved.ts";

interface LeaveQuestionProps {
  isUnsaved: () => boolean;
  /** Whether another page shows the same unsaved entries, so that going there leaves nothing. */
  isSameRoom?: (path: Location["pathname"]) => boolean;
  words: { title: string; question: string; leave: string; stay: string };
}

/** Asks before a page is left on which something is not saved; the browser asks before the tab is closed. */
export function LeaveQuestion({ isUnsaved, isSameRoom = () => false, words }: LeaveQuestionProps) {
  const now = useRef(isUnsaved);
  now.current = isUnsaved;
  const blocker = useBlocker(({ nextLocation }) => now.current() && !isSameRoom(nextLocation.pathname));
  useEffect(() => countForm(() => now.current()), []);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => now.current() && event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, []);
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      words={{ title: words.title, confirm: words.leave, cancel: words.stay }}
      question={words.question}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  );
}
