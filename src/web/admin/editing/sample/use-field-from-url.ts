import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { fieldParameter } from "./field-address.ts";

interface FieldFromUrl {
  /** Field that the URL names, even after the editor has closed it. */
  fieldInUrl: string | undefined;
  onReady: (path: string) => void;
}

interface FieldOpener {
  open: (field: string) => void;
  /** Closes open dialogs before another page loads. */
  leave: () => void;
}

/** Opens the field that the URL names after its page has loaded. @param path of the edited page */
export function useFieldFromUrl(path: string, { open, leave }: FieldOpener): FieldFromUrl {
  const [query] = useSearchParams();
  const fieldInUrl = query.get(fieldParameter) ?? undefined;
  const [readyPath, setReadyPath] = useState<string>();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    // The page is rendered again after many edits; the field is only opened once.
    if (opened.current === fieldInUrl) return;
    const isThere = readyPath === path;
    if (opened.current !== undefined && !isThere) leave();
    opened.current = isThere ? fieldInUrl : undefined;
    if (isThere && fieldInUrl !== undefined) open(fieldInUrl);
  });
  return { fieldInUrl, onReady: setReadyPath };
}
