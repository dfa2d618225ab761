import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { registerForm } from "../unsaved/open-forms.ts";
import { useAskBeforeClosing } from "../unsaved/use-ask-before-closing.ts";

interface ClosingOptions {
  isDirty: () => boolean;
  /** While the form is sent, it cannot be closed. */
  isBusy: boolean;
  onClose: () => void;
}

/** Closes a form; asks first about unsaved entries. The back button counts as closing. */
export function useClosing({ isDirty, isBusy, onClose }: ClosingOptions) {
  const [isAsking, setAsking] = useState(false);
  const latestIsDirty = useRef(isDirty);
  latestIsDirty.current = isDirty;
  const blocker = useBlocker(() => latestIsDirty.current());
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    setAsking(true);
  }, [blocker]);
  useEffect(() => registerForm(() => latestIsDirty.current()), []);
  useAskBeforeClosing(isDirty);
  return {
    isAsking,
    requestClose() {
      if (isBusy) return;
      if (isDirty()) setAsking(true);
      else onClose();
    },
    keepEditing: () => setAsking(false),
  };
}
