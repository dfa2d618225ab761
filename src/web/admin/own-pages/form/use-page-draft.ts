import { useEffect, useRef, useState } from "react";
import { dayInKorea } from "#domain/korean-day.ts";
import { noWords } from "#domain/own-pages/block-fields.ts";
import {
  type EditablePage,
  emptyPage,
  type OwnPageContent,
  type PageKind,
} from "#domain/own-pages/own-page.ts";
import { newIdempotencyKey } from "../../../idempotency-key.ts";
import { useUnsavedValue } from "../../unsaved/use-unsaved-value.ts";
import { builtInForm, builtInQuery, type ListedBuiltIn } from "../state/built-in.ts";
import { isSameDraft } from "../state/page-edits.ts";
import { unsavedPagePrefix, unsavedPageSchema } from "../state/unsaved-page.ts";

interface Entries {
  /** The edited version; none for a new page. */
  base: EditablePage | undefined;
  draft: OwnPageContent;
}

export type PageDraftState = ReturnType<typeof usePageDraft>;

/**
 * The edited draft, kept in the browser until it is stored or discarded.
 * @param builtIn page that shows the new blocks
 */
export function usePageDraft(kind: PageKind, stored: EditablePage | undefined, builtIn?: ListedBuiltIn) {
  const [empty] = useState(() => ({ ...emptyPage(kind, dayInKorea(new Date())), ...factsOf(builtIn) }));
  const newName = builtIn ? `${builtInForm}?${builtInQuery}=${builtIn.path}` : `new-${kind}`;
  const [name, setName] = useState(`${unsavedPagePrefix}${stored?.id ?? newName}`);
  const [current, setUnsaved] = useUnsavedValue(name, unsavedPageSchema);
  const unsaved = useRef(current).current;
  const [key] = useState(unsaved?.key ?? newIdempotencyKey());
  const [entries, setEntries] = useState<Entries>(() => {
    const base = unsaved ? (unsaved.base ?? undefined) : stored;
    return { base, draft: unsaved?.draft ?? base?.draft ?? empty };
  });
  const first = useRef(entries).current;
  // Read between a change and its rendering: by a navigation, or at the end of an upload.
  const latest = useRef(entries);
  const change = (next: Entries) => {
    latest.current = next;
    setEntries(next);
  };
  const isDirty = () => !isSameDraft(latest.current.draft, latest.current.base?.draft ?? empty);
  const keepNow = useRef(() => {});
  keepNow.current = () => {
    const { base, draft } = latest.current;
    setUnsaved(isDirty() ? { base: base ?? null, key, draft } : undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew after each change
  useEffect(() => keepNow.current(), [entries, name]);
  return {
    ...entries,
    key,
    latest,
    /** The form holds unsaved entries of an earlier visit. */
    isRestored: unsaved !== undefined && entries.base === first.base,
    isDirty,
    edit: (alter: (draft: OwnPageContent) => OwnPageContent) =>
      change({ ...latest.current, draft: alter(latest.current.draft) }),
    /** Sets the version that the draft is based on; keeps what was typed unless another draft is given. */
    rebase(base: EditablePage | undefined, draft = latest.current.draft) {
      setUnsaved(undefined);
      change({ base, draft });
      setName(`${unsavedPagePrefix}${base?.id ?? newName}`);
    },
    discard: () => setUnsaved(undefined),
  };
}

function factsOf(builtIn: ListedBuiltIn | undefined): Partial<OwnPageContent> {
  return builtIn ? { address: builtIn.path, title: { ...noWords(), ko: builtIn.name } } : {};
}
