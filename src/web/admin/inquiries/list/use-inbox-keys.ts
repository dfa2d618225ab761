import { useEffect, useState } from "react";
import { useWide } from "../../screen/use-wide.ts";
import { neighborOf, stepOfKey } from "./inbox-keys.ts";

const storageKey = "inbox-keys-off";

interface InboxKeysOptions {
  ids: readonly number[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
}

/** Opens the next or previous inquiry with J and K while the setting is visible and on. */
export function useInboxKeys({ ids, chosenId, onChoose }: InboxKeysOptions) {
  const [isOn, setOn] = useState(() => stored((storage) => storage.getItem(storageKey)) === undefined);
  const isWide = useWide();
  useEffect(() => {
    if (!isOn || !isWide) return;
    const act = (event: KeyboardEvent) => {
      // A held key would fill the browser history and fetch every inquiry.
      const step = event.repeat || isTaken(event) ? undefined : stepOfKey(event);
      const id = step && neighborOf(ids, chosenId, step);
      if (id === undefined) return;
      event.preventDefault();
      onChoose(id);
    };
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  });
  const toggle = () => {
    stored((storage) => (isOn ? storage.setItem(storageKey, "1") : storage.removeItem(storageKey)));
    setOn(!isOn);
  };
  return { isOn, toggle };
}

/** Ignores keys typed into a field, and those in an open dialog or menu. */
function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector("dialog[open], [popover]:popover-open")) return true;
  return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
}

function stored<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage) ?? undefined;
  } catch {
    return undefined;
  }
}
