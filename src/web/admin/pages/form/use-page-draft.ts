import { useEffect, useRef, useState } from "react";
import { dayInKorea } from "#domain/korean-day.ts";
import {
  type EditedPage,
  emptyPage,
  type PageDraft,
  type PageKind,
} from "#domain/page-records/page-record.ts";
import { newSendingKey } from "../../../sending-key.ts";
import { useUnsavedValue } from "../../unsaved/use-unsaved-value.ts";
import { builtInForm, builtInQuery, type ListedBuiltIn } from "../state/built-in.ts";
import { isSameDraft } from "../state/page-edits.ts";
import { unsavedPagePrefix, unsavedPageSchema } from "../state/unsaved-page.ts";

interface Entries {
  /** The version that is edited; none while a page is new. */
  base: EditedPage | undefined;
  draft: PageDraft;
}

export type PageDraftState = ReturnType<typeof usePageDraft>;

/**
 * The draft as it is being edited, which the browser keeps until it is stored or discarded.
 * @param builtIn the page below which new blocks stand
 */
export function usePageDraft(kind: PageKind, stored: EditedPage | undefined, builtIn?: ListedBuiltIn) {
  const [empty] = useState(() => ({ ...emptyPage(kind, dayInKorea(new Date())), ...factsOf(builtIn) }));
  const newName = builtIn ? `${builtInForm}?${builtInQuery}=${builtIn.path}` : `new-${kind}`;
  const [name, setName] = useState(`${unsavedPagePrefix}${stored?.id ?? newName}`);
  const [current, keep] = useUnsavedValue(name, unsavedPageSchema);
  const kept = useRef(current).current;
  const [key] = useState(kept?.key ?? newSendingKey());
  const [entries, setEntries] = useState<Entries>(() => {
    const base = kept ? (kept.base ?? undefined) : stored;
    return { base, draft: kept?.draft ?? base?.draft ?? empty };
  });
  const first = useRef(entries).current;
  // Read by what runs after the next change and before it is rendered: a navigation, the end of an upload.
  const now = useRef(entries);
  const change = (next: Entries) => {
    now.current = next;
    setEntries(next);
  };
  const isDirty = () => !isSameDraft(now.current.draft, now.current.base?.draft ?? empty);
  const keepNow = useRef(() => {});
  keepNow.current = () => {
    const { base, draft } = now.current;
    keep(isDirty() ? { base: base ?? null, key, draft } : undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew after each change
  useEffect(() => keepNow.current(), [entries, name]);
  return {
    ...entries,
    key,
    now,
    /** Entries of an earlier visit stand in the form, and have not been stored since. */
    isRestored: kept !== undefined && entries.base === first.base,
    isDirty,
    edit: (alter: (draft: PageDraft) => PageDraft) =>
      change({ ...now.current, draft: alter(now.current.draft) }),
    /** Goes on from a version that is stored now; what was typed stays unless another draft is given. */
    rebase(base: EditedPage | undefined, draft = now.current.draft) {
      keep(undefined);
      change({ base, draft });
      setName(`${unsavedPagePrefix}${base?.id ?? newName}`);
    },
    discard: () => keep(undefined),
  };
}

function factsOf(builtIn: ListedBuiltIn | undefined): Partial<PageDraft> {
  return builtIn ? { address: builtIn.path, title: { ko: builtIn.name, en: "" } } : {};
}
