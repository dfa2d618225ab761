import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { pageFormWords as words } from "#content/admin/own-pages/page-form.ts";
import { scheduleWords } from "#content/admin/publication/schedule.ts";
import { fill } from "#content/fill.ts";
import type { EditablePage, OwnPageContent } from "#domain/own-pages/own-page.ts";
import type { ToastMessage } from "../../../ui/tools/Toasts.tsx";
import { useToast } from "../../../ui/tools/toast.tsx";
import { koreanMinute } from "../../dates.ts";
import { failureToast } from "../../failure-text.ts";
import { newerPage, pagesKey, publishPage, revertPage, unschedulePage, withdrawPage } from "../page-api.ts";
import { isPublishedSince, isSameDraft, normalized } from "../state/page-edits.ts";
import type { PageDraftState } from "./use-page-draft.ts";
import { type StoredPageOptions, useStoredPage } from "./use-stored-page.ts";

export type PageAction = "save" | "publish" | "other";

/** Stores, publishes and unpublishes a page and reports the result. A refusal keeps all entries. */
export function usePageSaving(options: StoredPageOptions) {
  const { editing } = options;
  const showToast = useToast();
  const client = useQueryClient();
  const [pending, setPending] = useState<PageAction>();
  const stopping = useRef<AbortController>(undefined);
  const { send, continueFrom, mergeStoredPage, showFailure, startAnew, ...stored } = useStoredPage(options);

  /** @returns the stored page; `undefined` after a refusal, which is shown */
  async function store(): Promise<EditablePage | undefined> {
    const { base, draft: entered } = editing.latest.current;
    if (base && isSameDraft(entered, base.draft)) return base;
    stopping.current = new AbortController();
    try {
      const saved = await send(normalized(entered), stopping.current.signal);
      continueFrom(saved);
      return saved;
    } catch (failure) {
      showFailure(words.failure, failure);
      return undefined;
    }
  }

  async function run(action: PageAction, work: () => Promise<ToastMessage | undefined>): Promise<void> {
    setPending(action);
    try {
      const message = await work();
      if (!message) return;
      await client.invalidateQueries({ queryKey: pagesKey });
      showToast(message);
    } catch (failure) {
      showFailure(action === "publish" ? words.notPublished : words.failure, failure);
    } finally {
      setPending(undefined);
    }
  }

  const save = (description?: string) =>
    run("save", async () => {
      const saved = await store();
      const title = saved?.state === "public" ? words.savedUnchanged : words.saved;
      return saved && { title, ...(description === undefined ? {} : { description }) };
    });

  return {
    ...stored,
    pending,
    save,
    publish: publishing({ editing, continueFrom, mergeStoredPage, run, store }),
    stop: () => stopping.current?.abort(),
    /** Continues from the conflicting version, with the chosen content of both in the form. */
    resolveConflict: continueFrom,
    saveAsNew() {
      startAnew();
      return save();
    },
    ...storedChanges({ editing, continueFrom, mergeStoredPage, run }),
  };
}

interface StoredChangesOptions {
  editing: PageDraftState;
  continueFrom: (page: EditablePage, draft?: OwnPageContent) => void;
  mergeStoredPage: (page: EditablePage) => void;
  run: (action: PageAction, work: () => Promise<ToastMessage | undefined>) => Promise<void>;
}

/** Returns a function that stores unsaved entries, and publishes them now or at a time. */
function publishing({
  editing,
  continueFrom,
  mergeStoredPage,
  run,
  store,
}: StoredChangesOptions & { store: () => Promise<EditablePage | undefined> }) {
  return (at: string | null) =>
    run("publish", async () => {
      // The saved page may have a schedule that was not shown yet.
      const publishAt = editing.latest.current.base?.publishAt ?? null;
      const saved = await store();
      if (!saved) return undefined;
      try {
        continueFrom(await published({ ...saved, publishAt }, at));
      } catch (failure) {
        const rescheduled = newerPage(failure);
        if (!rescheduled || !isSameDraft(rescheduled.draft, saved.draft)) throw failure;
        mergeStoredPage(rescheduled);
        return failureToast(words.notPublished, failure);
      }
      return {
        title: at === null ? words.published : fill(scheduleWords.done, { time: koreanMinute(at) }),
      };
    });
}

function storedChanges({ editing, continueFrom, mergeStoredPage, run }: StoredChangesOptions) {
  const change = (work: (base: EditablePage) => Promise<ToastMessage>) =>
    run("other", async () => {
      const { base } = editing.latest.current;
      return base && work(base);
    });
  /** @param refused title of the message where the page has another schedule than was shown */
  const changeState = (
    refused: string,
    work: (base: EditablePage) => Promise<{ page: EditablePage; title: string }>,
  ) =>
    change(async (base) => {
      try {
        const { page, title } = await work(base);
        mergeStoredPage(page);
        return { title };
      } catch (failure) {
        const rescheduled = newerPage(failure);
        if (!rescheduled) throw failure;
        mergeStoredPage(rescheduled);
        return failureToast(refused, failure);
      }
    });
  return {
    unschedule: (publishAt: string) =>
      changeState(scheduleWords.notCancelled, async ({ id }) => {
        const page = await unschedulePage(id, publishAt);
        const { alreadyOut, undone } = scheduleWords;
        return { page, title: isPublishedSince(publishAt, page) ? alreadyOut : undone };
      }),
    withdraw: () =>
      changeState(words.withdraw.failure, async (base) => {
        return { page: await withdrawPage(base), title: words.withdraw.done };
      }),
    revert: (version: number) =>
      change(async (base) => {
        const page = await revertPage(base, version);
        continueFrom(page, page.draft);
        return { title: words.history.loaded };
      }),
  };
}

/** Publishes a page. An attempt without a response may have succeeded: then the newer version has the same draft. */
async function published(page: EditablePage, at: string | null): Promise<EditablePage> {
  try {
    return await publishPage(page, at);
  } catch (failure) {
    const newer = newerPage(failure);
    const isRepeated = newer && newer.updatedAt !== page.updatedAt && isSameDraft(newer.draft, page.draft);
    if (isRepeated) return await publishPage({ ...newer, publishAt: page.publishAt }, at);
    throw failure;
  }
}
