import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { fieldParameter } from "./field-address.ts";

interface AskedField {
  /** The field that the address names, though it may have been left since. */
  asked: string | undefined;
  /** To be called once a page is there: its path. */
  onReady: (path: string) => void;
}

interface FieldOpener {
  open: (field: string) => void;
  /** Closes open dialogs before another page is loaded. */
  leave: () => void;
}

/** Opens the field that the address names, once its page is there. @param path of the edited page */
export function useAskedField(path: string, { open, leave }: FieldOpener): AskedField {
  const [query] = useSearchParams();
  const asked = query.get(fieldParameter) ?? undefined;
  const [readyPath, setReadyPath] = useState<string>();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    // The page is rendered anew after many an edit: what was opened stays as it is.
    if (opened.current === asked) return;
    const isThere = readyPath === path;
    if (opened.current !== undefined && !isThere) leave();
    opened.current = isThere ? asked : undefined;
    if (isThere && asked !== undefined) open(asked);
  });
  return { asked, onReady: setReadyPath };
}
