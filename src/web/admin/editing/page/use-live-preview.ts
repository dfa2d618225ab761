import { useEffect, useRef } from "react";
import { fillPlaceholders } from "#content/editing/placeholders.ts";
import type { Locale } from "#domain/locale.ts";
import type { DraftState } from "../state/draft-store.ts";
import type { MarkedPage } from "./marks-in-page.ts";
import { showPicture } from "./show-picture.ts";
import { textsShown } from "./texts-shown.ts";

interface LivePreviewOptions {
  page: { current: MarkedPage | undefined };
  state: DraftState;
  locale: Locale;
  reload: () => void;
}

/**
 * Shows typed text in the page. If other parts of the page depend on the text, the page is rendered again after
 * saving.
 * @returns a function that applies the pending edits to a newly rendered page
 */
export function useLivePreview({ page, state, locale, reload }: LivePreviewOptions): () => void {
  const before = useRef(state);
  const isStale = useRef(false);
  useEffect(() => {
    const former = before.current;
    before.current = state;
    for (const path of changedPaths(former, state))
      if (!show(page.current, path, former, state, locale)) isStale.current = true;
    // An edit with a conflict may stay unsaved for long: the page does not wait for it.
    if (isStale.current && state.saving !== "saving" && state.saving !== "failed") {
      isStale.current = false;
      reload();
    }
  }, [page, state, locale, reload]);
  return () => {
    const stored = { ...state, fields: state.storedFields };
    for (const path of changedPaths(stored, state)) show(page.current, path, stored, state, locale);
  };
}

function changedPaths(before: DraftState, after: DraftState): string[] {
  return [...after.fields].flatMap(([path, field]) => {
    const old = before.fields.get(path);
    return old !== field && JSON.stringify(old) !== JSON.stringify(field) ? [path] : [];
  });
}

/** @returns whether the page now shows the value */
function show(
  page: MarkedPage | undefined,
  path: string,
  before: DraftState,
  after: DraftState,
  locale: Locale,
): boolean {
  const [old, fresh] = [before.fields.get(path), after.fields.get(path)];
  if (!page || !old || !fresh) return false;
  if (old.kind === "picture" && fresh.kind === "picture")
    return showPicture(page.imagesOf(path), old, fresh, locale);
  const nodes = page.textsOf(path);
  // A fact of the company, such as its name, is part of sentences that have their own marks.
  if (nodes.length === 0 && path.startsWith("company.")) return false;
  const fill = (text: string) => fillPlaceholders(text, after.companyPlaceholders[locale]);
  const oldTexts = nodes.map((node) => node.data);
  const texts = textsShown(oldTexts, old, fresh, locale, fill);
  for (const [index, text] of texts?.entries() ?? [])
    nodes[index]?.replaceData(0, oldTexts[index]?.length ?? 0, text);
  return texts !== undefined;
}
