import { pageListWords } from "#content/admin/own-pages/page-list.ts";
import { fill } from "#content/fill.ts";
import type { ListedPage } from "#domain/own-pages/own-page.ts";
import { useToast } from "../../ui/tools/toast.tsx";
import { useSequentialChanges } from "../records/use-sequential-changes.ts";
import { useSingleFlight } from "../records/use-single-flight.ts";
import { linksNote } from "./links-note.ts";
import { erasePage, pagesKey, removePage, restorePage, undoPageRemoval } from "./page-api.ts";
import { titleOf } from "./page-title.ts";

type NamedPage = Pick<ListedPage, "id" | "kind" | "title">;

export interface PageChanges {
  /** Deletes without a confirmation, because it can be undone. */
  remove(page: NamedPage & Pick<ListedPage, "publicAddress">): Promise<void>;
  restore(page: NamedPage): Promise<void>;
  /** Deletes a page in the trash for good. */
  erase(page: NamedPage): Promise<void>;
}

export function usePageChanges(): PageChanges {
  const showToast = useToast();
  const onceEach = useSingleFlight();
  const words = pageListWords;
  const attempt = useSequentialChanges(pagesKey, words.failure);

  const restore = (page: NamedPage, call: (id: number) => Promise<void>) =>
    onceEach(page.id, async () => {
      if (await attempt(() => call(page.id)))
        showToast({ title: fill(words.restored[page.kind], { title: titleOf(page) }) });
    });

  return {
    restore: (page) => restore(page, restorePage),
    remove: (page) =>
      onceEach(page.id, async () => {
        if (!(await attempt(() => removePage(page.id)))) return;
        const description = linksNote(page);
        showToast({
          title: fill(words.removed[page.kind], { title: titleOf(page) }),
          ...(description ? { description } : {}),
          action: { label: words.removed.undo, run: () => void restore(page, undoPageRemoval) },
        });
      }),
    erase: (page) =>
      onceEach(page.id, async () => {
        if (await attempt(() => erasePage(page.id)))
          showToast({ title: fill(words.trash.erased, { title: titleOf(page) }) });
      }),
  };
}
